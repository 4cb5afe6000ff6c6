// The torn edges of sheets of fog, as clip paths: each reaches a little less far than the one below it.

import type { Side } from "../lib/places";

const POINTS = 12;
const STEP = 0.045; // of a card, from one sheet to the next
const DEEP = 0.035; // how far an edge wavers

/** Where the edge of a sheet runs, from one end of the card to the other: 0 is the side from which it draws back. */
function edge(sheet: number, cut: number, along: number): number {
  const shift = sheet * 2.1 + cut * 1.3;
  const wave = Math.sin(along * 7.3 + shift) * 0.6 + Math.sin(along * 17.9 + shift * 1.7) * 0.4;
  return Math.max(0, sheet * STEP + wave * DEEP * Math.min(1, sheet));
}

/** The shape of a sheet, the lowest being 0, that will be drawn away to one side. */
export function torn(away: Side, sheet: number, cut: number): string {
  const place = (deep: number, along: number): string => {
    const [x, y] = {
      north: [along, 1 - deep],
      south: [along, deep],
      east: [deep, along],
      west: [1 - deep, along],
    }[away] as [number, number];
    return `${(x * 100).toFixed(1)}% ${(y * 100).toFixed(1)}%`;
  };
  const near = Array.from({ length: POINTS + 1 }, (_, n) => place(edge(sheet, cut, n / POINTS), n / POINTS));
  return `polygon(${[...near, place(1, 1), place(1, 0)].join(", ")})`;
}
