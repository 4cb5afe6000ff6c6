// A browser asks to become a person only when it is nobody, or when its key has to be renewed.

import { afterEach, expect, it, vi } from "vitest";
import type { Me } from "../wire";
import { person } from "./me.svelte";

const asked: string[] = [];
const serving = (found: Partial<Me>): void => {
  vi.stubGlobal("fetch", (address: URL, { method }: RequestInit) => {
    asked.push(`${method} ${address.pathname}`);
    const me: Me = { name: "", lang: "en", lifted: [], seen: [], kept: true, program: "fogbound" };
    return Promise.resolve(
      new Response(JSON.stringify(method === "GET" ? { ...me, ...found } : { ...me, name: "new" })),
    );
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  person.me = null;
});

it("stays who it is", async () => {
  serving({ name: "Ida" });
  await person.meet();
  expect([asked, person.me?.name]).toEqual([["GET /api/me"], "Ida"]);
});

it("asks for a key when it is told that it has none", async () => {
  serving({ kept: false });
  await person.meet();
  expect([asked, person.me?.name]).toEqual([["GET /api/me", "POST /api/me"], "new"]);
});
