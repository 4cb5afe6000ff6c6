// Which choices and refusals belong to which printed action, also where another one of its type may not be read yet.

import { expect, it } from "vitest";
import type { Choice, FaceAction, RefusedAction } from "../wire";
import { choicesOf, refusedOf } from "./actions";

const action = (index: number, n: number | null): FaceAction => ({
  index,
  n,
  verbs: ["talk"],
  name: "Talk",
  cost: "0",
  difficulty: "0",
  success: [],
  failure: [],
  needs: "",
  modifiers: [],
  traits: [],
  rows: [],
  lock: false,
  mandatory: false,
  all_hands: false,
  chain: false,
  alone: false,
  at_most: "",
});
const choice = (n: number | null): Choice => ({ is_action: true, verb: "talk", n }) as Choice;

it("tells two actions of a type apart by their numbers", () => {
  const all = [action(0, null), action(1, 2)];
  expect(choicesOf(all[0]!, all, [choice(null), choice(2)])).toEqual([choice(null)]);
  expect(choicesOf(all[1]!, all, [choice(null), choice(2)])).toEqual([choice(2)]);
});

it("finds the second one where the first is not there", () => {
  const all = [action(1, 2)];
  expect(choicesOf(all[0]!, all, [choice(2)])).toEqual([choice(2)]);
  expect(refusedOf(all[0]!, all, [{ verb: "talk", n: null } as RefusedAction])).toBeUndefined();
});
