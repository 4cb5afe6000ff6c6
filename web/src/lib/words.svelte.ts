// The interface's own words in each language; everything about cards and rules comes worded from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { settings } from "./settings.svelte";

const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle | null>(null);

/** The bundle of a language made from its Fluent source. */
export function bundled(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const faults = made.addResource(new FluentResource(source));
  if (faults[0]) throw new Error(`${lang}.ftl: ${faults[0].message}`);
  return made;
}

/** Learn a language; resolves when its words are there. */
export async function speak(lang: Lang): Promise<void> {
  bundle = bundled(lang, await SOURCES[`../text/${lang}.ftl`]!());
  settings.lang = lang;
}

/** What every message may ask for: whether this device is used with fingers, so that nothing is said about keys. */
const DEVICE = { touch: matchMedia("(pointer: coarse)").matches ? "yes" : "no" };

let ruleset = $state("");

/** Speak in the words of the game that is played, where the two games have their own. */
export function playBy(name: string): void {
  ruleset = name;
}

/** The words of a message, in the language that is spoken now. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, { ...DEVICE, ruleset, ...values }) : key;
}

/** Names as one says them one after the other: Ann, Bea and Cid. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}
