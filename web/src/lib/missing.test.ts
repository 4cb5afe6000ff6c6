// Pictures that do not come are asked for again, and not for ever.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Missing } from "./missing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is missing for a while, longer each time, and in the end for good", () => {
  const missing = new Missing();
  for (const seconds of [2, 4, 8, 16, 32]) {
    missing.add("a");
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(missing.has("a")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(missing.has("a")).toBe(false);
  }
  missing.add("a");
  vi.runAllTimers();
  expect([missing.has("a"), missing.has("b")]).toEqual([true, false]);
});
