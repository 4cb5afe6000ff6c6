// Links that lead to a table, as people paste them: `#/join/GAME/TOKEN`, and in older ones the token alone.

import { get } from "../lib/http";
import { decoded } from "../lib/route.svelte";

/** What a pasted link says of an invitation, or the pasted token itself; nothing if it is neither. */
export function invitationIn(pasted: string): string {
  const text = pasted.trim();
  const link = /#\/join\/([^/?\s]+(?:\/[^/?\s]+)?)/.exec(text);
  if (link) return decoded(link[1]!);
  return /^[\w-]{16,}$/.test(text) ? text : "";
}

/** The address at which the server is asked about an invitation; which game an older link leads to has to be asked first. */
export async function addressOf(invitation: string): Promise<string> {
  const at = invitation.indexOf("/");
  const token = encodeURIComponent(invitation.slice(at + 1));
  const game = at < 0 ? (await get<{ id: string }>(`/api/invitations/${token}`)).id : invitation.slice(0, at);
  return `/api/games/${encodeURIComponent(game)}/invitations/${token}`;
}
