// How large cards are drawn that lie in a room together.

import { expect, it } from "vitest";
import { fitted } from "./fitted";

const BOUNDS = { largest: 300, least: 84 };

it("draws a few cards as large as they may be", () => {
  expect(fitted(2, 850, 500, BOUNDS)).toBe(300);
});

it("lays many in as many rows as makes them largest", () => {
  expect(fitted(8, 850, 500, BOUNDS)).toBe(199);
  expect(fitted(8, 850, 260, BOUNDS)).toBe(118);
});

it("leaves room for what lies below each of them", () => {
  expect(fitted(2, 850, 300, { ...BOUNDS, below: 50 })).toBe(240);
});

it("lays them in one row where any height will do, while they can be read", () => {
  expect(fitted(6, 650, 0, BOUNDS)).toBe(95);
  expect(fitted(8, 360, 0, BOUNDS)).toBe(107);
});
