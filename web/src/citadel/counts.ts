// What a side quest counts: the counters on it, and how many of them its condition asks for, where that stands there.

import type { Face, SeenCard } from "../wire";

/** So many counters of a name, and of how many; 0 where nothing says so. */
export interface Count {
  name: string;
  n: number;
  asked: number;
}

export function counts(card: SeenCard, face: Face | undefined): Count[] {
  const asked = face?.asks ?? {};
  const lying = Object.fromEntries(card.counters.map((counter) => [counter.name, counter.n]));
  return Object.keys({ ...asked, ...lying }).map((name) => ({ name, n: lying[name] ?? 0, asked: asked[name] ?? 0 }));
}
