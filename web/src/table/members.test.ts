// People at the table who have not said their name, or have the same one: they are told apart all the same.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import Invite from "../look/Invite.svelte";
import SeatView from "../look/SeatView.svelte";
import type { TableSeat, PersonHere, TableState, UndoRequest } from "../wire";
import TopBar from "./TopBar.svelte";
import UndoRequestView from "./UndoRequest.svelte";

const at = vi.hoisted(() => ({ table: null as Table | null }));
vi.mock("../lib/table.svelte", async (actual) => ({ ...(await actual<object>()), useTable: () => at.table }));

const tableSeat = (seat: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat,
  held: true,
  person: "",
  you: false,
  here: true,
  back: false,
  ...more,
});
const person = (name: string, seats: number[], you = false): PersonHere => ({ name, seats, here: true, you });
const request: UndoRequest = { by: "", seat: 0, answers: 2, first: 0, missing: [1] };
let shown: ReturnType<typeof mount> | undefined;

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string[] {
  shown = mount(part, { target: document.body, props, intro: false });
  flushSync();
  return [...document.querySelectorAll("button")].map((button) => button.textContent ?? "");
}

/** Two nameless people; the first of them is this one. */
beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  at.table = new Table("walk-1");
  at.table.state = {
    table_seats: [tableSeat(0, { you: true }), tableSeat(1, { here: false }), tableSeat(2)],
    people: [person("", [0], true), person("", [1]), person("Ida", [2]), person("Ida", [])],
    view: {
      ruleset: "continent",
      active: 0,
      piles: {},
      seats: [0, 1, 2].map((seat) => ({ seat, status: seat === 2 ? "empty" : "present", character: "" })),
    },
    undo: { answers: 2, barrier: "", request },
    aims: [],
    nouns: {},
    title: "",
    asking: null,
  } as unknown as TableState;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

it("lists people of the same name, and those without", () => {
  show(Invite, {});
  expect([...document.querySelectorAll("li")].map((item) => item.textContent?.split(" · ")[0])).toEqual([
    "someone (you)",
    "someone",
    "Ida",
    "Ida",
  ]);
});

it("lets a seat be freed whose holder has gone without saying a name", () => {
  expect(show(SeatView, { seat: 1 })).toContain("Free the seat");
  expect(document.body.textContent).toContain("Held by someone, away");
});

it("lets a player decide whether a newcomer may", () => {
  expect(show(SeatView, { seat: 2 })).toContain("Let them play");
  const sent = vi.spyOn(at.table!, "send");
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Let them play")!.click();
  expect(sent).toHaveBeenCalledWith({ type: "admit", seat: 2 });
});

it("lets nobody decide that who only watches", () => {
  at.table!.state = { ...at.table!.state!, table_seats: [tableSeat(0), tableSeat(1), tableSeat(2)] };
  expect(show(SeatView, { seat: 2 })).not.toContain("Let them play");
});

it("offers a seat again to a replaced player, though it is held", () => {
  at.table!.state = { ...at.table!.state!, table_seats: [tableSeat(0, { back: true }), tableSeat(1), tableSeat(2)] };
  expect(show(SeatView, { seat: 0 })).toContain("Take it back");
});

it("shows the seat of a person without a name", () => {
  expect(
    show(TopBar, { journal: false, toggleJournal: () => undefined }).filter((words) => words.startsWith("Seat")),
  ).toEqual(["Seat 1you", "Seat 2away", "Seat 3someone"]);
});

it("offers to withdraw a request to the player who made it, not to a namesake", () => {
  const sent = vi.spyOn(at.table!, "send");
  expect(show(UndoRequestView, { request })).toEqual(["Never mind"]);
  expect(document.body.textContent).toContain("You would like to take back the last 2 answers.");
  document.querySelector("button")!.click();
  expect(sent).toHaveBeenCalledWith({ type: "consent", agreed: false });
});

it("asks the players who have a say, and only tells the others", async () => {
  expect(show(UndoRequestView, { request: { ...request, seat: 1, missing: [0] } })).toEqual(["Agree", "Rather not"]);
  await unmount(shown!);
  expect(show(UndoRequestView, { request: { ...request, seat: 1, missing: [2] } })).toEqual([]);
});
