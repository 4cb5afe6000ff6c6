// Which picture of a card is asked for.

import { expect, it, vi } from "vitest";
import type { Face } from "../wire";
import { covering, provideArt, useArt, useView } from "./art";

const context = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock("svelte", async (original) => ({
  ...(await original<typeof import("svelte")>()),
  setContext: (key: unknown, value: unknown) => context.set(key, value),
  getContext: (key: unknown) => context.get(key),
}));

const face = (id: string): Face =>
  ({ id, art: { kind: "vignette", says: "", edition: "", ground: "" } }) as unknown as Face;

it("asks for a picture in the size in which it is sharp, copies of a card as one", () => {
  provideArt(() => "/g");
  const art = useArt();
  expect(art(face("a"), 160)).toBe("/g/art/a/200");
  expect(art(face("a#2"), 520)).toBe("/g/art/a/800");
});

it("asks for the views beside a story at the same place", () => {
  provideArt(() => "/i");
  expect(useView()(face("ford"), "prospect")).toBe("/i/art/ford/prospect");
});

it("asks for more where a picture has to cover a place that is higher than itself", () => {
  expect(covering("vignette", 100, 60)).toBe(100);
  expect(covering("vignette", 100, 120)).toBe(200);
  expect(covering("land", 100, 120)).toBe(120);
});
