// What this browser remembers: language, theme, size of text, motion. Nothing here is about a game.

import type { Lang } from "../wire";
import { preferred } from "./languages";

export type Theme = "auto" | "lamp" | "day" | "contrast";
export const SIZES = [100, 115, 130, 150] as const;

interface Kept {
  lang: Lang;
  theme: Theme;
  size: number;
  still: boolean;
  cards: boolean; // whether cards that come up are shown one by one
  sound: boolean; // from the first press on
  list: boolean; // whether what can be done lies unfolded as a list
  guided: boolean; // whether the first-time guide has been gone through, or was not wanted
  tips: string[]; // what it has told so far
}

const KEY = "fogbound";

function fresh(): Kept {
  return {
    lang: preferred(navigator.languages ?? []),
    theme: matchMedia("(prefers-contrast: more)").matches ? "contrast" : "auto",
    size: 100,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    cards: true,
    sound: true,
    list: true,
    guided: false,
    tips: [],
  };
}

function kept(): Kept {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh();
  }
}

export const settings = $state<Kept>(kept());

/** How this device is set when the page opens: nothing changes its light in the middle of a game. */
const DARK = matchMedia("(prefers-color-scheme: dark)").matches;

/** The theme as it is drawn: `auto` is the lamp on a device that is set to dark, and the day otherwise. */
export function lit(theme: Theme, dark = DARK): Exclude<Theme, "auto"> {
  if (theme !== "auto") return theme;
  return dark ? "lamp" : "day";
}

/** How much larger things are drawn, so that there is room for the text on them; as `--grown` of the page. */
export function grown(): number {
  return (1 + settings.size / 100) / 2;
}

/** Keeps the page and the browser's memory in step with the settings; called once. */
export function keepSettings(): void {
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.lang;
    page.dataset.theme = lit(settings.theme);
    page.dataset.still = String(settings.still);
    page.style.setProperty("--text", String(settings.size / 100));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
