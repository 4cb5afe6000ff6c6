// What can lie over the table for a closer look.

import type { Further } from "../play/answer";
import type { Choice, LedgerRow, Plan } from "../wire";

/** The reasons of a number, fetched by their subject or given with it. */
export interface Why {
  what: "why";
  subject: string;
  title: string;
  rows?: LedgerRow[];
  heading?: string;
  text?: string;
  counted?: boolean;
  choice?: Choice; // an action: what it brings is told first
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
  | { what: "confirm"; choice: Choice; value: string; text: string; further: Further }
  | { what: "lead"; choices: Choice[]; plans?: Plan[] }
  | { what: "seat"; seat: number };
