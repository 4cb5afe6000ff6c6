// Which questions are answered on the drawn cards themselves.

import { expect, it } from "vitest";
import type { Choice } from "../wire";
import { picksAmong } from "./picks";

const choice = (id: string, card: string | null, more: Partial<Choice> = {}): Choice =>
  ({ id, card, wants: "", is_action: false, role: "keep", ...more }) as Choice;

it("finds the choice of each card, and those with none of them", () => {
  const picks = picksAmong([choice("keep/knife", "knife"), choice("keep-none", null)], ["knife", "rope"]);

  expect(picks?.byCard).toEqual({ knife: [choice("keep/knife", "knife")] });
  expect(picks?.others.map(({ id }) => id)).toEqual(["keep-none"]);
});

it("leaves a question alone that is about other cards, or asks for a word", () => {
  expect(picksAmong([choice("keep/knife", "knife"), choice("keep/saw", "saw")], ["knife"])).toBeNull();
  expect(picksAmong([choice("name", "knife", { wants: "word" })], ["knife"])).toBeNull();
  expect(picksAmong([choice("reveal", null, { role: "reveal" })], ["knife"])).toBeNull();
});
