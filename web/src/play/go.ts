// Going or looking somewhere: the action and the place are one answer, and the table does what lies between.

import type { Table } from "../lib/table.svelte";
import type { Choice, Plan } from "../wire";
import { answer } from "./answer";

/** The action with which a plan begins. */
export function beginning(table: Table, plan: Plan): Choice | undefined {
  return table.choices.find((choice) => choice.id === plan.option);
}

/** The place to which a player wants an action to lead. */
export function planOf(table: Table, option: string, to: string): Plan | undefined {
  return to ? table.asking?.plans.find((plan) => plan.option === option && plan.to === to) : undefined;
}

/** Go there; of several who could, it is asked who. */
export function goThere(table: Table, plans: readonly Plan[]): void {
  const [plan] = plans;
  const choice = plan && beginning(table, plan);
  if (plans.length > 1) table.overlay = { what: "lead", choices: [], plans: [...plans] };
  else if (choice) answer(table, choice, "", { plan });
}

/** Begin an action that lies on a card: one's own, or else it is asked who leads it. */
export function begin(table: Table, choices: readonly Choice[]): void {
  const [only] = ownOf(table, choices);
  if (only) answer(table, only);
  else if (choices.length) table.overlay = { what: "lead", choices: [...choices] };
}

/** The choice that a press stands for: the only one, or the only one that is this person's own; none where it is to be asked. */
export function ownOf(table: Table, choices: readonly Choice[]): Choice[] {
  if (choices.length < 2) return [...choices];
  const own = choices.filter(({ seat }) => seat !== null && table.holds(seat));
  return own.length === 1 ? own : [];
}
