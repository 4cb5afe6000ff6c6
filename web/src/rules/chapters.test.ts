// Found rules by chapter, and what found them.

import { expect, it } from "vitest";
import type { ListItem } from "../wire";
import { chapters, marked } from "./chapters";

const rule = (id: string, name: string): ListItem => ({ id, name, text: "", does: "", locked: "" });
const RULES = [rule("C-FIRE-01", "Fires"), rule("C-FIRE-02", "Fires"), rule("T-FIRE-01", "Fires")];

it("keeps the chapters of the two games apart", () => {
  expect(chapters(RULES, "both").map((each) => [each.game, each.rules.length])).toEqual([
    ["continent", 2],
    ["citadel", 1],
  ]);
  expect(chapters(RULES, "citadel").map((each) => each.rules[0]?.id)).toEqual(["T-FIRE-01"]);
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
