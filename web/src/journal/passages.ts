// What was read out, under the words that asked for it: paragraphs have numbers, which are nobody's business but the book's.

import type { Line } from "../wire";

/** What somebody chose right before this was read; nothing if it was read for another reason. */
export function askedBefore(lines: readonly Line[], read: Line): string {
  const at = lines.findIndex((line) => line.n === read.n);
  const before = lines.slice(Math.max(0, at - 2), Math.max(0, at)).findLast((line) => line.what === "replied" || line.what === "read");
  return before?.what === "replied" ? before.text : "";
}
