// Figures and the slips of actions share a card.

import { expect, it } from "vitest";
import { standingOn } from "./standing";

it("stands in the middle of a card with few slips", () => {
  expect(standingOn(172, [true, false], 1, false)).toEqual({ left: 0.05, bottom: 0.34 });
});

it("stands above rows of slips, lit or not", () => {
  const crowded = standingOn(172, [true, false, false, true, true], 1, false);
  expect(crowded.left).toBe(0.05);
  expect(crowded.bottom).toBeGreaterThan(0.45);
  expect(crowded.bottom + 0.3).toBeLessThanOrEqual(0.9);
});

it("stands at the right of the slips where events lie above", () => {
  const beside = standingOn(172, [true, true, true], 1, true);
  expect(beside.bottom).toBe(0.19);
  expect(beside.left).toBeGreaterThan(0.4);
});

it("stands higher where slips have grown with the text", () => {
  const slips = [true, false, true, true];
  expect(standingOn(172, slips, 1, false, 1.25).bottom).toBeGreaterThan(standingOn(172, slips, 1, false).bottom);
});
