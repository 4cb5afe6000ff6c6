// What arrives from the server: the new state of the table, lines of the journal, refusals, cards pointed at.

import { readOut } from "../journal/passages";
import { Live } from "../lib/live";
import { unstyled } from "../lib/prose";
import { has, isSaidBy, untold } from "../lib/readings";
import { settings } from "../lib/settings.svelte";
import { shifted } from "../lib/shifts";
import { announce, tell } from "../lib/speech.svelte";
import { merged, NOTHING_ASKED } from "../lib/state";
import type { Table } from "../lib/table.svelte";
import { playBy, t } from "../lib/words.svelte";
import { small } from "../lib/small";
import type { Line, Pointed, ReplayMoment, Show, TableState, ToBrowser } from "../wire";
import { fallBehind, meet, turnPage } from "./read";
import { countSeats } from "./seats";

const NEWS = 20_000; // how long what has happened is told beside the Board
const TALK = 7_000; // and what a person said
const POINTED = 4_000; // how long a card is marked at which a person points
const PROBLEM = 8_000; // how long is said what could not be done

/** Open the line to a table; what comes is heard. */
export function connect(table: Table): Table {
  table.live = new Live(
    table.id,
    () => settings.lang,
    (message) => hear(table, message),
    (connection) => (table.connection = connection),
    () => (table.gone = t("table-not-yours")),
  );
  return table;
}

/** Show a moment of a game that is looked at again: nothing is asked in it. */
export function recall(table: Table, moment: ReplayMoment, title: string, adventure: string): void {
  const { view, nouns } = moment;
  table.state = { ...NOTHING_ASKED, view, nouns, title, adventure };
  playBy(view.ruleset);
  table.learn(moment.faces);
  table.lines = moment.lines;
}

export function hear(table: Table, message: ToBrowser): void {
  switch (message.type) {
    case "welcome": // what was said into a line that broke is lost: it can be said again
      if (!table.live?.waits("answer")) letGo(table); // what was kept back goes out now
      break;
    case "show":
      see(table, message);
      break;
    case "refused":
      letGo(table);
      table.passing = false;
      refuse(table, message.text);
      break;
    case "pointed":
      look(table, message);
      break;
    case "moved": // the line follows by itself
      break;
    case "gone":
      table.gone = message.why;
  }
}

/** Nothing more is to be waited for. */
function letGo(table: Table): void {
  table.busy = false;
}

/** Say for a while what could not be done. */
export function refuse(table: Table, text: string): void {
  table.problem = text;
  announce(text);
  clearTimeout(table.timers.problem);
  table.timers.problem = setTimeout(() => (table.problem = ""), PROBLEM);
}

function look(table: Table, pointed: Pointed): void {
  table.pointed = pointed;
  tell(t("pointed", { who: pointed.by || "nobody", card: table.name(pointed.card) }));
  setTimeout(() => {
    if (table.pointed === pointed) table.pointed = null;
  }, POINTED);
}

/** Take over what a message shows, and say what is new in it. */
function see(table: Table, show: Show): void {
  const { asking: last, busy: wasBusy, action: lastAction } = table;
  const isBeforeIt = table.draw !== null || table.readings.length > 0; // what lies over the numbers that have changed
  const before = table.state;
  const board = before?.view.board;
  const state = (table.state = merged(show.whole ? null : before, show.parts));
  if (show.faces.length) table.learn(show.faces);
  playBy(state.view.ruleset);
  turnPage(table);
  if (show.whole || "table_seats" in show.parts) countSeats(table);
  if (before && !lastAction && table.action) fallBehind(table);
  const fresh = show.lines.length ? note(table, show) : [];
  const isNew = table.asking?.serial !== last?.serial;
  const earlier = isNew && !isBeforeIt ? [] : table.shifts; // who only waits has seen them once others go on
  const shifts = before?.view.turn && !show.whole ? shifted(before.view, state.view, earlier) : [];
  const isShift = shifts.length > 0 && JSON.stringify(shifts) !== JSON.stringify(table.shifts);
  table.shifts = shifts;
  if (show.whole) table.arrivals.end();
  else if (before && board && !fresh.some((line) => line.takes_back))
    table.arrivals.note(board, state.view.board, small() ? [] : statesDealt(table, before));
  if (show.whole || "asking" in show.parts || "agreement" in show.parts) {
    table.busy = false; // what else changed was no answer to ours
    table.passing = false;
  }
  const { asking } = table;
  if (isNew) ask(table, wasBusy);
  const text = asking?.yours && isNew && !table.readings.length ? asking.text : "";
  const ending = before && !before.ending ? state.ending : "";
  const isDrawing = text !== "" && table.offered.some(({ role }) => role === "draw");
  const said = isShift ? shifts.map(({ what, from, to }) => t("shift", { what: t(what), from, to })).join(" ") : "";
  speak(isDrawing ? fresh.filter((line) => !has(line, "draws")) : fresh, text || ending, said);
}

