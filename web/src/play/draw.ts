// Drawing several cards of an action with one answer; the table goes on with the others by itself.

import type { Table } from "../lib/table.svelte";
import type { Choice } from "../wire";
import { answer } from "./answer";

/** Draw some cards more and reveal. */
export function drawAndReveal(table: Table, extra: number): void {
  follow(table, [...Array<"draw">(extra).fill("draw"), "reveal"]);
}

/** Draw some cards more and think again. */
export function drawOn(table: Table, extra: number): void {
  follow(table, Array<"draw">(extra).fill("draw"));
}

function follow(table: Table, [first, ...then]: Choice["role"][]): void {
  const choice = table.offered.find((each) => each.role === first);
  if (choice) answer(table, choice, "", { then });
}
