// What another player is asked, as their question and not one's own: between the marks of the language.

import { t } from "./words.svelte";

/** Words between quotation marks; those within become the marks of a second order. */
export function quoted(text: string): string {
  return t("quote", { text: within(text) });
}

function within(text: string): string {
  const [open = "", close = ""] = t("quote-within").split("|");
  return text.replace(/[“«]\s?/gu, open).replace(/\s?[”»]/gu, close);
}
