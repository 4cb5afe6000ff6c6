// Choices of the same card for several people, together: one row for the card, the people side by side.

import type { Choice } from "../wire";

/** A row of a list: one choice, or a card with everybody for whom it may be chosen. */
export interface Row {
  choice: Choice;
  people: Choice[]; // two or more, each for another seat; none where there is but one choice
}

/** Rows in the order of their first choice. */
export function grouped(choices: readonly Choice[]): Row[] {
  const rows: Row[] = [];
  for (const choice of choices) {
    const row = rows.find(
      ({ choice: first, people }) =>
        isAlike(first, choice) && [first, ...people].every((each) => each.seat !== choice.seat),
    );
    if (!row) rows.push({ choice, people: [] });
    else if (row.people.length) row.people.push(choice);
    else row.people = [row.choice, choice];
  }
  return rows;
}

function isAlike(one: Choice, other: Choice): boolean {
  const both = [one, other].every(
    (each) => each.card !== null && each.seat !== null && !each.is_action && !each.standing && !each.wants,
  );
  return both && one.card === other.card && one.verb === other.verb && one.n === other.n;
}
