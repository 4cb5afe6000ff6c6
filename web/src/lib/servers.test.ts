// Several servers: a question goes to the one that has the game, and no further than that.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { get, post, Refusal } from "./http";
import { forgetServer, MOST_HOPS, serverOf } from "./servers";

type Served = (method: string, server: string) => [status: number, said: unknown];

let asked: string[];
const serving = (served: Served): void =>
  void vi.stubGlobal("fetch", (address: URL, { method }: { method: string }) => {
    const server = address.searchParams.get("server") ?? "";
    asked.push(`${method} ${server}`);
    const [status, said] = served(method, server);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
const elsewhere = (server: string): [number, unknown] => [409, { code: "elsewhere", text: "Elsewhere.", server }];
const lost: [number, unknown] = [502, "<h1>Bad Gateway</h1>"];
const statusOf = (asking: Promise<unknown>): Promise<number> =>
  asking.then(
    () => 200,
    (fault: unknown) => (fault as Refusal).status,
  );

beforeEach(() => void (asked = []));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetServer("walk-1");
});

it("goes to the server that has the game, and there at once the next time", async () => {
  serving((_, server) => (server === "b" ? [200, { turn: 3 }] : elsewhere("b")));
  expect(await post("/api/games/walk-1/invite")).toEqual({ turn: 3 });
  await get("/api/games/walk-1/recap");
  expect(asked).toEqual(["POST ", "POST b", "GET b"]);
});

it("asks about other games without a name", async () => {
  serving((_, server) => (server === "b" ? [200, {}] : elsewhere("b")));
  await get("/api/games/walk-1/recap");
  serving(() => [200, {}]);
  await get("/api/games/walk-2/recap");
  await get("/api/games");
  expect(asked.slice(2)).toEqual(["GET ", "GET "]);
});

it("forgets a server that has gone, and asks whichever there is", async () => {
  serving((_, server) => (server === "b" ? [200, {}] : elsewhere("b")));
  await get("/api/games/walk-1/recap");
  serving((_, server) => (server ? lost : [200, { turn: 4 }]));
  expect(await get("/api/games/walk-1/recap")).toEqual({ turn: 4 });
  expect([asked.slice(2), serverOf("walk-1")]).toEqual([["GET b", "GET "], ""]);
});

it("does not do twice what a server may have done that went in the middle of it", async () => {
  serving((_, server) => (server === "b" ? [200, {}] : elsewhere("b")));
  await get("/api/games/walk-1/recap");
  serving(() => lost);
  expect(await statusOf(post("/api/games/walk-1/forks"))).toBe(502);
  expect([asked.slice(2), serverOf("walk-1")]).toEqual([["POST b"], ""]);
});

it("gives up when servers send it to and fro, and says what they say", async () => {
  serving((_, server) => elsewhere(server === "b" ? "a" : "b"));
  const refused = await get("/api/games/walk-1/recap").catch((fault: unknown) => fault as Refusal);
  expect(refused).toMatchObject({ status: 409, message: "Elsewhere." });
  expect(asked).toHaveLength(MOST_HOPS + 1);
});
