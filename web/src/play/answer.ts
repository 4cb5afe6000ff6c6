// Answering the question, or taking what stands beside it.

import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import type { Choice } from "../wire";
import { comeAlong } from "./promise";

/** Answer with an option, and with others then; what cannot be taken back lightly is asked for twice. */
export function answer(table: Table, choice: Choice, value = "", sure = false, then: Choice["role"][] = []): void {
  if (!table.asking || table.busy) return;
  const text = choice.confirm || leaving(table, choice);
  if (text && !sure) {
    table.overlay = { what: "confirm", choice, value, text, then };
    return;
  }
  table.passing = choice.is_action && table.readings.length > 0 && (table.draw !== null || table.overlay !== null);
  table.overlay = null; // what was looked at has been answered
  table.passages = [];
  table.news = [];
  table.shifts = [];
  table.draw = null; // a person who goes on has seen it
  table.problem = "";
  if (isSaid(table, choice, value)) return;
  if (table.welcome && choice.asks_others && choice.seat !== null && table.holds(choice.seat)) comeAlong(table, choice);
  table.busy = true;
  const seat = choice.standing ? choice.seat : null;
  table.send({ type: "answer", serial: table.asking.serial, option: choice.id, value, seat, then });
}

/** What is asked before a player leaves the table. */
function leaving(table: Table, choice: Choice): string {
  return choice.role === "leave" ? t("leave-sure", { who: table.seatName(choice.seat ?? table.holder) }) : "";
}

/** Whether every seat of this person is for it already: saying it again changes nothing, so that no word comes back. */
function isSaid(table: Table, choice: Choice, value: string): boolean {
  const { agreement, decider, view } = table;
  if (choice.standing || !agreement || (decider !== null && table.holds(decider))) return false;
  const mine = (view?.seats ?? []).filter((seat) => seat.status === "present" && table.holds(seat.seat));
  const isFor = (seat: number): boolean =>
    agreement.votes.some((vote) => vote.seat === seat && vote.option === choice.id && vote.value === value);
  return mine.length > 0 && mine.every(({ seat }) => isFor(seat));
}
