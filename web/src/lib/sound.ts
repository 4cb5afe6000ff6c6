// A few dry sounds; none before a person has pressed anything, and none where they are switched off.

import type { Cue } from "./cues";
import { settings } from "./settings.svelte";

const SPREAD = 0.05; // how much higher or lower a cue is from one time to the next: the hundredth is not the first again
const SOONEST = 40; // milliseconds between two of a kind, which would be heard as one that is too loud

let stage: AudioContext | undefined;
const made = new Map<Cue, AudioBuffer>();
const played = new Map<Cue, number>();

/** Whether a person has pressed anything on this page: browsers and people want no sound before. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Play a sound, if this person wants any; nothing is ever said by sound alone. */
export function sound(cue: Cue): void {
  const now = performance.now();
  if (!settings.sound || document.hidden || !hasPressed() || now - (played.get(cue) ?? -Infinity) < SOONEST) return;
  played.set(cue, now);
  stage ??= new AudioContext();
  void play(stage, cue).catch(() => undefined); // a sound that cannot be had is no fault
}

async function play(stage: AudioContext, cue: Cue): Promise<void> {
  await stage.resume();
  const source = stage.createBufferSource();
  source.buffer = await bufferOf(stage, cue);
  source.playbackRate.value = 1 + (Math.random() - 0.5) * SPREAD;
  source.connect(stage.destination);
  source.start();
}

async function bufferOf(stage: AudioContext, cue: Cue): Promise<AudioBuffer> {
  const found = made.get(cue);
  if (found) return found;
  const { samplesOf } = await import("./cues");
  const samples = samplesOf(cue, stage.sampleRate);
  const buffer = stage.createBuffer(1, samples.length, stage.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(cue, buffer);
  return buffer;
}
