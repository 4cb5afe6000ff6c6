// The words in both languages.

import { expect, it } from "vitest";
import { bundled } from "../lib/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts"], { query: "?raw", import: "default", eager: true });

it("has the same messages in English and French", () => {
  expect(keys(fr)).toEqual(keys(en));
});

it("can be read without faults", () => {
  expect(() => [bundled("en", en), bundled("fr", fr)]).not.toThrow();
});

it("has every message that the pages ask for", () => {
  const known = new Set(keys(en));
  const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1]!));
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

it("sets French marks off with a space that does not break", () => {
  const loose = fr.split("\n").filter((row) => !row.startsWith("#") && / [:;?!%»]/.test(row.replace(/\{[^}]*\}|^[\w-]+ =/g, "")));
  expect(loose).toEqual([]);
});
