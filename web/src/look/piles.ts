// The piles of a view by name: what one may see of each, and how many cards there are in all.

import type { SeenBack, SeenCard, View } from "../wire";

export interface Pile {
  size: number;
  cards: SeenCard[]; // the ones whose fronts may be seen, the top first
  backs: SeenBack[];
  known: { place: number; card: SeenCard }[]; // of a hidden pile
}

const empty: Pile = { size: 0, cards: [], backs: [], known: [] };

/** The names of the shared piles of a game, in the order of the rail. */
export function pilesOf(view: View): string[] {
  return view.ruleset === "continent"
    ? ["past", "satchel", "banished", ...view.stores.map((store) => `store:${store.name}`)]
    : ["past", "quests", "banished", ...Object.keys(view.stores).map((name) => `store:${name}`)];
}

export function pileOf(view: View, name: string): Pile | undefined {
  const [kind = "", rest = ""] = split(name);
  const seat = view.seats[rest ? Number(rest) : (view.seat ?? view.active)]; // whose, as in `deck:1`
  if (kind === "fog") return hidden(view.exploration_deck.find((deck) => deck.name === rest));
  if (kind === "item") return itemOf(view, rest);
  if (kind === "store") return storeOf(view, rest);
  if (view.ruleset === "continent") {
    if (name === "past") return open(view.past);
    if (name === "satchel") return open(view.satchel);
    if (name === "banished")
      return {
        ...open(view.banished),
        backs: view.banished_unseen,
        size: view.banished.length + view.banished_unseen.length,
      };
    if (name === "deck") return hidden(view.action_deck);
    if (name === "discard") return view.discarded ? open(view.discarded) : hidden(view.discard_pile);
    return undefined;
  }
  if (name === "past") return hidden(view.past);
  if (name === "banished") return hidden(view.banished);
  if (name === "quests") return open(view.quests);
  if (seat && "pile" in seat && kind === "discard") return open(seat.pile);
  if (seat && "deck" in seat && kind === "deck") return hidden(seat.deck);
  return undefined;
}

function split(name: string): [string, string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

function open(cards: SeenCard[]): Pile {
  return { ...empty, size: cards.length, cards };
}

function hidden(deck: { size: number; seen: { place: number; card: SeenCard }[] } | undefined): Pile | undefined {
  return deck && { ...empty, size: deck.size, known: deck.seen };
}

function itemOf(view: View, rest: string): Pile | undefined {
  const [seat, at] = rest.split(":").map(Number);
  const owner = view.seats[seat ?? 0];
  return owner && "items" in owner ? open(owner.items[at ?? 0]?.cards ?? []) : undefined;
}

function storeOf(view: View, name: string): Pile | undefined {
  if (view.ruleset === "citadel") return open(view.stores[name] ?? []);
  const store = view.stores.find((each) => each.name === name);
  return store && open([...store.cards, ...store.items.flatMap((item) => item.cards)]);
}
