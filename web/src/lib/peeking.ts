// A closer look at a small card, when it is asked for: a mouse that moves over it and stops, the focus of the
// keyboard, a finger that stays. A card that slides under a resting mouse is left alone.

import type { Attachment } from "svelte/attachments";
import { moved as hasMoved } from "./moved";
import type { Table } from "./table.svelte";

const HOVER = 450; // milliseconds
const FOCUS = 700;
const PRESS = 450;
const STILL = 3; // pixels that a card may have moved meanwhile
const SLIP = 10; // pixels that a finger may

const KNOWN = "peek"; // the mark of what can be looked at, so that a card upon a card answers for itself

/** Shows a card large beside an element while that is pointed at. */
export const peeks =
  (table: Table, card: string): Attachment<HTMLElement> =>
  (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    let opened = false; // by a finger, whose lifting then is no press

    const isMine = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest(`[data-${KNOWN}]`) === node;
    function wait(after: number, done: () => void = () => undefined): void {
      const before = node.getBoundingClientRect();
      waiting = setTimeout(() => {
        const beside = node.getBoundingClientRect();
        if (Math.hypot(beside.x - before.x, beside.y - before.y) > STILL) return;
        table.peek = { card, beside };
        done();
      }, after);
    }
    function stop(): void {
      clearTimeout(waiting);
      waiting = undefined;
      if (table.peek?.card === card) table.peek = null;
    }
    function moved(event: PointerEvent): void {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) lifted();
      if (event.pointerType !== "mouse" || event.buttons) return stop();
      if (!isMine(event)) return stop();
      if (waiting === undefined && hasMoved(event)) wait(HOVER);
    }
    function down(event: PointerEvent): void {
      stop();
      opened = false;
      if (event.pointerType !== "touch" || !isMine(event)) return;
      pressed = { x: event.clientX, y: event.clientY };
      wait(PRESS, () => (opened = true));
    }
    function lifted(): void {
      pressed = null;
      if (!opened) stop();
    }
    function click(event: Event): void {
      if (!opened) return stop();
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function focused(event: FocusEvent): void {
      stop();
      if (isMine(event) && (event.target as Element).matches(":focus-visible")) wait(FOCUS);
    }
    function elsewhere(event: Event): void {
      if (!(event.target instanceof Node && node.contains(event.target))) stop();
    }
    const menu = (event: Event): void => void (pressed && event.preventDefault());
    const left = (): void => void (opened || stop());

    node.dataset[KNOWN] = "";
    const heard: [string, (event: never) => void, boolean][] = [
      ["pointermove", moved, false],
      ["pointerdown", down, false],
      ["pointerup", lifted, false],
      ["pointercancel", lifted, false],
      ["pointerleave", left, false],
      ["click", click, true],
      ["contextmenu", menu, false],
      ["focusin", focused, false],
      ["focusout", stop, false],
    ];
    for (const [name, hear, early] of heard) node.addEventListener(name, hear as EventListener, early);
    document.addEventListener("pointerdown", elsewhere, true);
    return () => {
      stop();
      for (const [name, hear, early] of heard) node.removeEventListener(name, hear as EventListener, early);
      document.removeEventListener("pointerdown", elsewhere, true);
      delete node.dataset[KNOWN];
    };
  };
