// The cues themselves, each a few nodes that play once: paper, a click, struck glass, a breath out.

export type Cue = "paper" | "click" | "glass" | "breath";

export const CUES: Record<Cue, (stage: BaseAudioContext, at: number) => void> = {
  paper: (stage, at) => rustle(stage, at, { ms: 90, from: 2600, to: 5200, loud: 0.09 }),
  click: (stage, at) => rustle(stage, at, { ms: 18, from: 3400, to: 2400, loud: 0.16 }),
  breath: (stage, at) => rustle(stage, at, { ms: 620, from: 900, to: 260, loud: 0.1 }),
  glass: (stage, at) => [1046, 2637, 4186].forEach((pitch, n) => ring(stage, at, pitch, 0.08 / (n + 1))),
};

/** Noise through a narrow band that moves. */
function rustle(
  stage: BaseAudioContext,
  at: number,
  { ms, from, to, loud }: { ms: number; from: number; to: number; loud: number },
): void {
  const length = Math.ceil((stage.sampleRate * ms) / 1000);
  const noise = stage.createBuffer(1, length, stage.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 2;
  const source = stage.createBufferSource();
  source.buffer = noise;
  const band = stage.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + ms / 1000);
  source.connect(band).connect(volume(stage, loud)).connect(stage.destination);
  source.start(at);
}

/** One partial of struck glass. */
function ring(stage: BaseAudioContext, at: number, pitch: number, loud: number): void {
  const tone = stage.createOscillator();
  tone.frequency.value = pitch;
  const fading = volume(stage, loud);
  fading.gain.setValueAtTime(loud, at);
  fading.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  tone.connect(fading).connect(stage.destination);
  tone.start(at);
  tone.stop(at + 0.95);
}

function volume(stage: BaseAudioContext, loud: number): GainNode {
  const gain = stage.createGain();
  gain.gain.value = loud;
  return gain;
}
