// Requests to the server: JSON in, JSON out; what was refused or did not arrive comes as an error with words for people.

import type { Problem } from "../wire";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Why something could not be had, in words for people; what else went wrong speaks the browser's language. */
export function reasonOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.message : t("trouble");
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", settings.lang);
  const asked = fetch(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const reply = await asked.catch(() => {
    throw new Refusal(0, "offline", t("offline"));
  });
  if (!reply.ok) throw await refusal(reply);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

async function refusal(reply: Response): Promise<Refusal> {
  try {
    const trouble = (await reply.json()) as Problem;
    return new Refusal(reply.status, trouble.code ?? "", trouble.text || t("trouble"));
  } catch {
    return new Refusal(reply.status, "", t("trouble")); // not our server's words
  }
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>("PUT", path, body);
export const remove = <T = void>(path: string): Promise<T> => request<T>("DELETE", path);
