// How a game goes, leaf by leaf, with the keyboard alone.

import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import FirstTime from "./FirstTime.svelte";

it("is leafed through and begun with one key", async () => {
  await speak("en");
  const begin = vi.fn();
  const guide = mount(FirstTime, {
    target: document.body,
    props: { title: "First Light", begin, close: () => undefined },
  });
  flushSync();
  const on = document.activeElement as HTMLElement;
  for (let leaf = 1; leaf < 5; leaf += 1) {
    on.click();
    flushSync();
  }
  expect([document.activeElement, on.textContent, begin.mock.calls.length]).toEqual([on, "Begin First Light", 0]);
  on.click();
  expect(begin).toHaveBeenCalledOnce();
  await unmount(guide);
});
