// Taking part without being asked twice: a person who agrees to an action may say at once that they come along.

import { beforeEach, expect, it, vi, type MockInstance } from "vitest";
import type { Asking, Choice, FromBrowser, Show } from "../wire";
import { choice } from "./sample";
import { Table } from "./table.svelte";
import { speak } from "./words.svelte";
import { answer } from "../play/answer";
import { hear } from "../play/arrive";
import { drawAndReveal } from "../play/draw";
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
  plans: [],
});
const joining = (serial: number, yours = true): Asking =>
  asking(
    serial,
    [choice("join/s1", { role: "join", seat: 0 }), choice("stay-out/s1", { role: "stay-out", seat: 0 })],
    0,
    yours,
  );
const acting = (verb = "move", active = 1): object => ({ verb, active, name: verb, card: "010" });

let table: Table;
let sent: MockInstance<Table["send"]>;
let seq = 0;
function show(parts: Record<string, unknown>, whole = false): void {
  const message: Show = { type: "show", seq: (seq += 1), whole, parts, lines: [], faces: [], draw: null, readings: [] };
  hear(table, message);
}
const messages = (): FromBrowser[] => sent.mock.calls.map(([message]) => message);

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  table = new Table("walk-1");
  const tableSeats = [0, 1].map((seat) => ({ seat, held: true, person: seat ? "Bo" : "Ida", you: !seat, here: true }));
  const seats = [0, 1].map((seat) => ({ seat, status: "present", character: "x", hand: [], items: [] }));
  const board = [{ column: 0, row: 0, card: { id: "010" }, beside: [], explorers: [0, 1], fires: [] }];
  show(
    {
      asking: asking(1, [move]),
      agreement: null,
      action: null,
      table_seats: tableSeats,
      ending: "",
      interlude: null,
      undo: { answers: 0, barrier: "", request: null },
      nouns: {},
      "view.ruleset": "continent",
      "view.turn": 1,
      "view.seats": seats,
      "view.board": board,
      "view.piles.satchel": { zone: "satchel", cards: [], items: [] },
      "view.resolving": [],
      "view.actions": [],
    },
    true,
  );
  sent = vi.spyOn(table, "send");
});

it("tells the table to take part in what is agreed to, which then asks no more", () => {
  expect([table.standsWith(1, true), table.standsWith(1, false)]).toEqual([true, false]);
  comeAlong(table, move);
  answer(table, move);
  expect(messages()).toEqual([
    { type: "take-part", serial: 1, option: "move/s2/010", joins: true },
    { type: "answer", serial: 1, option: "move/s2/010", value: "", seat: null, then: [], to: "" },
  ]);
  expect(table.along).toEqual({ serial: 1, joins: true });
  show({ asking: asking(2, [choice("trade/0")]), action: acting() });
  expect([table.along, messages().length]).toEqual([null, 2]);
});

it("answers nothing by itself", () => {
  comeAlong(table, move);
  show({ asking: joining(2), action: acting() });
  expect(messages().map(({ type }) => type)).toEqual(["take-part"]);
});

it("stays out of what is agreed to, or is asked after all", () => {
  comeAlong(table, move, false);
  comeAlong(table, move, null);
  expect(messages().map((message) => (message as { joins: boolean | null }).joins)).toEqual([false, null]);
  expect(table.along).toBeNull();
});

it("lets everybody take part in all that this person leads, unless that was said otherwise", () => {
  const own = choice("move/s1/010", { is_action: true, asks_others: true, seat: 0, card: "010" });
  expect(table.standsWith(0, false)).toBe(true);
  table.welcome = false;
  answer(table, own);
  expect(messages().map(({ type }) => type)).toEqual(["answer"]);
  table.busy = false;
  table.welcome = true;
  answer(table, own);
  expect(messages().map(({ type }) => type)).toEqual(["answer", "take-part", "answer"]);
});

it("draws several cards with one answer", () => {
  const draw = [choice("draw", { role: "draw" }), choice("reveal", { role: "reveal" })];
  show({ asking: asking(2, draw, 0), action: acting("dig", 0) });
  drawAndReveal(table, 2);
  show({ asking: asking(3, draw, 0), action: acting("dig", 0) });
  drawAndReveal(table, 0);
  const then = messages().map((message) => message as { option: string; then: string[] });
  expect(then.map((message) => [message.option, message.then])).toEqual([
    ["draw", ["draw", "reveal"]],
    ["reveal", []],
  ]);
});
