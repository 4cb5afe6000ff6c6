// Requests to the server: JSON in, JSON out; what was refused or did not arrive comes as an error with words for people.

import type { Problem } from "../wire";
import { forgetServer, gameOf, learnServer, MOST_HOPS, serverOf } from "./servers";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly server = "",
  ) {
    super(text);
  }
}

/** Why something could not be had, in words for people; what else went wrong speaks the browser's language. */
export function reasonOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.message : t("trouble");
}

/** What is refused where a server has gone, or never was: by itself, or by what stands before it. */
const AWAY = [0, 404, 502, 503, 504];
/** What may have been done by a server that went in the middle of it. */
const UNSURE = [0, 502, 504];

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const game = gameOf(path);
  for (let hops = 0; ; hops++) {
    const server = serverOf(game);
    const found = await once<T>(method, path, server, body).catch((fault: unknown) => {
      if (!(fault instanceof Refusal) || hops >= MOST_HOPS || !leadsOn(fault, method, game, server)) throw fault;
      return undefined;
    });
    if (found) return found.value;
  }
}

/** Whether to ask again, elsewhere: the server that has the game was named, or the one that was named is away. */
function leadsOn(fault: Refusal, method: string, game: string, server: string): boolean {
  if (fault.server) {
    learnServer(game, fault.server);
    return true;
  }
  if (!server || !AWAY.includes(fault.status)) return false;
  forgetServer(game);
  return method !== "POST" || !UNSURE.includes(fault.status);
}

async function once<T>(method: string, path: string, server: string, body?: unknown): Promise<{ value: T }> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", settings.lang);
  if (server) address.searchParams.set("server", server);
  const asked = fetch(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const reply = await asked.catch(() => {
    throw new Refusal(0, "offline", t("offline"));
  });
  if (!reply.ok) throw await refusal(reply);
  return { value: (reply.status === 204 ? undefined : await reply.json()) as T };
}

async function refusal(reply: Response): Promise<Refusal> {
  try {
    const trouble = (await reply.json()) as Problem;
    return new Refusal(reply.status, trouble.code ?? "", trouble.text || t("trouble"), trouble.server ?? "");
  } catch {
    return new Refusal(reply.status, "", t("trouble")); // not our server's words
  }
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>("PUT", path, body);
export const remove = <T = void>(path: string): Promise<T> => request<T>("DELETE", path);