/** The States that this person's characters have now and had not before. */
function statesDealt(table: Table, { view: { seats } }: TableState): string[] {
  const had = new Set(seats.flatMap((seat) => (seat.hand ?? []).map((card) => card.id)));
  return (table.view?.seats ?? [])
    .filter((seat) => table.holds(seat.seat))
    .flatMap((seat) => (seat.hand ?? []).map((card) => card.id))
    .filter((card) => !had.has(card) && table.face(card)?.kind === "state");
}

/** Another question is put: what was about the last one goes away. */
function ask(table: Table, isOwn: boolean): void {
  table.folded = false;
  table.along = null;
  if (table.overlay?.what === "confirm" || table.overlay?.what === "lead") table.overlay = null;
  if (!isOwn) table.stir();
}

/** Take down lines of the journal, those that come with a whole state being the journal as it stands; which are still to be heard. */
function note(table: Table, { lines, whole, draw, readings }: Show): Line[] {
  const last = table.lines.at(-1)?.n ?? 0;
  const fresh = lines.filter((line) => line.n > last);
  const kept = whole ? [] : table.lines.filter((line) => !lines.some((other) => other.n === line.n));
  const begun = fresh.some((line) => has(line, "acts"));
  if (!whole && begun) fallBehind(table);
  const stale = table.behind;
  table.lines = [...kept, ...lines].sort((one, other) => one.n - other.n);
  const read = readOut(lines, whole).filter((line) => !has(line, "brings") || !settings.cards);
  const unread = read.filter((line) => line.n > last || table.passages.some((each) => each.n === line.n));
  if (whole || begun || unread.length) table.passages = unread; // a person who lost the line is not read again what they went on from
  const brought = readings.filter(({ n }) => n > last);
  meet(table, brought, fresh, whole);
  if (whole || !fresh.length) return [];
  const talk = fresh.findLast((line) => line.talk);
  if (talk) hearTalk(table, talk);
  if (draw && !table.gliding) table.draw = draw;
  else if (stale && fresh.some((line) => !line.talk && !has(line, "table"))) table.draw = null; // the table has gone on
  const news = (table.news = untold(fresh, draw, table.readings));
  setTimeout(() => {
    if (table.news === news) table.news = []; // it stands in the journal
  }, NEWS);
  return fresh.filter((line) => !isSaidBy(table.readings, line));
}

/** Show for a while what a person at the table says. */
function hearTalk(table: Table, talk: Line): void {
  table.talk = talk;
  setTimeout(() => {
    if (table.talk === talk) table.talk = null;
  }, TALK);
}

/** Let be heard what has happened and then, in one breath, what is asked or how all ended; nothing cuts the other short. */
function speak(lines: readonly Line[], last: string, changes: string): void {
  const text = [...lines.map((line) => `${line.text} ${unstyled(line.prose)}`.trim()), changes]
    .filter(Boolean)
    .join(" ");
  if (last) announce(`${text} ${last}`.trim());
  else if (text) tell(text);
}
