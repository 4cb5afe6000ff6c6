// Counting what was revealed, so that it can be seen: whole stars, halves that meet, halves that stay alone.

import type { Strip } from "../wire";

export interface Tally {
  stars: number;
  joined: number;
  left: number; // halves without a partner
  right: number;
  sevens: number;
  icons: Record<string, number>;
}

export function tally(strips: readonly (Strip | null | undefined)[]): Tally {
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
