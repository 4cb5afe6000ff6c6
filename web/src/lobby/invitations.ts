// Links that lead to a table, as people paste them.

import { decoded } from "../lib/route.svelte";

/** The token of an invitation in a pasted link, or the pasted token itself; nothing if it is neither. */
export function tokenIn(pasted: string): string {
  const text = pasted.trim();
  const link = /#\/join\/([^/?\s]+)/.exec(text);
  if (link) return decoded(link[1]!);
  return /^[\w-]{16,}$/.test(text) ? text : "";
}
