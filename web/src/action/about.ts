// What is told beside a question of the cards that it is about.

import { storyOf } from "../lib/readings";
import type { Table } from "../lib/table.svelte";
import type { Face } from "../wire";
import { answering } from "./laid";

const resolvingOf = (table: Table): Face[] => table.resolving.flatMap((card) => table.face(card.id) ?? []);

/** What an action is about, where its outcome is to be chosen: the card that says what lies behind a number. */
export function sourceOf(table: Table): Face | undefined {
  const card = table.action?.card;
  if (!card || resolvingOf(table).length) return undefined;
  const isAsked = table.offered.some(
    (choice) => choice.role === "number" || (choice.role === "choose" && (choice.card ?? card) === card),
  );
  return isAsked ? table.face(card) : undefined;
}

/** The cards that lie below whole, to be chosen on: they need not be shown twice. */
export const laidOf = (table: Table): Set<string> => new Set(answering(table).laid.map((each) => each.card));

/** The cards that are told of; of one that lies below whole only its story. A passage says it all itself. */
export function aboutOf(table: Table): Face[] {
  if (table.telling.length) return [];
  const laid = laidOf(table);
  const source = sourceOf(table);
  return (source ? [source] : resolvingOf(table)).filter((face) => !laid.has(face.id) || storyOf(face));
}
