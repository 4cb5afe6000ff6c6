// Places on the Board as people speak of them: so many cards east or west, north or south of where it began. They keep
// their names however the Board grows, and the line client has the same.

import type { SeenCell, View } from "../wire";
import { t } from "./words.svelte";

export type Side = "north" | "east" | "south" | "west";
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const STEPS: Record<Side, readonly [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export const keyOf = (column: number, row: number): string => `${column},${row}`;
/** Which of the four cuts of fog lies here: none of the eight cells around it has the same. */
export const fogCut = (column: number, row: number): number => (((column + 2 * row) % 4) + 4) % 4;
export const plain = (card: string): string => card.split("#", 1)[0] ?? card;

/** To which side a player looks who stands at one place and watches another. */
export function awayFrom(from: { column: number; row: number } | undefined, at: { column: number; row: number }): Side {
  const east = at.column - (from?.column ?? at.column);
  const south = at.row - (from?.row ?? at.row + 1);
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? "east" : "west";
  return south > 0 ? "south" : "north";
}

export function extent(cells: readonly { column: number; row: number }[]): Extent {
  if (!cells.length) return { left: 0, top: 0, columns: 1, rows: 1 };
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

const steps = (side: Side, n: number): string => (n ? `${t(`place-${side}`)}${Math.abs(n)}` : "");
/** A column by how far it lies from the start: W1, nothing, E1. */
export const columnName = (column: number): string => steps(column > 0 ? "east" : "west", column);
export const rowName = (row: number): string => steps(row > 0 ? "south" : "north", row);

/** A place of the Board, as `E2 N1`. */
export function placeName({ column, row }: { column: number; row: number }): string {
  return `${columnName(column)} ${rowName(row)}`.trim() || t("place-centre");
}

export function cellOf(view: View, seat: number | null): SeenCell | undefined {
  return seat === null ? undefined : view.board.find((cell) => cell.explorers.includes(seat));
}

export function cellBeyond(view: View, from: SeenCell | undefined, side: Side): SeenCell | undefined {
  if (!from) return undefined;
  const [east, south] = STEPS[side];
  return view.board.find((cell) => cell.column === from.column + east && cell.row === from.row + south);
}
