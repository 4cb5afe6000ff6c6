// Counting revealed cards.

import { expect, it } from "vitest";
import type { FaceStrip } from "../wire";
import { pairs, tally } from "./tally";

const strip = (given: Partial<FaceStrip>): FaceStrip => ({
  stars: 0,
  left: 0,
  right: 0,
  sevens: 0,
  icons: {},
  ...given,
});

it("joins a left half with a right half and leaves the others alone", () => {
  const sum = tally([strip({ left: 1 }), strip({ left: 1 }), strip({ right: 1, stars: 2 }), null]);
  expect(sum).toMatchObject({ stars: 2, joined: 1, left: 1, right: 0 });
});

it("says whose halves meet, in the order of the draw", () => {
  expect(pairs([strip({ right: 1 }), null, strip({ left: 2 }), strip({ right: 2 })])).toEqual([
    [2, 0],
    [2, 3],
  ]);
  expect(pairs([strip({ left: 1 }), strip({ left: 1 })])).toEqual([]);
});

it("counts sevens and class icons over all cards", () => {
  const sum = tally([strip({ sevens: 1, icons: { flag: 1 } }), strip({ sevens: 2, icons: { flag: 1, fist: 1 } })]);
  expect(sum).toMatchObject({ sevens: 3, icons: { flag: 2, fist: 1 } });
});
