// What comes onto the Board: which cards, in which order, and what is shown until it is their turn.

import { expect, it } from "vitest";
import type { SeenCard, SeenCell } from "../wire";
import { Arrivals, arrived, asShown } from "./arrivals.svelte";

const card = (id: string): SeenCard => ({ id }) as SeenCard;
const land = (column: number, id: string, ...events: string[]): SeenCell => ({
  column,
  row: 0,
  card: card(id),
  fog: null,
  fog_side: [],
  beside: events.map(card),
  explorers: [],
  fires: [],
});
const fog = (column: number): SeenCell => ({ ...land(column, ""), card: null, fog: "I" });

const BEFORE = [land(0, "shore"), fog(1)];
const AFTER = [land(0, "shore"), land(1, "wood", "boar"), fog(2)];

it("names the cards that were not there, land before what lies on it, and the fog that lay there", () => {
  expect(arrived(BEFORE, AFTER).map(({ card, fog }) => [card, fog])).toEqual([
    ["wood", "I"],
    ["boar", ""],
  ]);
});

it("takes a card that was moved, or fog alone, for nothing new", () => {
  expect(arrived(BEFORE, [land(1, "shore"), fog(0), fog(2)])).toEqual([]);
});

it("shows another map at once", () => {
  expect(arrived(BEFORE, [land(0, "cellar"), land(1, "stairs")])).toEqual([]);
});

it("shows the place as it was until the land has come, and the event after it", () => {
  const found = arrived(BEFORE, AFTER);
  const was = new Map(BEFORE.map((cell) => [`${cell.column},0`, cell]));
  const seen = (waiting: typeof found): unknown =>
    asShown(AFTER, waiting, was).map((cell) => [cell.card?.id ?? cell.fog, ...cell.beside.map((event) => event.id)]);

  expect(seen(found)).toEqual([["shore"], ["I"]]);
  expect(seen(found.slice(1))).toEqual([["shore"], ["wood"], ["I"]]);
  expect(seen([])).toEqual([["shore"], ["wood", "boar"], ["I"]]);
});

it("keeps what waits when another state comes before it was seen", () => {
  const arrivals = new Arrivals();
  arrivals.note(BEFORE, AFTER);
  const later = [...AFTER.slice(0, 2), land(2, "hill")];
  arrivals.note(AFTER, later);

  expect(arrivals.queue.map((each) => each.card)).toEqual(["wood", "boar", "hill"]);
  expect(arrivals.shown(later).map((cell) => cell.card?.id ?? cell.fog)).toEqual(["shore", "I", "I"]);
  arrivals.end();
  expect(arrivals.shown(later)).toBe(later);
});

it("awaits a card that is dealt until it lies before its player, after what comes onto the Board", () => {
  const arrivals = new Arrivals();
  arrivals.note(BEFORE, AFTER.slice(0, 2), ["shaken"]);
  expect(arrivals.queue.map((each) => each.card)).toEqual(["wood", "boar", "shaken"]);

  arrivals.queue = arrivals.queue.slice(2);
  arrivals.phase = "comes";
  expect([arrivals.now, arrivals.dealt, arrivals.awaits("shaken")]).toEqual([undefined, "shaken", true]);
  arrivals.phase = "stays";
  expect([arrivals.dealt, arrivals.awaits("shaken")]).toEqual(["", false]);
});
