// Rules that were found, laid out by game and chapter, with the words that found them.

import type { ListItem } from "../wire";

/** Asks for the rules of all games. */
export const ALL = "both";

export interface Chapter {
  game: string;
  title: string;
  rules: ListItem[];
}

/** The games that these rules or chapters belong to, in their order. */
export const gamesOf = (items: readonly ListItem[]): string[] => [...new Set(items.map((each) => each.ruleset))];

/** The chapters in the order in which their first rule was found. */
export function chapters(rules: readonly ListItem[], which: string): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const game = rule.ruleset;
    if (which !== ALL && which !== game) continue;
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
