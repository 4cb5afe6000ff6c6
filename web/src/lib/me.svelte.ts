// The person behind this browser, as the server knows them; asking for them is what makes the browser known.

import type { Me } from "../wire";
import { get, put } from "./http";
import { settings } from "./settings.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.me = await get<Me>("/api/me");
  }

  async call(name: string): Promise<void> {
    this.me = await put<Me>("/api/me", { name, lang: settings.lang });
  }
}

export const person = new Person();
