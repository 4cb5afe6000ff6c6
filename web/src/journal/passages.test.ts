import { expect, it } from "vitest";
import type { Line } from "../wire";
import { askedBefore } from "./passages";

const line = (n: number, what: string, text = ""): Line => ({ n, turn: 1, text, what, seat: 0, cards: [], place: "", talk: false, takes_back: 0, prose: "" });

it("finds the words that a passage answers", () => {
  const lines = [line(1, "read"), line(2, "replied", "Ida chooses: Ask."), line(3, "read")];
  expect(askedBefore(lines, lines[2]!)).toBe("Ida chooses: Ask.");
});

it("finds none for a passage that follows another one, or stands first", () => {
  const lines = [line(1, "read"), line(2, "replied", "Ida chooses: Ask."), line(3, "read"), line(4, "read")];
  expect(askedBefore(lines, lines[3]!)).toBe("");
  expect(askedBefore(lines, lines[0]!)).toBe("");
});
