// What can lie over the table for a closer look.

import type { Choice, LedgerRow } from "../wire";

/** The reasons of a number, fetched by their subject or given with it. */
export interface Why {
  what: "why";
  subject: string;
  title: string;
  rows?: LedgerRow[];
  heading?: string;
  text?: string;
  counted?: boolean;
}

type Page =
  | "chart"
  | "recap"
  | "settings"
  | "invite"
  | "leaflet"
  | "booklet"
  | "world-map"
  | "keys"
  | "rules"
  | "missed"
  | "disagree";

export type Overlay =
  | { what: "card"; card: string }
  | { what: "pile"; pile: string }
  | { what: "loupe"; card: string | null }
  | { what: Page }
  | Why
  | { what: "rule"; rule: string }
  | { what: "confirm"; choice: Choice; value: string; text: string; then: Choice["role"][] }
  | { what: "lead"; choices: Choice[] }
  | { what: "seat"; seat: number };
