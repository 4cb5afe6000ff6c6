// What has changed on the leaflet while it was closed.

import { expect, it } from "vitest";
import type { View } from "../wire";
import { shifted } from "./shifts";

const view = (knowledge: number, hope = 0): View =>
  ({ leaflet: { scores: { influence: 3, knowledge }, tremor: 0, hope } }) as unknown as View;

it("tells what is another number now, and nothing else", () => {
  expect(shifted(view(5), view(6))).toEqual([{ what: "score-knowledge", from: 5, to: 6 }]);
  expect(shifted(view(5), view(5))).toEqual([]);
});

it("tells several changes of one number as one, until they have been seen", () => {
  const first = shifted(view(5), view(6));
  expect(shifted(view(6), view(8), first)).toEqual([{ what: "score-knowledge", from: 5, to: 8 }]);
  expect(shifted(view(6), view(5), first)).toEqual([]);
});

it("has nothing to tell of a game without a leaflet", () => {
  expect(shifted({} as View, {} as View)).toEqual([]);
});
