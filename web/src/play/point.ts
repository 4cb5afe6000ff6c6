// Pointing at a card, so that everybody at the table looks there.

import type { Table } from "../lib/table.svelte";

export function point(table: Table, card: string): void {
  table.send({ type: "point", card });
}
