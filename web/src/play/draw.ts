// Drawing several cards of an action at once: the same answers one after the other.

import type { Table } from "../lib/table.svelte";
import { answer } from "./answer";

/** Draw some cards more and reveal. */
export function drawAndReveal(table: Table, extra: number): void {
  table.plan = [...Array<"draw">(extra).fill("draw"), "reveal"];
  followPlan(table);
}

/** Draw some cards more and think again. */
export function drawOn(table: Table, extra: number): void {
  table.plan = Array<"draw">(extra).fill("draw");
  followPlan(table);
}

/** Give the next answer of the plan, or give it up where that is not offered. */
export function followPlan(table: Table): void {
  const role = table.plan.shift();
  if (!role) return;
  const choice = table.offered.find((each) => each.role === role);
  if (choice) answer(table, choice);
  else table.plan = [];
}
