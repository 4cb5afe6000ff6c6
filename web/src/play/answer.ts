// Answering the question, or taking what stands beside it.

import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import type { Choice, Plan } from "../wire";
import { comeAlong } from "./promise";
import { leaveLand } from "./read";

/** What belongs to an answer beside its option. */
export interface Further {
  sure?: boolean; // what cannot be taken back lightly has been asked for twice
  then?: Choice["role"][]; // with what the table goes on
  plan?: Plan | undefined; // where the action shall lead
}

/** Answer with an option; what cannot be taken back lightly is asked for twice. */
export function answer(table: Table, choice: Choice, value = "", further: Further = {}): void {
  if (!table.asking || table.busy) return;
  const { sure = false, then = [], plan } = further;
  const text = choice.confirm || leaving(table, choice);
  if (text && !sure) {
    table.overlay = { what: "confirm", choice, value, text, further };
    return;
  }
  const to = plan?.to ?? "";
  leaveLand(table);
  table.passing = choice.is_action && table.readings.length > 0 && (table.draw !== null || table.overlay !== null);
  if (choice.role !== "report" || table.overlay?.what !== "loupe") table.overlay = null; // what was looked at has been answered; a number is read off while it is told
  table.passages = [];
  table.news = [];
  table.shifts = [];
  table.draw = null; // a person who goes on has seen it
  table.problem = "";
  if (isSaid(table, choice, value, to)) return;
  table.gliding = plan?.safe ?? false;
  if (choice.is_action)
    table.bound = plan?.to
      ? { action: choice, label: plan.card ? t("leads-to", { place: table.name(plan.card) }) : plan.label }
      : null;
  if (table.welcome && choice.asks_others && choice.seat !== null && table.holds(choice.seat)) comeAlong(table, choice);
  table.busy = true;
  const seat = choice.standing ? choice.seat : null;
  table.send({ type: "answer", serial: table.asking.serial, option: choice.id, value, seat, then, to });
}

/** What is asked before a player leaves the table. */
function leaving(table: Table, choice: Choice): string {
  return choice.role === "leave" ? t("leave-sure", { who: table.seatName(choice.seat ?? table.holder) }) : "";
}

/** Whether every seat of this person is for it already: saying it again changes nothing, so that no word comes back. */
function isSaid(table: Table, choice: Choice, value: string, to: string): boolean {
  const { agreement, decider, view } = table;
  if (choice.standing || !agreement || (decider !== null && table.holds(decider))) return false;
  const mine = (view?.seats ?? []).filter((seat) => seat.status === "present" && table.holds(seat.seat));
  const isFor = (seat: number): boolean =>
    agreement.votes.some(
      (vote) => vote.seat === seat && vote.option === choice.id && vote.value === value && vote.to === to,
    );
  return mine.length > 0 && mine.every(({ seat }) => isFor(seat));
}
