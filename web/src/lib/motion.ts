// How things move: each gesture once, with its length and its ease; nothing travels when motion is unwanted.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

export const GAP = 260; // between two drawn cards
export const TURN = 420;
export const HURRY = 200; // for all that are left, when a player cannot wait
export const PAUSE = 1100; // before the last of them
export const JOIN = 380;
export const GLIDE = 420; // of the camera, to where something comes to light
export const COME = 920; // fog that draws back, a card that is laid
export const BREATH = 550; // before anything is said of it
export const SHORT = 0.6; // of these, for what comes right behind

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
  return {
    duration: 320,
    easing: cubicOut,
    css: (at, left) => `opacity: ${at}; transform: translate${axis}(${left * 40}px)`,
  };
}

/** A card that turns about its upright axis. */
export function turn(_node: Element, { ms = TURN }: { ms?: number } = {}): TransitionConfig {
  if (settings.still) return still();
  return { duration: ms, css: (_at, left) => `transform: perspective(900px) rotateY(${left * -90}deg)` };
}

/** A card that comes to lie among others. */
export function slide(_node: Element): TransitionConfig {
  if (settings.still) return still();
  return {
    duration: 320,
    easing: cubicOut,
    css: (at, left) => `opacity: ${at}; transform: translateY(${left * -60}px) rotate(${left * -3}deg)`,
  };
}

/** A card that goes away from among others: upwards, out of the light. */
export function leave(_node: Element): TransitionConfig {
  if (settings.still) return { duration: 0 };
  return {
    duration: 260,
    easing: cubicOut,
    css: (at, left) => `opacity: ${at}; transform: translateY(${left * -40}px)`,
  };
}

/** Two halves that fly to where they meet, each along its own arc from the card it is printed on. */
export function join(node: HTMLElement, from: Element | undefined): void {
  if (settings.still || !from) return;
  const here = node.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const x = there.left + there.width * 0.08 - (here.left + here.width / 2);
  const y = there.top + there.height * 0.08 - (here.top + here.height / 2);
  const height = 46 + Math.abs(x) * 0.12;
  const frames = Array.from({ length: 13 }, (_, n) => {
    const at = n / 12;
    return { transform: `translate(${x * (1 - at)}px, ${y * (1 - at) - Math.sin(Math.PI * at) * height}px)` };
  });
  node.animate(frames, { duration: JOIN, easing: "cubic-bezier(.6, 0, .2, 1)", fill: "backwards" });
}

/** Fog that is gone at once: what takes its place shows how. */
export function lift(_node: Element, { drawn = false }: { drawn?: boolean } = {}): TransitionConfig {
  return drawn ? { duration: 0 } : { duration: settings.still ? 120 : 320, css: (at) => `opacity: ${at}` };
}
