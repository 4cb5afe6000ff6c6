// How large cards are drawn that lie in a room together: in as many rows as makes them largest.

export const GAP = 14; // between two of them

interface Bounds {
  largest: number;
  least: number;
  below?: number; // what lies under each of them
}

/** The side of each of so many cards; without a height they lie in one row, and in more once that makes them too small. */
export function fitted(cards: number, wide: number, tall: number, { largest, least, below = 0 }: Bounds): number {
  if (!wide || !cards) return largest;
  let best = 0;
  for (let rows = 1; rows <= cards; rows++) {
    const along = Math.ceil(cards / rows);
    const across = (wide - 10 - GAP * (along - 1)) / along;
    const down = tall ? (tall - 10 - GAP * (rows - 1)) / rows - below : Infinity;
    best = Math.max(best, Math.min(across, down));
    if (!tall && best >= least) break;
  }
  return Math.floor(Math.max(least, Math.min(largest, best)));
}
