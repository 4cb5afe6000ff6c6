// What has been told of a game that is looked at again: the lines of the steps seen so far, up to the one now.

import type { Line } from "../wire";

const STEPS = 60; // as far back as anybody scrolls

/** The lines of the unbroken run of known steps that ends with this one, numbered anew. */
export function linesUpTo(known: ReadonlyMap<number, readonly Line[]>, step: number): Line[] {
  let first = step;
  while (known.has(first - 1) && step - first < STEPS) first -= 1;
  const lines: Line[] = [];
  for (let at = first; at <= step; at += 1) lines.push(...(known.get(at) ?? []));
  return lines.map((line, at) => ({ ...line, n: at + 1 }));
}
