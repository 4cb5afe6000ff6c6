// What tests of tables are made with.

import type { Choice } from "../wire";

/** A choice that says nothing but its name. */
export const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  label: id,
  verb: id.split("/")[0]!,
  role: "",
  note: "",
  seat: null,
  card: null,
  n: null,
  side: null,
  is_action: false,
  asks_others: false,
  cost: null,
  difficulty: null,
  odds: null,
  wants: "",
  standing: false,
  idle: false,
  pressing: false,
  confirm: "",
  ...more,
});
