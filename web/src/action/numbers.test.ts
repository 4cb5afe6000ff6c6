import { expect, test } from "vitest";
import { toldNumbers } from "./numbers";

const told = (text: string): string => toldNumbers([{ text, depth: 0 }], (n) => `${n}!`)[0]!.text;

test("every number of a card is told, and no amount is taken for one", () => {
  expect(told("Take 063, then discard 12 cards.")).toBe("Take 063!, then discard 12 cards.");
  expect(told("Choose one: 130 or 131.")).toBe("Choose one: 130! or 131!.");
  expect(told("Read 1063.")).toBe("Read 1063.");
});
