// What comes up between two questions and wants to be read before the next: cards that are met for the first time, and
// passages of cards that lie nowhere any more, and what lies between two scenarios. Which of it has been met is remembered
// by this browser, game by game.

import type { Face, Interlude, Line } from "../wire";
import { plain } from "./places";

/** Something to be read: a card, a passage without one, news that nobody should miss, or a page between two scenarios. */
export interface Reading {
  n: number; // of the line in the journal
  sort: "card" | "prose" | "grave" | "ended" | "begun";
  said: string; // how it came
  card: string | null;
  prose: string;
  then: string[]; // what came of it
}

/** Whether a line plays one of these roles. */
export function has(line: Line, ...roles: Line["roles"]): boolean {
  return roles.some((role) => line.roles.includes(role));
}

/** What these lines bring that wants to be read; cards that were met are left out, and those that say nothing. */
export function readings(
  lines: readonly Line[],
  met: ReadonlySet<string>,
  face: (card: string) => Face | undefined,
): Reading[] {
  const found: Reading[] = [];
  const known = new Set(met);
  let last: Reading | null = null;
  for (const line of lines) {
    const { n, text: said } = line;
    const fresh = has(line, "brings")
      ? line.cards.filter((card) => !known.has(plain(card)) && hasWords(face(card)))
      : [];
    for (const card of line.cards) known.add(plain(card));
    if (fresh.length) {
      for (const card of fresh) found.push((last = { n, sort: "card", said, card, prose: "", then: [] }));
    } else if (line.prose && has(line, "brings")) {
      found.push((last = { n, sort: "prose", said, card: null, prose: line.prose, then: [] }));
    } else if (has(line, "grave")) {
      found.push({ n, sort: "grave", said: "", card: null, prose: said, then: [] });
    } else if (has(line, "begins")) {
      last = null;
    } else if (last && !line.talk && !has(line, "lays-event", "lays-terrain", "story")) {
      last.then.push(said);
    }
  }
  return found;
}

/** What is to be read between two scenarios: how one ended and, once somebody has set out, how the next begins. */
export function chapters(between: Pick<Interlude, "n" | "begun_at"> | null | undefined): Reading[] {
  const page = (sort: "ended" | "begun", n: number): Reading[] =>
    n ? [{ n, sort, said: "", card: null, prose: "", then: [] }] : [];
  return between ? [...page("ended", between.n), ...page("begun", between.begun_at)] : [];
}

export function isChapter({ sort }: Reading): boolean {
  return sort === "ended" || sort === "begun";
}

/** As what a reading is remembered among the cards that were met. */
export function markOf(reading: Reading): string {
  return reading.card ? plain(reading.card) : isChapter(reading) ? `scenario-${reading.sort} ${reading.n}` : "";
}

/** What these lines tell of what came of something, until something else begins. */
export function consequences(lines: readonly Line[]): string[] {
  const until = lines.findIndex((line) => has(line, "begins") && !line.talk);
  return (until < 0 ? lines : lines.slice(0, until))
    .filter((line) => !line.talk && !has(line, "story"))
    .map((line) => line.text);
}

/** How a text begins, as a title. */
export function firstSentence(text: string): string {
  return text.split(/[.!?…](?:\s|$)/)[0]!;
}

/** What a card tells before anything else. */
export function storyOf(face: Face): string {
  return [face.back_text, face.flavour].filter(Boolean).join("\n\n");
}

/** What a card does, in words; a land tells only its story, its actions lie on it. */
export function doingsOf(face: Face): string[] {
  return face.kind === "terrain" ? [] : face.spoken;
}

function hasWords(face: Face | undefined): boolean {
  return face !== undefined && Boolean(storyOf(face) || doingsOf(face).length);
}

const KEY = "fogbound-met";
const MOST = 12; // games whose cards are remembered

type Met = [game: string, cards: string[]][];

function remembered(): Met {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Met;
  } catch {
    return [];
  }
}

/** The cards that were met in a game; nothing if this browser has not been there. */
export function metIn(game: string): Set<string> | null {
  const found = remembered().find(([each]) => each === game);
  return found ? new Set(found[1]) : null;
}

/** Remember the cards that were met in a game. */
export function remember(game: string, cards: ReadonlySet<string>): void {
  const others = remembered().filter(([each]) => each !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [game, [...cards]]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows a card again after a reload.
  }
}
