// What a view names: the cards that its seat may read now, and whose pictures a server gives it.

import type { Choice, View } from "../wire";
import { plain } from "./places";

/** Every card that a view or what may be chosen names, copies counted as one; among other words, which are no cards. */
export function namedIn(view: View | null, choices: readonly Choice[] = []): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === "string") found.add(plain(part));
    else if (Array.isArray(part)) part.forEach(look);
    else if (part && typeof part === "object") Object.values(part).forEach(look);
  };
  look(view);
  look(choices.map((choice) => choice.card));
  return found;
}
