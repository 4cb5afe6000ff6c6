// The interface's own words in English and French; everything about cards and rules comes worded from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
};

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
  const { default: source } = await SOURCES[lang]();
  bundle = bundled(lang, source);
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
