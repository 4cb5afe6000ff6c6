// What a screen reader is told: the journal's sentences politely, decisions and endings at once. While a dialog lies open
// nothing outside it is heard, so that each has a voice of its own and the topmost speaks.

/** What is told in one place; `Voices.svelte` makes it heard there. */
export class Voice {
  polite = $state("");
  urgent = $state("");
}

const SOON = 100; // milliseconds: a dialog that opens or closes with these words has done so, and its voice is known

const voices: Voice[] = [];

/** Let a voice speak in place of those before it; gives back how to end that. */
export function speakThrough(voice: Voice): () => void {
  voices.push(voice);
  return () => void voices.splice(voices.indexOf(voice), 1);
}

export function tell(text: string): void {
  say("polite", text);
}

export function announce(text: string): void {
  say("urgent", text);
}

/** Say it after all that happens together with it; what is said twice differs a little, or it would not be heard again. */
function say(how: "polite" | "urgent", text: string): void {
  setTimeout(() => {
    const voice = voices.at(-1);
    if (voice) voice[how] = text === voice[how] ? `${text}\u00A0` : text;
  }, SOON);
}
