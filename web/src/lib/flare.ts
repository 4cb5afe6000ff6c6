// A number that changes is seen to change: its numeral rolls in from the side it came from and flares up for a moment.

import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

const ROLL = 320;
const FLARE = 1600;

const shown = new WeakMap<Element, number>();

/** Shows that the number in an element is another one than a moment ago; without movement, its colour alone. */
export function flaring(n: number): Attachment<HTMLElement> {
  return (node) => {
    const before = shown.get(node);
    shown.set(node, n);
    if (before === undefined || before === n) return;
    const colour = n > before ? "var(--accent)" : "#ff7d5c";
    node.animate([{ color: colour, textShadow: `0 0 14px ${n > before ? "#ffc56699" : "#ff7d5c99"}` }, {}], {
      duration: FLARE,
      easing: "ease-in",
    });
    if (settings.still) return;
    const from = n > before ? "0.7em" : "-0.7em";
    node.animate([{ transform: `translateY(${from})`, opacity: 0 }, {}], {
      duration: ROLL,
      easing: "cubic-bezier(.2, .7, .2, 1)",
    });
  };
}
