// Reading what comes up: which cards and pages are shown before the next question, and what becomes of those unread.

import { plain } from "../lib/places";
import { chapters, has, isChapter, markOf, metIn, remember, unmet, type Reading } from "../lib/readings";
import { settings } from "../lib/settings.svelte";
import { small } from "../lib/small";
import { announce } from "../lib/speech.svelte";
import type { Table } from "../lib/table.svelte";
import type { Line, View } from "../wire";

/** The page that is before one's eyes has been read. */
export function readOn(table: Table): void {
  putAway(table, table.spread);
  if (!table.readings.length && table.asking?.yours) announce(table.asking.text);
}

/** Go on from land that was read about beside it, by doing something else. */
export function leaveLand(table: Table): void {
  if (table.discovered) putAway(table, table.spread);
}

export function readAll(table: Table): void {
  putAway(table, table.readings);
  if (table.asking?.yours) announce(table.asking.text);
}

function putAway(table: Table, read: Reading[]): void {
  const { met } = table;
  if (met) {
    for (const mark of read.map(markOf)) if (mark) met.add(mark);
    remember(table.id, met);
  }
  table.readings = table.readings.filter((each) => !read.includes(each));
}

/** The cards and pages that have been shown here; a person who comes into the middle of a game is shown no card of long ago. */
function known(table: Table, view: View): Set<string> {
  return (table.met ??= metIn(table.id) ?? new Set(view.turn > 1 ? Object.keys(table.faces).map(plain) : []));
}

/** What lies between two scenarios is read once by everybody, also by players who come later. */
export function turnPage(table: Table): void {
  const { view } = table;
  if (!view) return;
  const pages = chapters(table.state?.interlude);
  const marks = new Set(pages.map(markOf));
  const waiting = table.readings.filter((each) => !isChapter(each) || marks.has(markOf(each)));
  const there = new Set(waiting.map(markOf));
  const fresh = pages.filter((each) => !there.has(markOf(each)) && !known(table, view).has(markOf(each)));
  if (fresh.length || waiting.length < table.readings.length) table.readings = [...waiting, ...fresh];
}

/** See which of these have to be shown; what lies on the sheet of a question is shown there. A whole state opens the game here. */
export function meet(table: Table, brought: readonly Reading[], lines: readonly Line[], isWhole = false): void {
  const { asking, view } = table;
  if (!view) return;
  const met = known(table, view);
  const isTold = asking?.yours && !table.roaming && !table.telling.length && !small();
  const asked = new Set(isTold ? table.resolving.map((card) => card.id) : []);
  const unread = (): string[] => table.readings.flatMap(({ card }) => (card ? plain(card) : []));
  const found = unmet(brought, new Set([...met, ...unread()]));
  if (settings.cards && !asking?.seconds) {
    const all = [...table.readings, ...found.filter(({ card }) => !card || !asked.has(card))];
    const late = isWhole ? opening(table, all).slice(1) : []; // the rest of how it begins lies there to be read
    table.readings = all.filter((each) => !late.includes(each));
    table.missed = [...table.missed, ...late];
    for (const mark of late.map(markOf)) if (mark) met.add(mark);
  }
  const waiting = new Set(unread());
  for (const card of lines.flatMap((line) => line.cards)) if (!waiting.has(plain(card))) met.add(plain(card));
  remember(table.id, met);
}

/** What of it came up before anybody acted. */
function opening(table: Table, readings: readonly Reading[]): readonly Reading[] {
  if (readings.some(isChapter)) return [];
  const first = table.lines.find((line) => has(line, "acts"))?.n ?? Infinity;
  return readings.filter(({ n }) => n < first);
}

/** Another action begins: the cards of the last one go away, and what is unread waits in a list, but for what is before one's eyes. */
export function fallBehind(table: Table): void {
  if (!table.begun) return; // how it all began is read at one's own pace
  const isHidden = table.draw !== null || table.overlay !== null || table.passing;
  const shown = isHidden ? [] : table.spread;
  const late = table.readings.filter((each) => !isChapter(each) && !shown.includes(each));
  table.draw = null;
  if (!late.length) return;
  table.missed = [...table.missed, ...late];
  table.readings = table.readings.filter((each) => !late.includes(each));
  for (const mark of late.map(markOf)) if (mark) table.met?.add(mark);
}
