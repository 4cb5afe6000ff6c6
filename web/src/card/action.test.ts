// An action at reading size, and the chances it has: whatever a player wants to know of it stands there.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import OddsChart from "../action/OddsChart.svelte";
import { speak } from "../lib/words.svelte";
import type { FaceAction } from "../wire";
import ActionBlock from "./ActionBlock.svelte";

const action = (more: Partial<FaceAction>): FaceAction => ({
  index: 0,
  n: null,
  verbs: ["fight"],
  name: "Fight",
  cost: "2",
  difficulty: "1",
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
  ...more,
});
let shown: ReturnType<typeof mount>;
const words = (): string[] => {
  flushSync();
  return [...document.querySelectorAll("p")].map((line) => line.textContent ?? "");
};

beforeEach(() => speak("en"));
afterEach(() => unmount(shown));

it("tells who may take part and which traits hold", () => {
  shown = mount(ActionBlock, {
    target: document.body,
    props: { action: action({ at_most: "2", traits: [{ id: "hungry", name: "Hungry", n: 1, about: "It eats." }] }) },
  });
  expect(words()).toEqual(["At most 2 take part · Hungry"]);
});

it("tells that it is for one alone", () => {
  shown = mount(ActionBlock, { target: document.body, props: { action: action({ alone: true }) } });
  expect(words()).toEqual(["One person alone"]);
});

it("says nothing where nothing is particular", () => {
  shown = mount(ActionBlock, { target: document.body, props: { action: action({}) } });
  expect(words()).toEqual([]);
});

it("tells which cards the chances reckon with, and which might help as well", () => {
  const odds = {
    rows: [{ extra: 0, drawn: 2, success: 60, defeat: 0 }],
    counted: ["Rope", "Lamp"],
    left_out: ["Old map"],
    ends: false,
    more: false,
    start: 0,
  };
  shown = mount(OddsChart, { target: document.body, props: { odds, chosen: 0, deadly: false } });
  expect(words().slice(1)).toEqual([
    "Included, because it is free: Rope, Lamp.",
    "Not included, but it may help: Old map.",
  ]);
});
