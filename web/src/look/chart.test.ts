// The chart for a screen reader: where each place lies, who stands there, and what lies unexplored around it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import type { TableState } from "../wire";
import ChartView from "./ChartView.svelte";

const at = vi.hoisted(() => ({ table: null as Table | null }));
vi.mock("../lib/table.svelte", async (actual) => ({ ...(await actual<object>()), useTable: () => at.table }));

afterEach(() => vi.unstubAllGlobals());

it("tells where a place lies, who is there and which sides are unexplored", async () => {
  await speak("en");
  const side = { card: null, number: null, area: null, seen: null };
  const place = {
    column: 1,
    row: -1,
    card: "cliff",
    events: [],
    before: [],
    on_board: true,
    explorers: [0],
    sides: [
      { ...side, side: "north", number: 12 },
      { ...side, side: "south", card: "shore" },
    ],
  };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ faces: [], chart: { sheets: [{ places: [place] }], current: 0 } }))),
  );
  at.table = new Table("walk-1");
  at.table.state = {
    asking: null,
    table_seats: [],
    nouns: {},
    view: { ruleset: "continent", seat: 0, seats: [{ seat: 0, character: "eero", status: "present" }] },
  } as unknown as TableState;
  at.table.faces = {
    cliff: { id: "cliff", name: "The cliff", art: { kind: "none" } },
    eero: { id: "eero", name: "Eero", art: { kind: "none" } },
  } as never;
  const shown = mount(ChartView, { target: document.body, props: {} });
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
  expect(document.querySelector("li button")?.textContent).toBe("The cliff. E1 N1. Here: Eero");
  expect([...document.querySelectorAll(".way")].map((way) => way.textContent)).toEqual(["fog to the north, 012"]);
  await unmount(shown);
});
