// A few dry sounds, made as they are needed; silent unless wanted.

import { CUES, type Cue } from "./cues";
import { settings } from "./settings.svelte";

let stage: AudioContext | undefined;

/** Play a sound, if this person wants any; nothing is ever said by sound alone. */
export function sound(cue: Cue): void {
  if (!settings.sound) return;
  stage ??= new AudioContext();
  void stage.resume();
  CUES[cue](stage, stage.currentTime);
}
