// A table whose line breaks: what was said is waited for only while an answer can still come.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ToBrowser } from "../wire";
import { choice } from "./sample";
import { Table } from "./table.svelte";
import { answer } from "../play/answer";
import { connect } from "../play/arrive";

/** A line that the test opens, breaks and speaks on. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; option?: string }[] = [];
  onmessage: (event: { data: Uint8Array }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  /** The server that it asks for. */
  get server(): string | null {
    return new URL(this.address).searchParams.get("server");
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }

  close(): void {
    this.readyState = Wire.CLOSED;
    this.onclose({ code: 1006 });
  }

  hear(message: ToBrowser): void {
    this.readyState = Wire.OPEN;
    this.onmessage({ data: new TextEncoder().encode(JSON.stringify(message)) });
  }
}

const stay = choice("stay");
const asking = {
  serial: 7,
  kind: "",
  who: "",
  text: "Stay?",
  seat: null,
  yours: true,
  choices: [stay, choice("go")],
  plain: null,
  seconds: 0,
  rules: [],
};
const seats = [0, 1].map((seat) => ({ seat, status: "present", character: "", hand: [] }));
const shown = (seq: number, parts: Record<string, unknown>, whole = false): ToBrowser => ({
  type: "show",
  seq,
  whole,
  parts,
  faces: [],
  lines: [],
  draw: null,
  readings: [],
});

let table: Table;
const line = (): Wire => Wire.all.at(-1)!;
const come = (resumed: boolean): void => line().hear({ type: "welcome", client: "c1", seq: 1, resumed });
const breaks = (): void => {
  line().close();
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  table = connect(new Table("walk-1"));
  come(false);
  line().hear(
    shown(
      1,
      {
        asking,
        agreement: null,
        table_seats: [{ seat: 0, held: true, person: "Ida", you: true, here: true }],
        ending: "",
        interlude: null,
        "view.seats": seats,
        "view.turn": 1,
      },
      true,
    ),
  );
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("lets people answer again after a line that swallowed their answer", () => {
  answer(table, stay);
  expect([line().sent.length, table.busy]).toEqual([1, true]);
  breaks();
  come(true);
  expect([line().sent, table.busy]).toEqual([[], false]);
  answer(table, stay);
  expect(line().sent).toHaveLength(1);
});

it("keeps an answer that was given while the line was cut, and gives it once", () => {
  line().close();
  answer(table, stay);
  vi.runAllTimers();
  come(true);
  expect([line().sent.map((message) => message.option), table.busy]).toEqual([["stay"], true]);
});

it("does not wait for an answer to a vote that has been given already", () => {
  const votes = [{ seat: 0, option: "stay", value: "", to: "" }];
  line().hear(shown(2, { agreement: { votes, fallback: 0, split: false } }));
  answer(table, stay);
  expect([line().sent, table.busy]).toEqual([[], false]);
  answer(table, choice("go"));
  expect(line().sent).toHaveLength(1);
});

it("lets the player who decides in the end decide for what they voted for", () => {
  const votes = [{ seat: 0, option: "stay", value: "", to: "" }];
  line().hear(shown(2, { agreement: { votes, fallback: 0, split: true } }));
  answer(table, stay);
  expect(line().sent).toHaveLength(1);
});

it("asks why a line was refused, and does not come again to a table that is not there", async () => {
  table.close();
  const asked = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ code: "no-table", text: "" }), { status: 404 })),
  );
  vi.stubGlobal("fetch", asked);
  table = connect(new Table("walk-2"));
  line().close();
  await vi.waitFor(() => expect(table.gone).not.toBe(""));
  const tried = Wire.all.length;
  vi.runAllTimers();
  expect([asked.mock.calls.length, Wire.all.length]).toEqual([1, tried]);
});

it("waits for a table for which there is no room, and comes again", async () => {
  table.close();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ code: "too-many", text: "" }), { status: 503 })),
  );
  table = connect(new Table("walk-2"));
  const tried = Wire.all.length;
  line().close();
  await vi.waitFor(() => expect(table.connection).toBe("busy"), { interval: 1, timeout: 200 });
  vi.runAllTimers();
  expect(Wire.all.length).toBeGreaterThan(tried);
  come(false);
  expect([table.connection, table.gone]).toEqual(["open", ""]);
});

it("does not come again to a table that cannot be opened, and says why", () => {
  table.close();
  table = connect(new Table("walk-2"));
  const tried = Wire.all.length;
  line().hear({ type: "gone", why: "This game is damaged." });
  breaks();
  expect([Wire.all.length, table.gone]).toEqual([tried, "This game is damaged."]);
});

it("goes where the table goes on, and says nothing of it", () => {
  const seen: string[] = [];
  line().hear({ type: "moved", server: "b" });
  seen.push(table.connection);
  vi.advanceTimersByTime(0);
  expect([line().server, seen]).toEqual(["b", ["waiting"]]);
  come(false);
  expect(table.connection).toBe("open");
  line().hear({ type: "moved", server: "" });
  vi.advanceTimersByTime(1000);
  expect([line().server, table.connection]).toEqual([null, "waiting"]);
});

it("keeps what was said meanwhile for the server where the table goes on", () => {
  line().hear({ type: "moved", server: "b" });
  answer(table, stay);
  vi.advanceTimersByTime(0);
  come(false);
  expect(line().sent.map((message) => message.option)).toEqual(["stay"]);
});

it("does not run to and fro between servers that send it on", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 409 })));
  for (let hops = 0; hops < 3; hops++) {
    line().hear({ type: "moved", server: hops % 2 ? "a" : "b" });
    vi.advanceTimersByTime(0);
  }
  const tried = Wire.all.length;
  line().hear({ type: "moved", server: "a" });
  vi.advanceTimersByTime(0);
  expect([Wire.all.length, table.connection]).toEqual([tried, "cut"]);
  vi.advanceTimersByTime(10_000);
  expect([Wire.all.length, line().server]).toEqual([tried + 1, null]);
});

it("forgets a server that does not answer any more", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 502 })));
  line().hear({ type: "moved", server: "b" });
  vi.advanceTimersByTime(0);
  line().close();
  vi.advanceTimersByTime(10_000);
  expect(line().server).toBeNull();
});

it("tells a player who waits what has changed on the leaflet, until others have gone on", () => {
  const leaflet = (knowledge: number) => ({ scores: { knowledge }, tremor: 0, hope: 0 });
  const asked = (serial: number) => ({ ...asking, serial, yours: false });
  line().hear(shown(2, { "view.leaflet": leaflet(5), asking: asked(7) }));
  line().hear(shown(3, { "view.leaflet": leaflet(6), asking: asked(8) }));
  expect(table.shifts).toEqual([{ what: "score-knowledge", from: 5, to: 6 }]);
  line().hear(shown(4, { asking: asked(8) }));
  expect(table.shifts).toHaveLength(1);
  line().hear(shown(5, { asking: asked(9) }));
  expect(table.shifts).toEqual([]);
});

it("tells nothing of the leaflet before anybody has set out", () => {
  const leaflet = (knowledge: number) => ({ scores: { knowledge }, tremor: 0, hope: 0 });
  line().hear(shown(2, { "view.leaflet": leaflet(0), "view.turn": 0 }));
  line().hear(shown(3, { "view.leaflet": leaflet(5) }));
  expect(table.shifts).toEqual([]);
});
