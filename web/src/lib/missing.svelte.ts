// Pictures that have not come and are asked for again, a few times: the server may have been away for a moment.

import { SvelteSet } from "svelte/reactivity";

const PAUSES = [2, 4, 8, 16, 32]; // seconds before each time

export class Missing {
  private readonly addresses = new SvelteSet<string>();
  private readonly times = new Map<string, number>();

  has(address: string): boolean {
    return this.addresses.has(address);
  }

  /** It has not come. */
  add(address: string): void {
    const times = this.times.get(address) ?? 0;
    const pause = PAUSES[times];
    this.times.set(address, times + 1);
    this.addresses.add(address);
    if (pause !== undefined) setTimeout(() => this.addresses.delete(address), pause * 1000);
  }
}
