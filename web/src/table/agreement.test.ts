// The bar on which people agree: who proposes what, said once, by the names of the people.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import type { TableSeat, Choice, TableState } from "../wire";
import Agreement from "./Agreement.svelte";

const at = vi.hoisted(() => ({ table: null as Table | null }));
vi.mock("../lib/table.svelte", async (actual) => ({ ...(await actual<object>()), useTable: () => at.table }));

const PEOPLE = ["Ireti Adebayo", "Saturnina Quispe", "Yusuf Karaman"];
const pathfind = {
  id: "o1",
  label: "Saturnina Quispe: Pathfind – The shingle",
  verb: "act",
  seat: 1,
  standing: false,
} as unknown as Choice;
let shown: ReturnType<typeof mount> | undefined;

/** Three seats, the first of them this person's, or more; `names` hold the others, null where nobody does. */
function sit(
  names: [string, string | null],
  votes: number[],
  mine = [0],
  asked = [0, 1, 2],
  choice = pathfind,
  otherwise: Record<number, string> = {},
  phone = false,
): string {
  at.table = new Table("walk-1");
  at.table.state = {
    table_seats: ["", ...names].map((person, seat): TableSeat => ({
      seat,
      held: person !== null,
      person: person ?? "",
      you: mine.includes(seat),
      here: true,
      back: false,
    })),
    people: [],
    view: {
      ruleset: "continent",
      active: 0,
      piles: {},
      board: [{ explorers: [0, 1, 2] }],
      seats: PEOPLE.map((character, seat) => ({ seat, status: "present", character })),
    },
    asking: {
      serial: 4,
      seat: null,
      who: "Everybody",
      yours: true,
      text: "Who acts, and how?",
      choices: [choice, { ...choice, id: "o2" }],
    },
    agreement: {
      seats: asked,
      votes: votes.map((seat) => ({ seat, option: otherwise[seat] ?? "o1", value: "" })),
      split: false,
      fallback: null,
    },
    aims: [],
    nouns: {},
  } as unknown as TableState;
  vi.spyOn(at.table, "seatName").mockImplementation((seat) => PEOPLE[seat]!);
  shown = mount(Agreement, {
    target: document.body,
    props: { height: 0, elsewhere: () => undefined, phone },
    intro: false,
  });
  flushSync();
  return document.querySelector(".agreement")?.textContent ?? "";
}

beforeEach(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const said = (): string[] =>
  [...document.querySelectorAll(".proposal .what > *")].map((each) => each.textContent?.trim() ?? "");

it("names the person who proposes, and what, once", () => {
  sit(["Ana", "Bo"], [1]);
  expect(said()).toEqual(["Ana proposes", "Pathfind – The shingle"]);
});

it("names the explorer who would act only where it is another one", () => {
  sit(["Ana", "Bo"], [2]);
  expect(said()).toEqual(["Bo proposes", "Pathfind – The shingle", "Saturnina Quispe leads"]);
});

it("names an explorer whose player has no name", () => {
  sit(["", "Bo"], [1]);
  expect(said()).toEqual(["Saturnina Quispe proposes", "Pathfind – The shingle"]);
});

it("says that people want different things once all have spoken", () => {
  const words = sit(["Ana", "Bo"], [0, 1], [0], [0, 1], pathfind, { 1: "o2" });
  expect(words).toContain("You want different things");
  expect(words).not.toContain("Waiting for");
});

it("leads to everything else where that is not before one's eyes", () => {
  sit(["Ana", "Bo"], [0], [0], [0, 1, 2], pathfind, {}, true);
  expect(buttons()).toEqual(["Something else", "Let the rules decide"]);
});

it("names a person who holds two seats once, and waits for people", () => {
  sit(["Ana", "Ana"], [1, 2]);
  expect(said()[0]).toBe("Ana proposes");
  expect(at.table!.awaited).toBe("everybody");
});

const buttons = (): string[] =>
  [...document.querySelectorAll(".agreement button")].map((button) => button.textContent ?? "");

it("asks whether people take part where they are asked, and only there", () => {
  sit(["Ana", "Bo"], [1], [0], [0, 1, 2], { ...pathfind, asks_others: true });
  expect(buttons()).toEqual(["Agree, and take part", "Agree, and stay out", "Something else"]);
  document.body.replaceChildren();
  sit(["Ana", "Bo"], [1]);
  expect(buttons()).toEqual(["Agree", "Something else"]);
});

it("does not wait for empty seats, and shows how to take the seat", () => {
  const words = sit(["Ana", null], [0, 1]);
  expect(words).toContain("Nobody plays Yusuf Karaman now");
  expect(words).not.toContain("Waiting for");
  expect(buttons()).toEqual(["Take this seat", "Let the rules decide"]);
});

it("waits for everybody who has a vote in it", () => {
  expect(sit(["Ana", "Bo"], [0])).toContain("Waiting for Ana and Bo");
});

it("says who of them is away", () => {
  sit(["Ana", "Bo"], [0]);
  const state = at.table!.state!;
  at.table!.state = { ...state, table_seats: state.table_seats.map((each) => ({ ...each, here: each.seat !== 1 })) };
  flushSync();
  expect(document.body.textContent).toContain("Waiting for Ana (away) and Bo");
});

it("waits for nobody else", () => {
  const words = sit(["Ana", "Bo"], [0], [0], [0, 1]);
  expect(words).toContain("Waiting for Ana");
  expect(words).not.toContain("Bo");
});

it("lets a player who took another seat agree for it as well", () => {
  const words = sit(["Ana", ""], [0, 1], [0, 2]);
  expect(words).toContain("You and Ana are for this");
  expect(words).not.toContain("Waiting for");
  expect(buttons()).toEqual(["Agree for Yusuf Karaman as well", "Let the rules decide"]);
});

it("explains first what it means not to agree", () => {
  const sent = vi.spyOn((sit(["Ana", "Bo"], [0]), at.table!), "send");
  [...document.querySelectorAll<HTMLElement>(".agreement button")]
    .find((button) => button.textContent === "Let the rules decide")!
    .click();
  expect(sent).not.toHaveBeenCalled();
  expect(at.table!.overlay).toEqual({ what: "disagree" });
});
