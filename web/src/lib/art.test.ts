// Which picture of a card is asked for, and when it is not asked for at all.

import { expect, it, vi } from "vitest";
import type { Choice, Face, View } from "../wire";
import { arriving } from "./arriving";
import { provideArt, useArt, useView } from "./art";
import { namedIn } from "./named";

const context = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock("svelte", async (original) => ({
  ...(await original<typeof import("svelte")>()),
  setContext: (key: unknown, value: unknown) => context.set(key, value),
  getContext: (key: unknown) => context.get(key),
}));

const face = (id: string): Face =>
  ({ id, art: { kind: "vignette", says: "", edition: "", ground: "" } }) as unknown as Face;
const arrives = (address: string): void => {
  const image = document.createElement("img");
  const leave = arriving(address)(image) as () => void;
  image.dispatchEvent(new Event("load"));
  leave();
};

it("shows what is drawn ahead before what is sharp, until that has come", () => {
  provideArt(() => "/g");
  const art = useArt();
  expect(art(face("a"), 160)).toEqual(["/g/art/a/200"]);
  expect(art(face("a#2"), 520)).toEqual(["/g/art/a/400", "/g/art/a/800"]);
  arrives("/g/art/a/800");
  expect(art(face("a"), 520)).toEqual(["/g/art/a/800"]);
});

it("asks for no picture of a card that cannot be seen, but shows what the browser has kept", () => {
  const named = namedIn({ board: [{ card: { id: "moth#1", bears: [] }, beside: [] }], turn: 3 } as unknown as View, [
    { card: "ida" } as Choice,
  ]);
  provideArt(
    () => "/h",
    (each) => named.has(each.id),
  );
  const art = useArt();
  expect(art(face("moth"), 160)).toEqual(["/h/art/moth/200"]);
  expect(art(face("ida"), 160)).toEqual(["/h/art/ida/200"]);
  expect(art(face("gone"), 520)).toEqual([]);
  arrives("/h/art/gone/400");
  expect(art(face("gone"), 520)).toEqual(["/h/art/gone/400"]);
});

it("asks for the views beside a story under the same rule", () => {
  provideArt(
    () => "/i",
    (each) => each.id === "ford",
  );
  const view = useView();
  expect(view(face("ford"), "prospect")).toBe("/i/art/ford/prospect");
  expect(view(face("gone"), "roundel")).toBeUndefined();
  arrives("/i/art/gone/roundel");
  expect(view(face("gone"), "roundel")).toBe("/i/art/gone/roundel");
});
