// What a screen reader is told: the journal's sentences politely, decisions and endings at once. While a dialog lies open
// nothing outside it is heard, so that each has a region of its own and the topmost speaks.

/** What is told in one place; `LiveRegions.svelte` makes it heard there. */
export class LiveRegion {
  polite = $state("");
  urgent = $state("");
}

const SOON = 100; // milliseconds: a dialog that opens or closes with these words has done so, and its region is known

const regions: LiveRegion[] = [];

/** Let a region speak in place of those before it; gives back how to end that. */
export function speakThrough(region: LiveRegion): () => void {
  regions.push(region);
  return () => void regions.splice(regions.indexOf(region), 1);
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
    const region = regions.at(-1);
    if (region) region[how] = text === region[how] ? `${text}\u00A0` : text;
  }, SOON);
}
