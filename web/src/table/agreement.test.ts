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
    asking: { serial: 4, seat: null, who: "Everybody", yours: true, text: "Who acts, and how?", choices: [choice] },
    agreement: {
      seats: asked,
      votes: votes.map((seat) => ({ seat, option: "o1", value: "" })),
      split: false,
      fallback: null,
    },
    aims: [],
    nouns: {},
  } as unknown as TableState;
  vi.spyOn(at.table, "seatName").mockImplementation((seat) => PEOPLE[seat]!);
  shown = mount(Agreement, { target: document.body, props: { height: 0, elsewhere: () => undefined }, intro: false });
  flushSync();
  return document.querySelector(".agreement")?.textContent ?? "";
}

beforeEach(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

it("names the person who proposes, and the explorer who would act", () => {
  expect(sit(["Ana", "Bo"], [1])).toContain("Ana proposes: Saturnina Quispe: Pathfind – The shingle");
});

it("does not name an explorer twice whose player has no name", () => {
  expect(sit(["", "Bo"], [1])).toContain("Saturnina Quispe proposes: Pathfind – The shingle");
});

it("names a person who holds two seats once, and waits for people", () => {
  expect(sit(["Ana", "Ana"], [1, 2])).toContain("Ana proposes: Saturnina");
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
  expect(sit(["Ana", "Bo"], [0])).toContain("Waiting for Ana, Bo");
});

it("waits for nobody else", () => {
  const words = sit(["Ana", "Bo"], [0], [0], [0, 1]);
  expect(words).toContain("Waiting for Ana");
  expect(words).not.toContain("Bo");
});

it("lets a player who took another seat agree for it as well", () => {
  const words = sit(["Ana", ""], [0, 1], [0, 2]);
  expect(words).toContain("You and Ana are for: Saturnina Quispe: Pathfind");
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
