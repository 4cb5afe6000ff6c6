// The person behind this browser, as the server knows them; a browser without a person asks to become one.

import type { Me } from "../wire";
import { get, post, put } from "./http";
import { settings } from "./settings.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.me = await inTurn(async () => {
      const found = await get<Me>("/api/me");
      return found.kept ? found : await post<Me>("/api/me");
    });
  }

  async call(name: string): Promise<void> {
    this.me = await put<Me>("/api/me", { name, lang: settings.lang });
  }
}

/** One tab after the other, where the browser can see to that, so that two that open at once do not become two people. */
function inTurn<T>(asks: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined; // not where pages come without encryption
  return locks ? locks.request("fogbound-me", asks) : asks();
}

export const person = new Person();
