// What has been told up to a step.

import { expect, it } from "vitest";
import type { Line } from "../wire";
import { linesUpTo } from "./lines";

const line = (text: string): Line => ({
  n: 1,
  turn: 1,
  text,
  roles: [],
  seat: null,
  cards: [],
  place: "",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
});

it("tells what happened in the steps that were seen one after the other, and nothing of later ones", () => {
  const known = new Map([2, 4, 5, 6].map((step) => [step, [line(`step ${step}`)]]));
  expect(linesUpTo(known, 5).map((each) => [each.n, each.text])).toEqual([
    [1, "step 4"],
    [2, "step 5"],
  ]);
  expect(linesUpTo(known, 9)).toEqual([]);
});
