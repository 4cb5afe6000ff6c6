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

/** Whether choices differ only in the player for whom they are: their buttons bear no more than flag and name. */
export function areForPeople(choices: readonly Choice[]): boolean {
  return (
    choices.length > 1 &&
    choices.every(({ verb, seat }) => verb === choices[0]!.verb && seat !== null) &&
    new Set(choices.map(({ seat }) => seat)).size === choices.length
  );
}

/** What stands on the button of a choice: what becomes of the card, or all of it where that would not tell two apart. */
export function buttonOf(choice: Choice, all: readonly Choice[]): string {
  const same = all.filter((other) => other.button === choice.button && other.seat === choice.seat);
  return choice.button && same.length === 1 ? choice.button : choice.label;
}

const GAP = 12; // between cards
const BELOW = 20; // between rows of them
const FOOT = 56; // the button below a card
const LARGE = 300;
const LEAST = 172; // the smallest size at which a card is read
const EASY = 200; // and at which that is easy

/** How many cards lie side by side, and how large: as large as they can be while all of them are seen with their buttons,
    and where that would be too small as large as the width has room for. `row`: they are drawn aside, one by one. */
export function arranged(cards: number, width: number, height: number): { size: number; row: boolean; seen: boolean } {
  const across = (columns: number): number => Math.floor((width + GAP) / columns) - GAP;
  const columns = Math.max(1, Math.floor((width + GAP) / (EASY + GAP)));
  if (columns === 1) return { size: Math.min(240, width - 40), row: true, seen: false };
  let best = 0;
  for (let along = 1; along <= cards; along += 1) {
    const rows = Math.ceil(cards / along);
    const down = Math.floor((height + BELOW) / rows) - BELOW - FOOT;
    best = Math.max(best, Math.min(LARGE, across(Math.max(along, 2)), down));
  }
  if (best >= LEAST) return { size: best, row: false, seen: true };
  const most = height > 0 && height < LARGE + FOOT ? EASY : LARGE; // not even one row of them would be seen
  return { size: Math.min(most, across(Math.min(columns, Math.max(cards, 2)))), row: false, seen: false };
}
