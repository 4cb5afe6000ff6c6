// What the journal shows under one heading: what was done is one row, which unfolds into its lines; the rest stands alone.

import { has } from "../lib/readings";
import type { Line } from "../wire";

/** A row of the journal. */
export interface Row {
  n: number; // of its first line
  text: string;
  seat: number | null;
  cards: string[];
  times: number; // how often the same was told
  gone: boolean; // it no longer counts
  talk: boolean;
  lines: Line[]; // what it unfolds into; none if there is no more to know
}

/** The rows of one turn. */
export interface Turn {
  turn: number;
  place: string;
  rows: Row[];
}

export type Filter = "all" | "cards" | "talk";

/** The journal by turns. */
export function turnsOf(lines: readonly Line[], gone: ReadonlySet<number>, filter: Filter): Turn[] {
  const found: Turn[] = [];
  for (const row of rowsOf(lines, gone)) {
    if (filter === "talk" ? !row.talk : filter === "cards" && !row.cards.length) continue;
    const line = lines.find((each) => each.n === row.n)!;
    const last = found.at(-1);
    const before = last?.turn === line.turn ? last.rows.at(-1) : undefined;
    if (before && isAlike(before, row)) before.times += 1;
    else if (last?.turn === line.turn) last.rows.push(row);
    else found.push({ turn: line.turn, place: line.place, rows: [row] });
  }
  return found;
}

function isAlike(one: Row, other: Row): boolean {
  return (
    !one.talk &&
    !one.lines.length &&
    !other.lines.length &&
    one.text === other.text &&
    one.seat === other.seat &&
    one.gone === other.gone
  );
}

function rowsOf(lines: readonly Line[], gone: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  const stories = new Map<string, Line[]>();
  for (const line of lines) {
    const mark = `${line.begun} ${gone.has(line.n)}`;
    const story = line.begun ? stories.get(mark) : undefined;
    if (story) {
      story.push(line);
      continue;
    }
    const own = [line];
    if (line.begun) stories.set(mark, own);
    rows.push({ ...single(line), gone: gone.has(line.n), lines: own });
  }
  return rows.map((row) => (row.lines[0]!.begun ? joined(row) : { ...row, lines: [] }));
}

function single(line: Line): Omit<Row, "gone" | "lines"> {
  return { n: line.n, text: line.text, seat: line.seat, cards: [...line.cards], times: 1, talk: line.talk };
}

/** A row that tells what its lines have come to. */
function joined(row: Row): Row {
  const told = row.lines.findLast((line) => line.story)?.story;
  const seat = row.lines.find((line) => has(line, "acts"))?.seat ?? row.seat;
  return {
    ...row,
    seat,
    text: told ?? row.text,
    cards: [...new Set(row.lines.flatMap((line) => line.cards))],
    lines: row.lines.length > 1 || (told && told !== row.text) ? row.lines : [],
  };
}
