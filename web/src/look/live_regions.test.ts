// Who hears what: only what lies inside the topmost dialog can be heard while it is open.

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, tell } from "../lib/speech.svelte";
import Dialog from "./Dialog.svelte";
import LiveRegions from "./LiveRegions.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>A card</p>" }));
const open = (): ReturnType<typeof mount> => {
  const dialog = mount(Dialog, { target: document.body, props: { title: "Card", close: () => undefined, children } });
  flushSync();
  return dialog;
};
const heard = (where: string): string[] => {
  vi.runAllTimers();
  flushSync();
  return [...document.querySelectorAll(`${where} [aria-live]`)].map((region) => region.textContent ?? "");
};
let page: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main></main>";
  page = mount(LiveRegions, { target: document.querySelector("main")! });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

it("is heard on the page", () => {
  tell("The fog lifts.");
  announce("Where to?");
  expect(heard("main")).toEqual(["The fog lifts.", "Where to?"]);
});

it("is heard in the dialog that opens with it, and not beneath", async () => {
  announce("Rain. It falls on all of you.");
  const dialog = open();
  expect([heard("dialog"), heard("main")]).toEqual([
    ["", "Rain. It falls on all of you."],
    ["", ""],
  ]);
  await unmount(dialog);
});

it("is heard on the page again when the last dialog closes with it", async () => {
  const [below, above] = [open(), open()];
  await unmount(above);
  announce("Which card?");
  expect(heard("dialog")).toEqual(["", "Which card?"]);
  announce("What now?");
  await unmount(below);
  expect(heard("main")).toEqual(["", "What now?"]);
});

it("says the same again if it happens again", () => {
  announce("Nothing is written here.");
  const once = heard("main");
  announce("Nothing is written here.");
  expect(heard("main")).not.toEqual(once);
});
