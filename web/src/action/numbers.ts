// What the players know of the cards that a text calls by their numbers.

import { t } from "../lib/words.svelte";
import type { TextLine } from "../wire";

/** Cards alone have numbers of three digits. */
const NUMBER = /(?<!\d)\d{3}(?!\d)/g;

/** The lines of a text in which a number, which says nothing to players, has beside it what they know of its card. */
export function toldNumbers(lines: readonly TextLine[], known: (number: string) => string | undefined): TextLine[] {
  const tell = (n: string): string => {
    const card = known(n);
    if (card === undefined) return t("number-unseen", { n });
    return card ? t("number-is", { n, card }) : n;
  };
  return lines.map((line) => ({ ...line, text: line.text.replace(NUMBER, tell) }));
}
