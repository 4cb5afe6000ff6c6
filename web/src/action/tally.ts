// Counting what was revealed, so that it can be seen: whole stars, halves that meet, halves that stay alone.

import type { FaceStrip } from "../wire";

export interface Tally {
  stars: number;
  joined: number;
  left: number; // halves without a partner
  right: number;
  sevens: number;
  icons: Record<string, number>;
}

type Strips = readonly (FaceStrip | null | undefined)[];

export function tally(strips: Strips): Tally {
  const sum: Tally = { stars: 0, joined: 0, left: 0, right: 0, sevens: 0, icons: {} };
  for (const strip of strips) {
    if (!strip) continue;
    sum.stars += strip.stars;
    sum.left += strip.left;
    sum.right += strip.right;
    sum.sevens += strip.sevens;
    for (const [name, n] of Object.entries(strip.icons)) sum.icons[name] = (sum.icons[name] ?? 0) + n;
  }
  sum.joined = Math.min(sum.left, sum.right);
  sum.left -= sum.joined;
  sum.right -= sum.joined;
  return sum;
}

/** The cards whose halves meet, by their place in the draw: a left and a right one for each pair. */
export function pairs(strips: Strips): [left: number, right: number][] {
  const places = (side: "left" | "right"): number[] =>
    strips.flatMap((strip, at) => Array<number>(strip?.[side] ?? 0).fill(at));
  const right = places("right");
  return places("left")
    .slice(0, right.length)
    .map((at, n) => [at, right[n]!]);
}
