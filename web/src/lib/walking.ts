// Walking the Board by keyboard: it is one stop for Tab; arrows and A lead to what lies on it.

import { getContext, setContext } from "svelte";

const KEY = Symbol("walking");

/** Everything below is reached by walking, not by Tab. */
export function provideWalking(): void {
  setContext(KEY, -1);
}

/** The tab index of a control that may lie on the Board. */
export function useTabindex(): -1 | 0 {
  return getContext<-1 | undefined>(KEY) ?? 0;
}
