// Which languages can be chosen, and what they are called.

import { expect, it } from "vitest";
import { LANGUAGES } from "../wire";
import { following, nameOf, others, preferred } from "./languages";

it("calls a language what it calls itself", () => {
  expect(["en", "fr", "de"].map(nameOf)).toEqual(["English", "Français", "Deutsch"]);
});

it("goes round all languages and comes back", () => {
  expect(LANGUAGES.slice(0, -1).map(following)).toEqual(LANGUAGES.slice(1));
  expect(following(LANGUAGES.at(-1)!)).toBe(LANGUAGES[0]);
  expect(others("fr")).not.toContain("fr");
  expect(others("fr")).toHaveLength(LANGUAGES.length - 1);
});

it("speaks what the browser asks for first, of what there is", () => {
  expect(preferred(["fr-CA", "en"])).toBe("fr");
  expect(preferred(["eo", "en-GB", "fr"])).toBe("en");
  expect(preferred(["FR"])).toBe("fr");
  expect(preferred(["eo"])).toBe(LANGUAGES[0]);
  expect(preferred([])).toBe(LANGUAGES[0]);
});
