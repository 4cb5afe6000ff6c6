// A link from another device: nobody becomes another person without knowing what they leave behind.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { person } from "../lib/me.svelte";
import { speak } from "../lib/words.svelte";
import type { Me } from "../wire";
import Device from "./Device.svelte";

let page: ReturnType<typeof mount>;
const asked: string[] = [];
const me = (name: string): Me => ({ name, lang: "en", lifted: [], seen: [], kept: true, program: "fogbound" });

/** A server with these games. */
const serving = (games: { id: string; title: string }[]): void => {
  vi.stubGlobal("fetch", (address: URL, { method }: RequestInit) => {
    asked.push(`${method} ${address.pathname}`);
    return Promise.resolve(new Response(JSON.stringify(address.pathname === "/api/games" ? games : me("Ida"))));
  });
};
const arrive = async (code = "c0de"): Promise<void> => {
  page = mount(Device, { target: document.body, props: { code } });
  await settled();
};
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
};

beforeEach(() => speak("en"));
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  asked.length = 0;
  person.me = null;
});

it("comes at once to a browser that has nothing to lose", async () => {
  person.me = me("");
  serving([]);
  await arrive();
  expect(asked).toContain("POST /api/me/adopt/c0de");
});

it("asks first where there is a name or a game, and names them", async () => {
  person.me = me("Ruth");
  serving([{ id: "first-light-1", title: "First Light" }]);
  await arrive();
  expect(asked).toEqual(["GET /api/games"]);
  expect([...document.querySelectorAll("li")].map((item) => item.textContent)).toEqual(["Ruth", "First Light"]);
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Go on as that person")!.click();
  await settled();
  expect(asked).toContain("POST /api/me/adopt/c0de");
});

it("leads to the table at which the link was made", async () => {
  person.me = me("");
  serving([]);
  await arrive("c0de/first-light-1");
  expect(asked).toContain("POST /api/me/adopt/c0de");
  expect(location.hash).toBe("#/game/first-light-1");
  location.hash = "";
});
