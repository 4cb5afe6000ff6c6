import { beforeAll, expect, test } from "vitest";
import { speak } from "../lib/words.svelte";
import { toldNumbers } from "./numbers";

const known = (number: string): string | undefined => ({ "106": "Disheartened", "103": "" })[number];
const told = (text: string): string => toldNumbers([{ text, depth: 0 }], known)[0]!.text;

beforeAll(async () => speak("en"));

test("a number says the name of its card, once players have met it", () => {
  expect(told("Take 106.")).toBe("Take 106 (Disheartened).");
  expect(told("Choose one: 106 or 131.")).toBe("Choose one: 106 (Disheartened) or 131 (not seen yet).");
});

test("a number whose card was put away says nothing more", () => {
  expect(told("Take 103.")).toBe("Take 103.");
});

test("no amount is taken for the number of a card", () => {
  expect(told("Discard 12 cards.")).toBe("Discard 12 cards.");
  expect(told("Read 1063.")).toBe("Read 1063.");
});
