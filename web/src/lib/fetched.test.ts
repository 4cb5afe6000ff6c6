// A part that is gone loads the page anew, but not for ever.

import { beforeEach, expect, it, vi } from "vitest";
import { fetched } from "./fetched";

beforeEach(() => sessionStorage.clear());

it("hands on what comes", async () => {
  const reload = vi.fn();
  expect(await fetched(Promise.resolve("part"), reload)).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

it("loads the page anew once, and then says that it failed", async () => {
  const reload = vi.fn();
  const gone = (): Promise<string> => Promise.reject(new Error("404"));
  void fetched(gone(), reload, 100_000);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(fetched(gone(), reload, 101_000)).rejects.toThrow("404");
  expect(reload).toHaveBeenCalledOnce();
});
