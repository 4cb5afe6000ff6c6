import { expect, it } from "vitest";
import type { Face, Line } from "../wire";
import { askedBefore, passages, readOut } from "./passages";

const line = (n: number, roles: Line["roles"], text = "", more: Partial<Line> = {}): Line => ({
  n,
  turn: 1,
  text,
  roles,
  seat: 0,
  cards: [],
  place: "",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
  ...more,
});
const book = { id: "p7", back_text: "", flavour: "The town book." } as Face;

it("finds the words that a passage answers", () => {
  const lines = [
    line(1, ["paragraph", "story", "read-out", "plain"]),
    line(2, ["begins", "replies", "plain"], "Ida chooses: Ask."),
    line(3, ["paragraph", "story", "read-out", "plain"]),
  ];
  expect(askedBefore(lines, lines[2]!)).toBe("Ida chooses: Ask.");
});

it("finds none for a passage that follows another one, or stands first", () => {
  const lines = [
    line(1, ["paragraph", "story", "read-out", "plain"]),
    line(2, ["begins", "replies", "plain"], "Ida chooses: Ask."),
    line(3, ["paragraph", "story", "read-out", "plain"]),
    line(4, ["paragraph", "story", "read-out", "plain"]),
  ];
  expect(askedBefore(lines, lines[3]!)).toBe("");
  expect(askedBefore(lines, lines[0]!)).toBe("");
});

it("takes the lines of a passage with it, but none that were read long ago", () => {
  const lines = [
    line(1, ["story", "recites", "plain"], "Long ago."),
    line(2, ["paragraph", "story", "read-out", "plain"], "", { prose: "It ended so." }),
    line(3, ["story", "recites", "plain"], "The bell is rung."),
  ];
  expect(readOut(lines, true).map((each) => each.prose)).toEqual(["It ended so.", "The bell is rung."]);
  expect(readOut(lines.slice(2), false).map((each) => each.prose)).toEqual(["The bell is rung."]);
});

it("keeps the order in which things were read, also where the last of them lies open", () => {
  const lines = [
    line(1, ["begins", "replies", "plain"], "Ida chooses: Tell."),
    line(2, ["paragraph", "story", "read-out", "plain"], "", { prose: "You hold it up." }),
    line(3, ["paragraph", "story", "read-out", "plain"], "", { prose: "The town book.", cards: ["p7#1"] }),
  ];
  expect(passages(lines, lines.slice(1), book)).toEqual([
    { n: 2, asked: "Ida chooses: Tell.", prose: "You hold it up." },
    { n: 3, asked: "", prose: "The town book." },
  ]);
});

it("puts a page that was open before what was answered on it", () => {
  const lines = [
    line(8, ["begins", "replies", "plain"], "Ida chooses: Ask."),
    line(9, ["paragraph", "story", "read-out", "plain"], "", { prose: "He nods." }),
  ];
  expect(passages(lines, lines.slice(1), book).map((each) => each.prose)).toEqual(["The town book.", "He nods."]);
});
