// The keyboard of the table: one letter for each tool, digits for the answers, A for what is lit.

import { undo } from "../play/undo";
import type { Table } from "./table.svelte";

export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Do what a key asks for; the caller decides what the journal is. */
export function press(event: KeyboardEvent, table: Table, toggleJournal: () => void): void {
  if (typing(event.target) || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== "z" || event.shiftKey || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    undo(table);
    return;
  }
  if (document.querySelector("dialog[open]") && !/^[1-9]$/.test(event.key)) return;
  const presses = event.target instanceof Element && event.target.closest("button, a, summary, [role=button]") !== null;
  if (event.key === "Enter" && presses) return;
  if (/^([1-9]|Enter)$/.test(event.key) && (event.repeat || table.isStartled())) return event.preventDefault(); // meant for what lay there before
  const done = act(event.key.toLowerCase(), table, toggleJournal);
  if (done) event.preventDefault();
}

function act(key: string, table: Table, toggleJournal: () => void): boolean {
  if (/^[1-9]$/.test(key)) return choose(Number(key));
  if (key === "a") return cycle();
  if (key === "l") table.overlay = { what: "loupe", card: null };
  else if (key === "c") table.overlay = { what: "chart" };
  else if (key === "j") toggleJournal();
  else if (key === "u") undo(table);
  else if (key === "r") table.overlay = { what: "rules" };
  else if (key === "?") table.overlay = { what: "keys" };
  else if (key === "enter") return enter();
  else if (key === "escape" && table.sheeted) table.folded = !table.folded;
  else return false;
  return true;
}

/** Press the answer that is lit. */
function enter(): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>("[data-enter]:not(:disabled)")].find(
    (each) => each.getClientRects().length && !each.closest("[inert]"),
  );
  lit?.click();
  return Boolean(lit);
}

/** Press the answer with this number in the list that lies on top. */
function choose(n: number): boolean {
  const top = document.querySelector("dialog[open]") ?? document;
  const answers = [
    ...top.querySelectorAll<HTMLElement>(".choices[data-numbered] :is(button.choice, .choice.shared, form)"),
  ].filter((each) => each.getClientRects().length);
  const found = answers[n - 1];
  if (found?.matches(".shared, form"))
    found.querySelector<HTMLElement>("input, button:not(:disabled)")?.focus(); // it still has to be said what, or for whom
  else if (!(found instanceof HTMLButtonElement) || found.disabled) return false;
  else found.click();
  return true;
}

/** Go to the next lit action on the table. */
function cycle(): boolean {
  const lit = [
    ...document.querySelectorAll<HTMLElement>(
      ".board [data-choice], .board [data-opens], .board [data-plan], .dock [data-choice], .dock [data-opens]",
    ),
  ];
  if (!lit.length) return false;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + 1) % lit.length]?.focus();
  return true;
}
