// What a screen reader is told: the journal's sentences politely, decisions and endings at once.

export const speech = $state({ polite: "", urgent: "" });

export function tell(text: string): void {
  speech.polite = text === speech.polite ? `${text}\u00A0` : text;
}

export function announce(text: string): void {
  speech.urgent = text === speech.urgent ? `${text}\u00A0` : text;
}
