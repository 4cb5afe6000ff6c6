// Taking back answers.

import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";

/** Take back the last answer, or say what cannot be taken back. */
export function undo(table: Table): void {
  const back = table.state?.undo;
  if (back?.answers) table.send({ type: "take-back", answers: 1 });
  else table.problem = back?.barrier || t("undo-none");
}
