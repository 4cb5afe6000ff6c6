// What is told when a request fails: words of ours in the language that is spoken, never the browser's.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Prose from "../citadel/Prose.svelte";
import { get, reasonOf } from "./http";
import { speak, t } from "./words.svelte";

const answering = (reply: () => Promise<Response>): void => void vi.stubGlobal("fetch", reply);
const offline = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const failed = (): Promise<string> => get("/api/me").then(() => "", reasonOf);

beforeEach(() => speak("fr"));
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

it("says that the server is out of reach", async () => {
  answering(offline);
  expect(await failed()).toBe(t("offline"));
});

it("says what the server says", async () => {
  answering(() =>
    Promise.resolve(new Response(JSON.stringify({ code: "x", text: "La table est complète." }), { status: 400 })),
  );
  expect(await failed()).toBe("La table est complète.");
});

it("puts its own words for those of whatever stands between", async () => {
  answering(() => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" })));
  expect(await failed()).toBe(t("trouble"));
  answering(() => Promise.resolve(new Response("<h1>Sign in</h1>")));
  expect(await failed()).toBe(t("trouble"));
});

it("tells it where a word was looked up", async () => {
  answering(offline);
  const prose = mount(Prose, { target: document.body, props: { text: "Sous la *fougère*.", game: "walk-1" } });
  document.querySelector("button")!.click();
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent).toContain(t("offline"));
  await unmount(prose);
});
