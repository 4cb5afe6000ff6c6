// How the answers to what is asked are laid out at a table, so that what tells of a card knows whether it lies there whole.

import type { Table } from "../lib/table.svelte";
import type { Choice, Face } from "../wire";
import { layout, type Layout } from "./spread";

/** Places are pressed on the Board; everything else is laid out on the sheet. */
export interface Answering extends Layout {
  places: Choice[];
}

export function answering(table: Table): Answering {
  const { offered } = table;
  /** The card that all of it is about lies there already, and no button says what would become of it: rows beside it. */
  const only = new Set(offered.flatMap((choice) => choice.card ?? [])).size === 1;
  const lies = new Set([table.action?.card, ...table.resolving.map((card) => card.id)]);
  const words = offered.some((choice) => choice.card && !choice.button);
  const shown = (card: string): Face | undefined => (only && words && lies.has(card) ? undefined : table.face(card));
  const places = offered.filter((choice) => table.isPlace(choice));
  return {
    ...layout(
      offered.filter((choice) => !places.includes(choice)),
      shown,
    ),
    places,
  };
}
