// Numbers that have no place on the page but change: what a new state says of them that the one before did not.

import type { View } from "../wire";

/** A number of the leaflet that is another one now. */
export interface Shift {
  what: string; // the message that names it
  from: number;
  to: number;
}

/** What is noted on the leaflet as numbers, each under the message that names it. */
function noted(view: View): Record<string, number> {
  if (!("leaflet" in view)) return {};
  const { scores, tremor, hope } = view.leaflet;
  const found: Record<string, number> = { tremor, "hope-noted": hope };
  for (const name of Object.keys(scores) as (keyof typeof scores)[]) found[`score-${name}`] = scores[name];
  return found;
}

/** What has changed since; what changed before and changed back is gone. */
export function shifted(before: View, after: View, earlier: readonly Shift[] = []): Shift[] {
  const [old, now] = [noted(before), noted(after)];
  const from = (what: string): number => earlier.find((each) => each.what === what)?.from ?? old[what] ?? now[what]!;
  return Object.entries(now)
    .map(([what, to]) => ({ what, from: from(what), to }))
    .filter((each) => each.from !== each.to);
}
