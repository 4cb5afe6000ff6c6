// Places on the Board as people speak of them: letters eastwards, numbers southwards, from the north-west corner.

import type { SeenCell, View } from "../wire";

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

export function extent(cells: readonly { column: number; row: number }[]): Extent {
  if (!cells.length) return { left: 0, top: 0, columns: 1, rows: 1 };
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** A column by its letters: A, B … Z, AA. */
export function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

export function placeName(cell: { column: number; row: number }, within: Extent): string {
  return `${letters(cell.column - within.left)}${cell.row - within.top + 1}`;
}

export function cellOf(view: View, seat: number | null): SeenCell | undefined {
  return seat === null ? undefined : view.board.find((cell) => cell.explorers.includes(seat));
}

export function cellBeyond(view: View, from: SeenCell | undefined, side: Side): SeenCell | undefined {
  if (!from) return undefined;
  const [east, south] = STEPS[side];
  return view.board.find((cell) => cell.column === from.column + east && cell.row === from.row + south);
}
