// Places of the Board that can be pressed to go or to look there: the plans that the server tells, by their cell.

import type { Plan, View, Vote } from "../wire";
import { cellBeyond, cellOf, keyOf } from "./places";

/** The plans of these seats by the place to which they lead. */
export function plansByPlace(
  view: View | null,
  plans: readonly Plan[],
  holds: (seat: number) => boolean,
): Record<string, Plan[]> {
  const found: Record<string, Plan[]> = {};
  for (const plan of view ? plans.filter(({ seat }) => holds(seat)) : []) {
    const cell = plan.card
      ? view!.board.find((each) => each.card?.id === plan.card)
      : plan.side && cellBeyond(view!, cellOf(view!, plan.seat), plan.side);
    if (cell) (found[keyOf(cell.column, cell.row)] ??= []).push(plan);
  }
  return found;
}

/** The seats that have spoken for going or looking somewhere, by place. */
export function wantedByPlace(
  view: View | null,
  plans: readonly Plan[],
  votes: readonly Vote[],
): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [key, there] of Object.entries(plansByPlace(view, plans, () => true))) {
    const seats = votes
      .filter((vote) => there.some(({ option, to }) => option === vote.option && to === vote.to))
      .map(({ seat }) => seat);
    if (seats.length) found[key] = seats;
  }
  return found;
}
