// Found rules by chapter, and what found them.

import { expect, it } from "vitest";
import type { ListItem } from "../wire";
import { ALL, chapters, gamesOf, marked } from "./chapters";

const rule = (id: string, ruleset: string): ListItem => ({
  id,
  name: "Fires",
  ruleset,
  text: "",
  does: "",
  locked: "",
});
const RULES = [rule("C-FIRE-01", "continent"), rule("C-FIRE-02", "continent"), rule("T-FIRE-01", "citadel")];

it("keeps the chapters of the two games apart", () => {
  expect(chapters(RULES, ALL).map((each) => [each.game, each.rules.length])).toEqual([
    ["continent", 2],
    ["citadel", 1],
  ]);
  expect(chapters(RULES, "citadel").map((each) => each.rules[0]?.id)).toEqual(["T-FIRE-01"]);
});

it("knows the games that the server tells of", () => {
  expect(gamesOf(RULES)).toEqual(["continent", "citadel"]);
  expect(gamesOf([])).toEqual([]);
});

it("marks every word of the search, whatever its case and signs", () => {
  expect(marked("A Fire burns (once).", "fire (once)")).toEqual([
    { text: "A ", hit: false },
    { text: "Fire", hit: true },
    { text: " burns ", hit: false },
    { text: "(once)", hit: true },
    { text: ".", hit: false },
  ]);
  expect(marked("Nothing", " ")).toEqual([{ text: "Nothing", hit: false }]);
});
