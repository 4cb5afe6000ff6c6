// The state of a table as the server sends it: put together from its parts, and what can be read from it at once.

import type { Choice, RefusedAction, SeenCard, TableState, View } from "../wire";

/** The state of a game that is only looked at again: nothing is asked in it. */
export const NOTHING_ASKED: Omit<TableState, "view" | "nouns" | "title" | "adventure"> = {
  asking: null,
  agreement: null,
  refused: [],
  action: null,
  drawn: null,
  table_seats: [],
  people: [],
  undo: { answers: 0, barrier: "", request: null },
  status: "",
  aims: [],
  ending: "",
  changed: "",
  achieved: [],
  again: "",
  lifted: false,
  interlude: null,
};

const PILES = "view.piles.";

/** A state with parts replaced; the fields of the view come one by one, as `view.board`, and its piles as `view.piles.past`. */
export function merged(state: TableState | null, parts: Record<string, unknown>): TableState {
  const top: Record<string, unknown> = { ...state };
  const view: Record<string, unknown> = { ...state?.view };
  const piles: Record<string, unknown> = { ...state?.view.piles };
  for (const [path, value] of Object.entries(parts)) {
    if (path.startsWith(PILES)) piles[path.slice(PILES.length)] = value;
    else if (path.startsWith("view.")) view[path.slice(5)] = value;
    else top[path] = value;
  }
  view.piles = piles;
  return { ...top, view } as unknown as TableState;
}

/** Every card that lies open, by its id, with what lies or is written on it. */
export function openCards(view: View | null): Record<string, SeenCard> {
  const found: Record<string, SeenCard> = {};
  const note = (cards: readonly (SeenCard | null | undefined)[]): void => {
    for (const card of cards) {
      if (!card) continue;
      found[card.id] = card;
      note(card.bears);
    }
  };
  note((view?.board ?? []).flatMap((cell) => [cell.card, ...cell.beside]));
  note((view?.seats ?? []).flatMap((seat) => seat.hand));
  note(
    Object.values(view?.piles ?? {}).flatMap((pile) => [...pile.cards, ...pile.items.flatMap((item) => item.cards)]),
  );
  for (const seat of view?.seats ?? []) {
    if ("items" in seat) note(seat.items.flatMap((item) => item.cards));
    if ("purse" in seat) note([seat.card, ...seat.purse, ...seat.blocked]);
  }
  if (view && "leaflet" in view)
    note([...view.world_map, ...view.leaflet.side_quests, ...view.leaflet.buildings].map((each) => each.card));
  return found;
}

/** These by the key that each has; those without one are left out. */
export function groupedBy<Item>(
  items: readonly Item[],
  key: (item: Item) => string | null | undefined,
): Record<string, Item[]> {
  const found: Record<string, Item[]> = {};
  for (const item of items) {
    const under = key(item);
    if (under) (found[under] ??= []).push(item);
  }
  return found;
}

/** Choices or refused actions by the card they lie on. */
export function byCard<Item extends Choice | RefusedAction>(items: readonly Item[]): Record<string, Item[]> {
  return groupedBy(items, (item) => item.card);
}
