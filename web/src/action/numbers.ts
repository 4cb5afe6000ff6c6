// What the players know of the cards that a text calls by their numbers.

import type { TextLine } from "../wire";

/** Cards alone have numbers of three digits. */
const NUMBER = /(?<!\d)\d{3}(?!\d)/g;

/** The lines of a text with every number told. */
export function toldNumbers(lines: readonly TextLine[], tell: (number: string) => string): TextLine[] {
  return lines.map((line) => ({ ...line, text: line.text.replace(NUMBER, tell) }));
}
