// Taking part without being asked twice: whoever agrees to an action may say at once that they come along.

import { beforeEach, expect, it, vi, type MockInstance } from "vitest";
import type { Asking, Choice, Show } from "../wire";
import { choice } from "./sample";
import { Table } from "./table.svelte";
import { speak } from "./words.svelte";
import { answer } from "../play/answer";
import { hear } from "../play/arrive";
import { comeAlong } from "../play/promise";

const move = choice("move/s2/010", { is_action: true, asks_others: true, seat: 1, card: "010" });
const asking = (serial: number, choices: Choice[], seat: number | null = null, yours = true): Asking => ({
  serial,
  kind: "",
  who: "",
  text: "",
  seat,
  yours,
  choices,
  plain: null,
  seconds: 0,
  rules: [],
});
const joining = (serial: number, yours = true): Asking =>
  asking(
    serial,
    [choice("join/s1", { role: "join", seat: 0 }), choice("stay-out/s1", { role: "stay-out", seat: 0 })],
    0,
    yours,
  );
const deed = (verb = "move", active = 1): object => ({ verb, active, name: verb, card: "010" });

let table: Table;
let sent: MockInstance<Table["send"]>;
let seq = 0;
function show(parts: Record<string, unknown>, whole = false): void {
  const message: Show = { type: "show", seq: (seq += 1), whole, parts, lines: [], faces: [] };
  hear(table, message);
}
const answers = (): string[] => sent.mock.calls.map(([message]) => (message as { option: string }).option);

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  table = new Table("walk-1");
  const chairs = [0, 1].map((seat) => ({ seat, held: true, person: seat ? "Bo" : "Ida", you: !seat, here: true }));
  const seats = [0, 1].map((seat) => ({ seat, status: "present", character: "x", hand: [], items: [] }));
  const board = [{ column: 0, row: 0, card: { id: "010" }, beside: [], explorers: [0, 1], fires: [] }];
  show(
    {
      asking: asking(1, [move]),
      agreement: null,
      deed: null,
      chairs,
      ending: "",
      interlude: null,
      undo: { answers: 0, wall: "", wish: null },
      nouns: {},
      "view.ruleset": "continent",
      "view.turn": 1,
      "view.seats": seats,
      "view.board": board,
      "view.satchel": [],
      "view.resolving": [],
      "view.actions": [],
    },
    true,
  );
  sent = vi.spyOn(table, "send");
});

it("joins the action that was agreed to, once that is asked", () => {
  expect([table.standsWith(1, true), table.standsWith(1, false)]).toEqual([true, false]);
  comeAlong(table, move);
  answer(table, move);
  show({ asking: joining(2), deed: deed() });
  expect(answers()).toEqual(["move/s2/010", "join/s1"]);
  show({ asking: asking(3, [choice("trade/0")]), deed: deed() });
  expect(table.along).toBeNull();
});

it("waits while others are asked first", () => {
  comeAlong(table, move);
  show({ asking: joining(2, false), deed: deed() });
  expect(answers()).toEqual([]);
  show({ asking: joining(3), deed: deed() });
  expect(answers()).toEqual(["join/s1"]);
});

it("takes part in nothing else", () => {
  comeAlong(table, move);
  show({ asking: joining(2), deed: deed("dig") });
  expect([answers(), table.along]).toEqual([[], null]);
});

it("lets whoever wants take part in one's own action", () => {
  const own = choice("move/s1/010", { is_action: true, asks_others: true, seat: 0, card: "010" });
  expect(table.standsWith(0, false)).toBe(true);
  comeAlong(table, own);
  show({
    asking: asking(
      2,
      [choice("accept/s2", { role: "accept", seat: 1 }), choice("refuse/s2", { role: "refuse", seat: 1 })],
      0,
    ),
    deed: deed("move", 0),
  });
  expect(answers()).toEqual(["accept/s2"]);
});

it("stays out of the action that was agreed to, without being asked either", () => {
  comeAlong(table, move);
  comeAlong(table, move, false);
  show({ asking: joining(2), deed: deed() });
  expect(answers()).toEqual(["stay-out/s1"]);
});

it("lets whoever wants take part in all that follows, once that was said", () => {
  const own = choice("move/s1/010", { is_action: true, asks_others: true, seat: 0, card: "010" });
  table.welcome = true;
  answer(table, own);
  show({
    asking: asking(
      2,
      [choice("accept/s2", { role: "accept", seat: 1 }), choice("refuse/s2", { role: "refuse", seat: 1 })],
      0,
    ),
    deed: deed("move", 0),
  });
  expect(answers()).toEqual(["move/s1/010", "accept/s2"]);
});
