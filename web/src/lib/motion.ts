// How things move: each gesture once, with its length and its ease; nothing travels when motion is unwanted.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

export const GAP = 260; // between two drawn cards
export const TURN = 420;
export const JOIN = 380;

const still = (): TransitionConfig => ({ duration: 120, css: (at) => `opacity: ${at}` });

/** A step of a panel, a slip that lights up. */
export function rise(_node: Element): TransitionConfig {
  if (settings.still) return still();
  return { duration: 200, easing: cubicOut, css: (at, left) => `opacity: ${at}; transform: translateY(${left * 8}px)` };
}

/** A sheet that comes in from the right, or from below where it lies there. */
export function slideIn(_node: Element, { below = false }: { below?: boolean } = {}): TransitionConfig {
  if (settings.still) return still();
  const axis = below ? "Y" : "X";
  return { duration: 320, easing: cubicOut, css: (at, left) => `opacity: ${at}; transform: translate${axis}(${left * 40}px)` };
}

/** A card that turns about its upright axis. */
export function turn(_node: Element): TransitionConfig {
  if (settings.still) return still();
  return { duration: TURN, css: (_at, left) => `transform: perspective(900px) rotateY(${left * -90}deg)` };
}

/** Fog that lifts: sheets part upwards. */
export function lift(_node: Element): TransitionConfig {
  if (settings.still) return still();
  return {
    duration: 700,
    css: (at, left) => `opacity: ${at}; transform: translateY(${left * -14}%) scale(${1 + left * 0.06}); filter: blur(${left * 6}px)`,
  };
}
