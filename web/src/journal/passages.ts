// What was read out, under the words that asked for it: paragraphs have numbers, which are nobody's business but the book's.

import { plain } from "../lib/places";
import { has, storyOf } from "../lib/readings";
import type { Face, Line } from "../wire";

/** Something that was read out, and what it answers. */
export interface Passage {
  n: number; // of the line in the journal; 0 for a page that was opened before
  asked: string;
  prose: string;
}

/** The lines that read something out; in a journal as it stands, the older ones no longer do. */
export function readOut(lines: readonly Line[], whole: boolean): Line[] {
  const from = whole ? lines.findIndex((line) => line.prose) : 0;
  return from < 0
    ? []
    : lines
        .slice(from)
        .flatMap((line) => (line.prose ? line : has(line, "recites") ? { ...line, prose: line.text } : []));
}

/** What was read out, in its order; a page that lies open and was not read just now comes first. */
export function passages(lines: readonly Line[], read: readonly Line[], open?: Face): Passage[] {
  const isOpen = (line: Line): boolean =>
    open !== undefined && line.cards.some((card) => plain(card) === plain(open.id));
  const found = read.map((line) => ({
    n: line.n,
    asked: has(line, "paragraph") || isOpen(line) ? askedBefore(lines, line) : has(line, "recites") ? "" : line.text,
    prose: line.prose,
  }));
  return open && storyOf(open) && !read.some(isOpen) ? [{ n: 0, asked: "", prose: storyOf(open) }, ...found] : found;
}

/** What a player chose right before this was read; nothing if it was read for another reason. */
export function askedBefore(lines: readonly Line[], read: Line): string {
  const at = lines.findIndex((line) => line.n === read.n);
  const before = lines
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .findLast((line) => has(line, "replies") || has(line, "paragraph"));
  return before && has(before, "replies") ? before.text : "";
}
