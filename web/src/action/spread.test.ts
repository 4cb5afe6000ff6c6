// What is asked falls into cards, amounts and rows; each choice once.

import { expect, it } from "vitest";
import type { Choice, Face } from "../wire";
import { buttonOf, layout } from "./spread";

const choice = (id: string, more: Partial<Choice> = {}): Choice =>
  ({
    id,
    label: id,
    button: "",
    card: null,
    seat: null,
    n: null,
    role: "",
    is_action: false,
    standing: false,
    wants: "",
    gauges: null,
    ...more,
  }) as Choice;
const seen = (card: string): Face | undefined => (card === "hidden" ? undefined : ({ id: card } as Face));
const ids = (choices: readonly Choice[]): string[] => choices.map(({ id }) => id);

it("lays what is chosen on a card below that card, and leaves the rest", () => {
  const { laid, amounts, rest } = layout(
    [
      choice("top/rope", { card: "rope" }),
      choice("keep/lamp", { card: "lamp" }),
      choice("bottom/rope", { card: "rope" }),
      choice("keep/hidden", { card: "hidden" }),
      choice("done"),
      choice("dig", { card: "rope", is_action: true }),
      choice("say", { card: "rope", role: "reply" }),
      choice("write", { card: "rope", wants: "word" }),
    ],
    seen,
  );
  expect(laid.map((each) => [each.card, ids(each.choices)])).toEqual([
    ["rope", ["top/rope", "bottom/rope"]],
    ["lamp", ["keep/lamp"]],
  ]);
  expect(amounts).toEqual([]);
  expect(ids(rest)).toEqual(["keep/hidden", "done", "dig", "say", "write"]);
});

it("sets amounts from the smallest to the largest, where there are enough of them", () => {
  const some = [3, 2, 1].map((n) => choice(`regain/${n}`, { n, gauges: [] }));
  expect(ids(layout([...some, choice("none")], seen).amounts)).toEqual(["regain/1", "regain/2", "regain/3"]);
  expect(ids(layout(some.slice(1), seen).rest)).toEqual(["regain/2", "regain/1"]);
});

it("says all of a choice where its button would be like another one's", () => {
  const apply = [choice("Apply the first", { button: "Apply" }), choice("Apply the second", { button: "Apply" })];
  expect(apply.map((each) => buttonOf(each, apply))).toEqual(["Apply the first", "Apply the second"]);
  expect(buttonOf(apply[0]!, apply.slice(0, 1))).toBe("Apply");
  const people = [0, 1].map((seat) => choice(`keep/s${seat}`, { button: "Keep", seat }));
  expect(buttonOf(people[0]!, people)).toBe("Keep");
});
