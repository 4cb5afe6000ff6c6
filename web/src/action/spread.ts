// What can be chosen on cards: which choices lie on which card, and which of them stand for themselves.

import type { Choice, Face } from "../wire";

/** A card and what may become of it: a button each, or one for every player for whom it may be chosen. */
export interface Laid {
  card: string;
  choices: Choice[];
}

/** What is asked, as it is laid out: cards with their buttons, amounts of one thing, and everything else. */
export interface Layout {
  laid: Laid[];
  amounts: Choice[];
  rest: Choice[];
}

const FEWEST_AMOUNTS = 3; // fewer are quicker pressed than set

/** Lay out what is asked; `shown` says what the face of a card is that does not lie before one's eyes already. */
export function layout(choices: readonly Choice[], shown: (card: string) => Face | undefined): Layout {
  const amounts = choices.filter((choice) => choice.gauges !== null);
  const counted = amounts.length >= FEWEST_AMOUNTS ? amounts.toSorted((one, other) => one.n! - other.n!) : [];
  const laid: Laid[] = [];
  const rest: Choice[] = [];
  for (const choice of choices) {
    if (counted.includes(choice)) continue;
    const face = liesOnCard(choice) ? shown(choice.card!) : undefined;
    const there = face && laid.find(({ card }) => card === choice.card);
    if (there) there.choices.push(choice);
    else if (face) laid.push({ card: choice.card!, choices: [choice] });
    else rest.push(choice);
  }
  return { laid, amounts: counted, rest };
}

function liesOnCard({ card, is_action, standing, wants, role, gauges }: Choice): boolean {
  return card !== null && !is_action && !standing && !wants && role !== "reply" && gauges === null;
}

/** What stands on the button of a choice: what becomes of the card, or all of it where that would not tell two apart. */
export function buttonOf(choice: Choice, all: readonly Choice[]): string {
  const same = all.filter((other) => other.button === choice.button && other.seat === choice.seat);
  return choice.button && same.length === 1 ? choice.button : choice.label;
}
