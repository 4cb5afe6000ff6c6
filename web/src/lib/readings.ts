// What comes up between two questions and wants to be read before the next: cards that are met for the first time, and
// passages of cards that lie nowhere any more, and what lies between two scenarios. Which of it has been met is remembered
// by this browser, game by game.

import type { Face, Interlude, Line } from "../wire";
import { plain } from "./places";

/** Something to be read: a card, or a passage without one; how it came, and what came of it. */
export interface Reading {
  n: number; // of the line in the journal
  what: string;
  said: string;
  card: string | null;
  prose: string;
  then: string[];
}

/** The kinds of lines that bring a card to the table. */
const COMES = new Set([
  "clue",
  "event",
  "in-hand",
  "joined",
  "laid-out",
  "looked",
  "quest-item",
  "received",
  "replaced",
  "start",
  "state-taken",
  "taken",
  "terrain",
]);
/** The kinds of lines that begin something else: what follows them is no consequence of a card. */
const BEGINS = new Set(["action", "camp", "replied", "revealed", "revealed-from-pile", "start", "table", "talk"]);

/** The kinds of lines that only say where a card comes to lie. */
const LAID = new Set(["event", "terrain"]);
/** The kinds of lines that tell a story, which is read elsewhere. */
const STORY = new Set(["line", "read"]);
/** The kinds of lines that nobody should miss, though they bring no card. */
const GRAVE = new Set(["deck-emptied"]);

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
    const fresh = COMES.has(line.what)
      ? line.cards.filter((card) => !known.has(plain(card)) && hasWords(face(card)))
      : [];
    for (const card of line.cards) known.add(plain(card));
    if (fresh.length) {
      for (const card of fresh)
        found.push((last = { n: line.n, what: line.what, said: line.text, card, prose: "", then: [] }));
    } else if (line.prose && line.what === "taken") {
      found.push((last = { n: line.n, what: line.what, said: line.text, card: null, prose: line.prose, then: [] }));
    } else if (GRAVE.has(line.what)) {
      found.push({ n: line.n, what: line.what, said: "", card: null, prose: line.text, then: [] });
    } else if (BEGINS.has(line.what)) {
      last = null;
    } else if (last && !line.talk && !LAID.has(line.what) && !STORY.has(line.what)) {
      last.then.push(line.text);
    }
  }
  return found;
}

/** The pages between two scenarios: how one ended, and how the next begins. */
const CHAPTERS = ["scenario-ended", "scenario-begun"];

/** What is to be read between two scenarios: the second page once somebody has set out. */
export function chapters(between: Pick<Interlude, "n" | "begun_at"> | null | undefined): Reading[] {
  const lines = between ? [between.n, between.begun_at].filter(Boolean) : [];
  return lines.map((n, at) => ({ n, what: CHAPTERS[at] ?? "", said: "", card: null, prose: "", then: [] }));
}

export function isChapter({ what }: Reading): boolean {
  return CHAPTERS.includes(what);
}

/** As what a reading is remembered among the cards that were met. */
export function markOf(reading: Reading): string {
  return reading.card ? plain(reading.card) : isChapter(reading) ? `${reading.what} ${reading.n}` : "";
}

/** What these lines tell of what came of something, until something else begins. */
export function consequences(lines: readonly Line[]): string[] {
  const until = lines.findIndex((line) => BEGINS.has(line.what) && !line.talk);
  return (until < 0 ? lines : lines.slice(0, until))
    .filter((line) => !line.talk && !STORY.has(line.what))
    .map((line) => line.text);
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
