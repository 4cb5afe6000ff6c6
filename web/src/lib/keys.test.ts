// A key answers only what a player can have read before they pressed it.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press } from "./keys";
import { Table } from "./table.svelte";

let table: Table;
const answered = vi.fn();
const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: document.body });
  press(event, table, () => undefined);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(10_000);
  table = new Table("walk-1");
  document.body.innerHTML = "<ul class=choices data-numbered><li><button class=choice data-enter></button></li></ul>";
  const button = document.querySelector("button")!;
  const rects = (): DOMRectList => [new DOMRect()] as unknown as DOMRectList;
  button.getClientRects = rects;
  button.closest("li")!.getClientRects = rects;
  button.addEventListener("click", answered);
  answered.mockClear();
});
afterEach(() => vi.useRealTimers());

it("presses the lit answer, and the one with a number", () => {
  key("Enter");
  key("1");
  expect(answered).toHaveBeenCalledTimes(2);
});

it("leaves an answer alone that has just come up by itself", () => {
  table.stir();
  expect([key("Enter"), key("1")].every((event) => event.defaultPrevented)).toBe(true);
  expect(answered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  key("Enter");
  expect(answered).toHaveBeenCalledTimes(1);
});

it("does not answer again and again while a key is held down", () => {
  key("Enter", { repeat: true });
  expect(answered).not.toHaveBeenCalled();
});
