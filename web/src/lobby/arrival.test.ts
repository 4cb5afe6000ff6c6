// An invitation that is not accepted yet: what it shows of the seats is never old.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { person } from "../lib/me.svelte";
import { speak } from "../lib/words.svelte";
import type { Invited } from "../wire";
import Arrival from "./Arrival.svelte";
import { seatWanted } from "../play/seats";

let page: ReturnType<typeof mount>;
let holders: string[];
let asked: string[];
const invited = (): Invited => ({
  game: "walk-1",
  title: "Walk",
  adventure: "walk",
  by: "Ana",
  turn: 0,
  ending: "",
  characters: ["Ireti", "Eero", "Mele"],
  table_seats: holders.map((who, seat) => ({
    seat,
    held: Boolean(who),
    person: who,
    you: false,
    here: true,
    back: false,
  })),
});
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
};
const wanted = (): string | undefined => document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;

beforeEach(async () => {
  await speak("en");
  holders = ["Ana", "", ""];
  asked = [];
  person.me = { name: "Ida", lang: "en", lifted: [], seen: [], kept: true, program: "fogbound" };
  vi.stubGlobal("fetch", (address: URL) =>
    Promise.resolve(
      new Response(
        JSON.stringify(
          (asked.push(address.pathname), address.pathname === "/api/adventures")
            ? [{ id: "walk", characters: [{ name: "Eero", does: "Makes fire." }] }]
            : address.pathname === "/api/invitations/t0ken"
              ? { id: "walk-1" }
              : invited(),
        ),
      ),
    ),
  );
  page = mount(Arrival, { target: document.body, props: { id: "walk-1/t0ken" } });
  await settled();
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  location.hash = "";
  sessionStorage.clear();
});

it("asks about the invitation of its game, and first which that is where the link does not say", async () => {
  expect(asked.filter((path) => path.includes("invitations"))).toEqual(["/api/games/walk-1/invitations/t0ken"]);
  await unmount(page);
  asked = [];
  page = mount(Arrival, { target: document.body, props: { id: "t0ken" } });
  await settled();
  expect(asked.filter((path) => path.includes("invitations"))).toEqual([
    "/api/invitations/t0ken",
    "/api/games/walk-1/invitations/t0ken",
  ]);
});

it("says what an explorer can do whose seat is free", () => {
  expect(document.querySelector("[data-seat='1']")?.textContent).toContain("Makes fire.");
});

it("sees that the seat was taken, and lets another one be chosen", async () => {
  expect(wanted()).toBe("1");
  holders[1] = "Bo";
  dispatchEvent(new Event("focus"));
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "Eero has just been taken by Bo. Choose another seat, or watch.",
  );
  expect([wanted(), document.querySelector<HTMLButtonElement>("form button.main")?.disabled]).toEqual([
    undefined,
    true,
  ]);
  document.querySelector<HTMLInputElement>("[data-seat='2'] input")!.click();
  flushSync();
  document.querySelector<HTMLButtonElement>("form button.main")!.click();
  await settled();
  expect(seatWanted.take("walk-1")).toBe(2);
  expect(location.hash).toBe("#/game/walk-1");
});

it("comes to no table with a seat that was taken in the last moment", async () => {
  holders[1] = "Bo";
  document.querySelector<HTMLButtonElement>("form button.main")!.click();
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("taken by Bo");
  expect(location.hash).toBe("");
});
