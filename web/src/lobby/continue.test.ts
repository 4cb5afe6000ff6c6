// Parting with a game: who made it deletes it, who played it agrees or hides it, who watched it hides it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import type { GameSummary } from "../wire";
import Continue from "./Continue.svelte";
import { carriedOver } from "./hidden";

const asked: string[] = [];
const reload = vi.fn(() => Promise.resolve());
let page: ReturnType<typeof mount> | undefined;
const game = (more: Partial<GameSummary>): GameSummary => ({
  id: "walk-1",
  title: "Walk",
  name: "",
  adventure: "walk",
  ruleset: "continent",
  turn: 1,
  played: 0,
  place: "Shore",
  card: "",
  table_seats: [],
  characters: [],
  yours: false,
  ending: "",
  steps: 0,
  fork_of: "",
  damage: "",
  by: "Ana",
  hidden: false,
  agreed: false,
  parting: "hide",
  ...more,
});
const show = (...games: GameSummary[]): void => {
  page = mount(Continue, {
    target: document.body,
    props: { games, reload, fail: (fault: unknown) => expect(fault).toBeUndefined() },
  });
  flushSync();
};
const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
  expect(button, name).toBeDefined();
  button!.click();
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
};

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", (address: URL, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${address.pathname}${body ? ` ${body}` : ""}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
  localStorage.clear();
  asked.length = 0;
  reload.mockClear();
});

it("is deleted by who made it, once they are sure", async () => {
  show(game({ parting: "delete" }));
  await press("Delete Walk");
  expect(asked).toEqual([]);
  await press("Delete");
  expect(asked).toEqual(["DELETE /api/games/walk-1"]);
  expect(reload).toHaveBeenCalledOnce();
});

it("tells who has played it who may delete it, and what they can do", async () => {
  show(game({ parting: "agree" }));
  await press("Remove Walk");
  expect(document.querySelector("dialog p")?.textContent).toContain("can be deleted by Ana, who made it");
  await press("I agree to delete it");
  expect(asked).toEqual(["DELETE /api/games/walk-1"]);
});

it("is taken off the list, and put back", async () => {
  show(game({}), game({ id: "walk-2", title: "Other", hidden: true }));
  expect([...document.querySelectorAll("[data-game]")].map((each) => each.getAttribute("data-game"))).toEqual([
    "walk-1",
  ]);
  await press("Take Walk off this list");
  await press("Put Other back on the list");
  expect(asked).toEqual([
    'PUT /api/games/walk-1/listed {"listed":false}',
    'PUT /api/games/walk-2/listed {"listed":true}',
  ]);
});

it("stays hidden if the browser had hidden it by itself", async () => {
  localStorage.setItem("fogbound-hidden", '["walk-1"]');
  const [first, second] = await carriedOver([game({}), game({ id: "walk-2" })]);
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  expect(asked).toEqual(['PUT /api/games/walk-1/listed {"listed":false}']);
  await carriedOver([game({})]);
  expect(asked).toHaveLength(1);
});
