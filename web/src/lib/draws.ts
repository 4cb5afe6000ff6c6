// What the lines of the journal tell of a draw: which cards came up, what was applied to them, and what came of it.

import type { Line } from "../wire";
import { consequences, has, type Reading } from "./readings";

/** Cards that were just revealed, to be turned one by one. */
export interface Draw {
  cards: { card: string; fromPile: boolean }[];
  outcome: "success" | "failure" | null;
  text: string;
  helped: string[]; // what was applied to it
  then: string[]; // what came of it, as the journal tells it
  settled: boolean; // they lay open before
}

/** What is told with what is to be read. */
export const saidBy = (waiting: readonly Reading[]): Set<string> =>
  new Set(waiting.flatMap(({ said, prose, then }) => [said, prose, ...then]));

/** What of these lines is told neither with a draw nor with what is to be read. */
export function untold(lines: readonly Line[], draw: Draw | null, waiting: readonly Reading[]): string[] {
  const told = new Set([...(draw?.then ?? []), ...saidBy(waiting)]);
  return lines
    .filter((line) => !line.talk && !line.prose && !has(line, "plain") && !told.has(line.text))
    .map((line) => line.text);
}

/** What was applied to a result, each effect told once. */
function applied(lines: Line[]): string[] {
  return [...new Set(lines.filter((line) => has(line, "helps")).map((line) => line.text))];
}

/** The draw that these lines of the journal tell of, if they do. */
export function drawn(lines: Line[]): Draw | null {
  const cards = lines
    .filter((line) => has(line, "reveals"))
    .flatMap((line) => line.cards.map((card) => ({ card, fromPile: has(line, "from-pile") })));
  if (!cards.length) return null;
  const at = lines.findLastIndex((line) => has(line, "succeeds", "fails"));
  const last = lines[at];
  const first = lines.findIndex((line) => has(line, "reveals"));
  return {
    cards,
    outcome: last ? (has(last, "succeeds") ? "success" : "failure") : null,
    text: last?.text ?? "",
    helped: applied(lines.slice(first, last ? at : undefined)),
    then: last ? consequences(lines.slice(at + 1)) : [],
    settled: false,
  };
}

/** The draw that lay open while somebody still thought about it, now that it is decided. */
export function decided(lines: Line[], fresh: Line[]): Draw | null {
  const verdict = fresh.findIndex((line) => has(line, "succeeds", "fails"));
  if (verdict < 0) return null;
  const until = lines.findIndex((line) => line.n === fresh[verdict]!.n);
  const from = lines.findLastIndex((line, at) => at < until && has(line, "acts"));
  const draw = drawn(lines.slice(Math.max(0, from), until + 1));
  return draw && { ...draw, then: consequences(fresh.slice(verdict + 1)), settled: true };
}

/** The line with which the action began whose cards were revealed last. */
export function beginningOfDraw(lines: readonly Line[]): number {
  const last = lines.findLast((line) => has(line, "reveals"))?.n ?? 0;
  return lines.findLast((line) => has(line, "acts") && line.n < last)?.n ?? 0;
}
