// Games that a person has taken off their list. The server keeps them; what a browser remembered before is carried over.

import { put } from "../lib/http";
import type { GameSummary } from "../wire";

const KEY = "fogbound-hidden";

export function list(game: GameSummary, listed: boolean): Promise<void> {
  return put(`/api/games/${encodeURIComponent(game.id)}/listed`, { listed });
}

/** The games as they are listed, with what this browser had hidden by itself, which the server keeps from now on. */
export async function carriedOver(games: GameSummary[]): Promise<GameSummary[]> {
  const before = remembered();
  if (!before.length) return games;
  const hidden = games.filter(
    (game) => before.includes(game.id) && !game.hidden && !game.table_seats.some((tableSeat) => tableSeat.you),
  );
  await Promise.all(hidden.map((game) => list(game, false)));
  localStorage.removeItem(KEY);
  return games.map((game) => (hidden.includes(game) ? { ...game, hidden: true } : game));
}

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
