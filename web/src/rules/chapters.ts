// Rules that were found, laid out by game and chapter, with the words that found them.

import type { ListItem } from "../wire";

export const GAMES = ["both", "continent", "citadel"] as const;
export type Which = (typeof GAMES)[number];
type Game = Exclude<Which, "both">;

export interface Chapter {
  game: Game;
  title: string;
  rules: ListItem[];
}

/** Whose rule it is, by the first letter of its id. */
const gameOf = (rule: ListItem): Game => (rule.id.startsWith("C-") ? "continent" : "citadel");

/** The chapters in the order in which their first rule was found. */
export function chapters(rules: readonly ListItem[], which: Which): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const game = gameOf(rule);
    if (which !== "both" && which !== game) continue;
    const key = `${game} ${rule.name}`;
    const chapter = found.get(key) ?? { game, title: rule.name, rules: [] };
    chapter.rules.push(rule);
    found.set(key, chapter);
  }
  return [...found.values()];
}

/** A text with the parts that a search has hit told apart. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!words.length) return [{ text, hit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "giu");
  return text
    .split(any)
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}
