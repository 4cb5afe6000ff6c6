// The cues, each a short sound that is reckoned once: paper, a click, struck glass, a breath out, fog that draws back. They
// are plain samples, so that how loud they are can be measured where nothing is heard (`cues.test.ts`).

export type Cue = "paper" | "click" | "glass" | "breath" | "fog";

interface Rustle {
  ms: number;
  from: number; // the middle of its band in hertz, as it begins
  to: number; // and as it ends
  rise: number; // the share of its length in which it swells
  loud: number;
}

const RUSTLES: Record<Exclude<Cue, "glass">, Rustle> = {
  paper: { ms: 110, from: 2600, to: 4600, rise: 0.08, loud: 0.13 },
  click: { ms: 34, from: 3000, to: 2000, rise: 0.02, loud: 0.2 },
  breath: { ms: 620, from: 760, to: 240, rise: 0.18, loud: 0.13 },
  fog: { ms: 900, from: 520, to: 1300, rise: 0.35, loud: 0.062 },
};

const GLASS = { ms: 700, partials: [1046, 2637, 4186], loud: 0.04 };
const END = 0.004; // seconds in which whatever is left fades, so that nothing clicks

/** All samples of a cue, between -1 and 1. */
export function samplesOf(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const samples = cue === "glass" ? rung(rate) : rustled(RUSTLES[cue], rate);
  const last = Math.round(END * rate);
  for (let n = 0; n < last; n++) samples[samples.length - 1 - n]! *= n / last;
  return samples;
}

/** Noise that is the same every time. */
function noise(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** Noise through a band that moves. */
function rustled({ ms, from, to, rise, loud }: Rustle, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round((rate * ms) / 1000));
  const next = noise();
  let low = 0;
  let band = 0;
  for (let n = 0; n < samples.length; n++) {
    const at = n / samples.length;
    const middle = 2 * Math.sin((Math.PI * from * (to / from) ** at) / rate);
    const high = next() - low - band;
    band += middle * high;
    low += middle * band;
    const swell = at < rise ? at / rise : ((1 - at) / (1 - rise)) ** 2;
    samples[n] = band * swell * loud;
  }
  return samples;
}

/** Struck glass: a few partials that die away, the higher the sooner. */
function rung(rate: number): Float32Array<ArrayBuffer> {
  const { ms, partials, loud } = GLASS;
  const samples = new Float32Array(Math.round((rate * ms) / 1000));
  for (let n = 0; n < samples.length; n++) {
    const seconds = n / rate;
    const struck = Math.min(1, seconds / 0.003);
    partials.forEach((pitch, each) => {
      const dying = Math.exp(-seconds * (7 + each * 5));
      samples[n]! += ((Math.sin(2 * Math.PI * pitch * seconds) * dying) / (each + 1)) * loud * struck;
    });
  }
  return samples;
}
