// Taking part in an action, or letting others, without being asked again.

import type { Table } from "../lib/table.svelte";
import type { Choice } from "../wire";

/** Take part in a proposed action or stay out of it, or let everybody who leads it with this person. */
export function comeAlong(table: Table, choice: Choice, joins = true): void {
  const { asking } = table;
  table.along = asking ? { serial: asking.serial, verb: choice.verb, seat: choice.seat, joins } : null;
}

/** The action has begun that was agreed to with that in mind: say so as soon as that is asked. */
export function keepPromise(table: Table): void {
  const { along, asking, action } = table;
  if (!along || !asking || asking.serial === along.serial) return;
  if (!action || table.gathering === null || action.verb !== along.verb || action.active !== along.seat) {
    table.along = null; // it came otherwise, or all are asked
    return;
  }
  const word = asking.yours
    ? table.offered.find((choice) => (along.joins ? isJoining(choice) : choice.role === "stay-out"))
    : undefined;
  if (!word || table.busy) return;
  table.busy = true;
  table.send({ type: "answer", serial: asking.serial, option: word.id, value: "", seat: null });
}

/** Whether a choice is to take part in an action, or to let another player. */
export function isJoining(choice: Choice): boolean {
  return choice.role === "join" || choice.role === "accept";
}
