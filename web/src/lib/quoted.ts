// What another player is asked, as their question and not one's own: between the marks of the language.

import { t } from "./words.svelte";

/** Words between quotation marks; those within become the marks of a second order. */
export function quoted(text: string): string {
  return t("quote", { text: within(text) });
}

/** What a player is asked, for the others who wait; `who` is nobody where everybody is asked. */
export function askedOf(who: string | null, text: string): string {
  return t("asked-of", { who: who ?? "everybody", text: within(text) });
}

function within(text: string): string {
  const [open = "", close = ""] = t("quote-within").split("|");
  return text.replace(/[“«]\s?/gu, open).replace(/\s?[”»]/gu, close);
}
