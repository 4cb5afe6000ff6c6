// The seats that were this person's when they were last at a table, remembered by this browser, so that a player
// who comes back is told if one of them is not theirs any more.

const KEY = "fogbound-seats";
const MOST = 12; // games

type Kept = [game: string, seats: number[]][];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

export function keptSeats(game: string): number[] {
  return kept().find(([each]) => each === game)?.[1] ?? [];
}

export function keepSeats(game: string, seats: readonly number[]): void {
  const others = kept().filter(([each]) => each !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [game, [...seats]]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
