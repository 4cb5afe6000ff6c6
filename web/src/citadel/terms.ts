// The words on a card that have to be looked up: traits beside its actions, and its keywords.

import type { Face, Named } from "../wire";

/** A word on a card, and what sort of word it is. */
export type Term = Named & { kind: "trait" | "keyword" };

/** Each of them once, traits before keywords. */
export function termsOf(face: Face): Term[] {
  const traits = [...face.actions, ...face.fog_actions].flatMap((action) => action.traits);
  const found = [
    ...traits.map((trait) => ({ ...trait, kind: "trait" as const })),
    ...face.keywords.map((word) => ({ ...word, kind: "keyword" as const })),
  ];
  return found.filter(
    (term, at) => found.findIndex((other) => other.kind === term.kind && other.id === term.id) === at,
  );
}
