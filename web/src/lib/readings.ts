// What comes up between two questions and wants to be read before the next: the server says what lines of the journal
// bring; here it is remembered, game by game, which cards and pages this browser has shown.

import type { Draw, Face, Interlude, Line, PendingReading } from "../wire";
import { plain } from "./places";
import { inOneLine, unstyled } from "./prose";

/** Something to be read: what lines of the journal bring, or a page between two scenarios. */
export type Reading = Omit<PendingReading, "sort"> & { sort: PendingReading["sort"] | "ended" | "begun" };

/** Whether a line plays one of these roles. */
export function has(line: Line, ...roles: Line["roles"]): boolean {
  return roles.some((role) => line.roles.includes(role));
}

/** What is to be read between two scenarios: how one ended and, once the players have set out, how the next begins. */
export function chapters(between: Pick<Interlude, "n" | "begun_at"> | null | undefined): Reading[] {
  const page = (sort: "ended" | "begun", n: number): Reading[] =>
    n ? [{ n, sort, said: "", card: null, prose: "", then: [] }] : [];
  return between ? [...page("ended", between.n), ...page("begun", between.begun_at)] : [];
}

export function isChapter({ sort }: Reading): boolean {
  return sort === "ended" || sort === "begun";
}

/** Those that lie on one page: what came up together; a page between two scenarios lies alone. */
export function pageOf(readings: readonly Reading[]): Reading[] {
  const chapter = readings.findIndex(isChapter);
  return chapter < 0 ? [...readings] : readings.slice(0, Math.max(1, chapter));
}

/** Those that have not been shown here: a card is shown once. */
export function unmet(readings: readonly Reading[], met: ReadonlySet<string>): Reading[] {
  const known = new Set(met);
  return readings.filter((reading) => {
    const mark = markOf(reading);
    const isNew = !known.has(mark);
    if (reading.card) known.add(mark);
    return isNew;
  });
}

/** Whether a page tells of land that has just come to light, which is read beside it. */
export function tellsOfLand(page: readonly Reading[], faceOf: (card: string) => Face | undefined): boolean {
  return !page.some(isChapter) && page.some(({ card }) => card && faceOf(card)?.kind === "terrain");
}

/** A reading as it is heard. */
export function spokenReading({ said, prose, then }: Reading, face: Face | undefined): string {
  return [
    said || face?.name,
    unstyled(face ? storyOf(face) : prose),
    ...(face ? doingsOf(face).map(inOneLine) : []),
    ...then,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether a line is told with what is to be read. */
export const isSaidBy = (waiting: readonly Reading[], line: Line): boolean =>
  waiting.some(({ n, said, prose, then }) => n === line.n || [said, prose, ...then].includes(line.text));

/** What of these lines is told neither with a draw nor with what is to be read. */
export function untold(lines: readonly Line[], draw: Draw | null, waiting: readonly Reading[]): string[] {
  const told = new Set(draw?.then);
  return lines
    .filter((line) => !line.talk && !line.prose && !has(line, "plain") && !told.has(line.text))
    .filter((line) => !isSaidBy(waiting, line))
    .map((line) => line.text);
}

/** As what a reading is remembered among the cards that were met. */
export function markOf(reading: Reading): string {
  if (reading.card) return plain(reading.card);
  return isChapter(reading) ? `scenario-${reading.sort} ${reading.n}` : `line ${reading.n}`;
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
export function doingsOf(face: Face): Face["spoken"] {
  return face.kind === "terrain" ? [] : face.spoken;
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
