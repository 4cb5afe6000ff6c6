// Taking part in an action, or letting others, without being asked again: the table keeps that promise.

import type { Table } from "../lib/table.svelte";
import type { Choice } from "../wire";

/** Take part in a proposed action or stay out of it, or let everybody who leads it with this person; null to be asked. */
export function comeAlong(table: Table, choice: Choice, joins: boolean | null = true): void {
  const { asking } = table;
  if (!asking) return;
  table.along = joins === null ? null : { serial: asking.serial, joins };
  table.send({ type: "take-part", serial: asking.serial, option: choice.id, joins });
}

/** Whether a choice is to take part in an action, or to let another player. */
export function isJoining(choice: Choice): boolean {
  return choice.role === "join" || choice.role === "accept";
}
