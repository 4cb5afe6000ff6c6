// What is asked falls into cards, amounts and rows; each choice once.

import { expect, it } from "vitest";
import type { Choice, Face } from "../wire";
import { arranged, buttonOf, layout } from "./spread";

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

it("lays all cards where they are seen with their buttons, as large as that allows", () => {
  expect(arranged(2, 840, 640)).toEqual({ size: 300, row: false, seen: true });
  expect(arranged(4, 840, 640)).toEqual({ size: 254, row: false, seen: true }); // two above two
  expect(arranged(4, 741, 440)).toEqual({ size: 176, row: false, seen: true }); // the height has no room for that: side by side
  expect(arranged(6, 741, 440)).toEqual({ size: 239, row: false, seen: false }); // nor the width for so many: they are scrolled
  expect(arranged(3, 840, 300)).toEqual({ size: 244, row: false, seen: true });
  expect(arranged(4, 472, 400)).toEqual({ size: 230, row: false, seen: false }); // two side by side
  expect(arranged(2, 840, 180)).toEqual({ size: 200, row: false, seen: false }); // too low for any: small, and scrolled
  expect(arranged(1, 840, 270)).toEqual({ size: 214, row: false, seen: true });
});

it("draws cards aside where only one has room", () => {
  expect(arranged(4, 380, 500)).toEqual({ size: 240, row: true, seen: false });
});
