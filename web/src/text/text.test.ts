// The words in each language.

import { expect, it } from "vitest";
import { bundled, listed, speak, t } from "../lib/words.svelte";
import { LANGUAGES } from "../wire";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const en = texts["./en.ftl"]!;
const fr = texts["./fr.ftl"]!;
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("has a file for each language, with the same messages", () => {
  expect(Object.keys(texts).sort()).toEqual(LANGUAGES.map((lang) => `./${lang}.ftl`).sort());
  for (const lang of LANGUAGES) expect(keys(texts[`./${lang}.ftl`]!), lang).toEqual(keys(en));
});

it("can be read without faults", () => {
  const lost = LANGUAGES.flatMap((lang) => {
    const source = texts[`./${lang}.ftl`]!;
    const bundle = bundled(lang, source); // which leaves out what it cannot read
    return keys(source).filter((key) => !bundle.hasMessage(key));
  });
  expect(lost).toEqual([]);
});

it("has every message that the pages ask for", () => {
  const known = new Set(keys(en));
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1]!),
  );
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

it("sets French marks off with a space that does not break", () => {
  const loose = fr
    .split("\n")
    .filter((row) => !row.startsWith("#") && / [:;?!%»]/.test(row.replace(/\{[^}]*\}|^[\w-]+ =/g, "")));
  expect(loose).toEqual([]);
});

it("counts one thing as one", async () => {
  const said = (): string[] => [
    t("in-lamp-long", { n: 1 }),
    t("spent-long", { n: 1 }),
    t("hand-of", { n: 1, limit: 1 }),
    t("item-cards", { n: 1 }),
    t("seconds", { n: 1 }),
    t("boxes", { n: 1, of: 1 }),
    t("odds-of", { cards: 1, success: 50, defeat: 0 }),
  ];
  await speak("en");
  expect(said().filter((words) => /cards|seconds|boxes/.test(words))).toEqual([]);
  await speak("fr");
  expect(said().filter((words) => /cartes|secondes|cases/.test(words))).toEqual([]);
  expect(t("in-lamp-long", { n: 0 })).toContain("0 carte");
  await speak("en");
});

it("speaks of the Citadel’s papers as the server does", () => {
  expect(
    [...fr.matchAll(/^.*(feuillet|carte du monde|quêtes? secondaire|bourse|page du destin|au choix|rangée).*$/gim)].map(
      ([row]) => row,
    ),
  ).toEqual([]);
});

it("says names one after the other as one speaks", async () => {
  await speak("fr");
  expect([[], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cléo"]].map(listed)).toEqual([
    "",
    "Ann",
    "Ann et Bob",
    "Ann, Bob et Cléo",
  ]);
  await speak("en");
  expect(listed(["Ann", "Bob"])).toBe("Ann and Bob");
});
