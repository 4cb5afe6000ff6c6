// The piles of a view: what one may see of each, and how many cards there are in all.

import type { SeenItem, SeenPile, View } from "../wire";

const ITEM = "item"; // not a pile of the table, but looked through like one: `item:0:2` is the third of the first seat

/** The piles that are offered to be looked through, by their keys. */
export function listedPiles(view: View): [string, SeenPile][] {
  return Object.entries(view.piles).filter(([, pile]) => pile.is_listed);
}

/** The piles of a zone, one for each area. */
export function pilesOf(view: View, zone: string): [string, SeenPile][] {
  return Object.entries(view.piles).filter(([, pile]) => pile.zone === zone);
}

/** The key of a zone of a seat: everybody's, or its own. */
export function keyFor(view: View | null | undefined, zone: string, seat: number | null | undefined): string {
  return view && !(zone in view.piles) ? `${zone}:${seat ?? view.seat ?? view.active}` : zone;
}

/** The pile of a zone that a seat has, with others or for itself. */
export function pileFor(
  view: View | null | undefined,
  zone: string,
  seat: number | null | undefined,
): SeenPile | undefined {
  return view?.piles[keyFor(view, zone, seat)];
}

/** A pile by its key, or an item. */
export function pileOf(view: View, key: string): SeenPile | undefined {
  const [zone, seat, at] = key.split(":");
  if (zone !== ITEM) return view.piles[key];
  const owner = view.seats[Number(seat)];
  const item: SeenItem | undefined = owner && "items" in owner ? owner.items[Number(at)] : undefined;
  return (
    item && {
      zone: ITEM,
      part: "",
      seat: Number(seat),
      size: item.cards.length,
      cards: item.cards,
      backs: [],
      known: [],
      items: [],
      is_listed: false,
    }
  );
}
