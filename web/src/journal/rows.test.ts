// Rows of the journal: one for what was done, with its lines folded; what was taken back stands apart.

import { expect, it } from "vitest";
import type { Line } from "../wire";
import { turnsOf } from "./rows";
import { struck } from "./struck";

const line = (n: number, text: string, more: Partial<Line> = {}): Line => ({
  n,
  turn: 1,
  text,
  roles: [],
  seat: null,
  cards: [],
  place: "The shingle",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
  ...more,
});
const DEED = [
  line(1, "The adventure began."),
  line(2, "Ann chose “Climb”.", { begun: 2, seat: 0, roles: ["acts"], story: "Ann climbed.", cards: ["comb"] }),
  line(3, "2 cards were drawn.", { begun: 2 }),
  line(4, "Ann: Well!", { talk: true }),
  line(5, "Failure.", { begun: 2, story: "Ann climbed and failed.", cards: ["fall"] }),
];
const texts = (lines: Line[], filter: "all" | "cards" | "talk" = "all"): string[] =>
  turnsOf(lines, struck(lines), filter).flatMap((turn) => turn.rows.map((row) => row.text));

it("tells what was done in one row, as far as it has come", () => {
  expect(texts(DEED)).toEqual(["The adventure began.", "Ann climbed and failed.", "Ann: Well!"]);
  const row = turnsOf(DEED, new Set(), "all")[0]!.rows[1]!;
  expect(row.lines.map((each) => each.n)).toEqual([2, 3, 5]);
  expect([row.seat, row.cards]).toEqual([0, ["comb", "fall"]]);
});

it("sorts out talk, and what names cards", () => {
  expect(texts(DEED, "talk")).toEqual(["Ann: Well!"]);
  expect(texts(DEED, "cards")).toEqual(["Ann climbed and failed."]);
});

it("tells again how far a deed had come when its end is taken back", () => {
  const undone = line(6, "Ann took it back.", { roles: ["table"], takes_back: 5 });
  expect(texts([...DEED, undone])).toEqual([
    "The adventure began.",
    "Ann climbed.",
    "Ann: Well!",
    "Ann climbed and failed.",
    "Ann took it back.",
  ]);
});

it("joins what was told twice", () => {
  const rows = turnsOf([line(1, "A card."), line(2, "A card.")], new Set(), "all")[0]!.rows;
  expect(rows.map((row) => row.times)).toEqual([2]);
});
