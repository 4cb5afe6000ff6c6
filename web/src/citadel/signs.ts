// Where the signs are shown that versions of a number are linked to.

import type { CitadelView, Face, SeenCard } from "../wire";

/** The cards that let the versions of a sign be taken: the page at the bookmark, what all share, what people have. */
export function showing(view: CitadelView, sign: string, face: (card: string) => Face | undefined): string[] {
  const held = view.seats.flatMap((seat) => [seat.card, ...seat.hand, ...seat.purse, ...seat.blocked]);
  const lying = ["quests", "global-events"].flatMap((zone) => view.piles[zone]?.cards ?? []);
  const cards = [view.page?.card ?? null, ...lying, ...held].filter((card): card is SeenCard => card !== null);
  return cards.map((card) => card.id).filter((card) => face(card)?.banner.some((each) => each.id === sign));
}
