// The journal: what was said long ago is found, and a stop stays with the link before it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import type { Line, TableState } from "../wire";
import Journal from "./Journal.svelte";

const at = vi.hoisted(() => ({ table: null as Table | null }));
vi.mock("../lib/table.svelte", async (actual) => ({ ...(await actual<object>()), useTable: () => at.table }));

const line = (n: number, text: string, more: Partial<Line> = {}): Line => ({
  n,
  turn: 1,
  text,
  roles: [],
  seat: null,
  cards: [],
  place: "",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
  ...more,
});
const PAGES: Record<string, Line[]> = {
  "3": [line(2, "A card is drawn.")],
  "2": [line(1, "Ida: Hello.", { roles: ["begins"], talk: true })],
};
let shown: ReturnType<typeof mount>;
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
};

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", (address: URL) =>
    Promise.resolve(new Response(JSON.stringify(PAGES[address.searchParams.get("before") ?? ""] ?? []))),
  );
  at.table = new Table("walk-1");
  at.table.state = {
    asking: null,
    table_seats: [],
    nouns: {},
    view: { ruleset: "continent", seats: [] },
  } as unknown as TableState;
  at.table.lines = [line(3, "A fire on The cliff.", { cards: ["cliff"] })];
  at.table.faces = { cliff: { id: "cliff", name: "The cliff", art: { kind: "none" } } } as never;
  shown = mount(Journal, { target: document.body, props: {} });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

it("fetches what was said long ago as soon as it is asked for", async () => {
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Talk")!.click();
  flushSync();
  await settled();
  await settled();
  expect([...document.querySelectorAll(".line p")].map((each) => each.textContent)).toEqual(["Ida: Hello."]);
});

it("keeps a stop with the link before it", () => {
  expect(document.querySelector("button[data-card] .tail")?.textContent).toBe(".");
});
