import { expect, it } from "vitest";
import type { Plan, View } from "../wire";
import { plansByPlace, wantedByPlace } from "./plans";

const cell = (
  column: number,
  row: number,
  card: string | null,
  fog: string | null = null,
  explorers: number[] = [],
) => ({
  column,
  row,
  card: card && { id: card },
  fog,
  explorers,
});
const view = {
  board: [cell(0, 0, "010", null, [0, 1]), cell(1, 0, "014"), cell(0, 1, null, "I")],
} as unknown as View;
const plan = (more: Partial<Plan>): Plan => ({
  option: "move/s1/010",
  to: "go/014",
  label: "",
  seat: 0,
  card: null,
  side: null,
  safe: true,
  ...more,
});

it("finds the places that can be pressed, for the seats of this person alone", () => {
  const there = plan({ card: "014" });
  const look = plan({ option: "pathfind/s1/010", to: "explore/2", side: "south", safe: false });
  const theirs = plan({ option: "move/s2/010", card: "014", seat: 1 });
  const nowhere = plan({ card: "099" });
  const found = plansByPlace(view, [there, look, theirs, nowhere], (seat) => seat === 0);
  expect(found).toEqual({ "1,0": [there], "0,1": [look] });
  expect(plansByPlace(null, [there], () => true)).toEqual({});
});

it("finds the places that people have spoken for, their own and other people's", () => {
  const there = plan({ card: "014" });
  const theirs = plan({ option: "move/s2/010", card: "014", seat: 1 });
  const look = plan({ option: "pathfind/s1/010", to: "explore/2", side: "south", safe: false });
  const vote = (seat: number, { option, to }: Plan) => ({ seat, option, value: "", to });
  const all = [there, theirs, look];
  expect(wantedByPlace(view, all, [vote(0, there), vote(1, theirs)])).toEqual({ "1,0": [0, 1] });
  expect(wantedByPlace(view, all, [vote(1, look)])).toEqual({ "0,1": [1] });
  expect(wantedByPlace(view, all, [])).toEqual({});
});
