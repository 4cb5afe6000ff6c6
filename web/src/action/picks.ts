// Questions that are answered with a card that lies there: which choices rest on which card.

import { groupedBy } from "../lib/state";
import type { Choice } from "../wire";

export interface Picks {
  byCard: Record<string, Choice[]>;
  others: Choice[]; // with none of them
}

const MOST = 2; // of those that rest on no card: a button each

/** How a question is answered with these cards; null if it is about something else, or about more than them. */
export function picksAmong(choices: readonly Choice[], cards: readonly string[]): Picks | null {
  const rests = choices.filter(({ card }) => card !== null);
  const others = choices.filter(({ card }) => card === null);
  const fits =
    rests.length > 0 &&
    others.length <= MOST &&
    rests.every(({ card, wants, is_action }) => cards.includes(card!) && !wants && !is_action) &&
    others.every(({ wants, is_action, role }) => !wants && !is_action && role !== "draw" && role !== "reveal");
  return fits ? { byCard: groupedBy(rests, ({ card }) => card), others } : null;
}
