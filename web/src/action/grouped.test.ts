import { expect, it } from "vitest";
import type { Choice } from "../wire";
import { grouped } from "./grouped";

const choice = (id: string, card: string | null, seat: number | null, more: Partial<Choice> = {}): Choice =>
  ({ id, verb: "keep", card, seat, n: null, is_action: false, standing: false, wants: "", ...more }) as Choice;
const rows = (choices: Choice[]): string[][] =>
  grouped(choices).map(({ choice: first, people }) => (people.length ? people : [first]).map((each) => each.id));

it("lays the same card for several people in one row", () => {
  expect(
    rows([
      choice("a1", "rope", 0),
      choice("a2", "rope", 1),
      choice("b1", "lamp", 0),
      choice("a3", "rope", 2),
      choice("none", null, null),
    ]),
  ).toEqual([["a1", "a2", "a3"], ["b1"], ["none"]]);
});

it("keeps apart what differs in more than the person", () => {
  expect(
    rows([
      choice("a1", "rope", 0),
      choice("a1 again", "rope", 0),
      choice("a2", "rope", 1, { verb: "give" }),
      choice("act", "rope", 2, { is_action: true }),
    ]),
  ).toHaveLength(4);
});
