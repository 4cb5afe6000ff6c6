// What comes onto the Board, one card after the other: the camera goes there, it comes to light, a breath. A State that is
// dealt is seen large before it lies before its player. Any press or key shows all of it at once.

import { BREATH, COME, GLIDE, SHORT } from "../lib/motion";
import type { Phase } from "../lib/arrivals.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { Table } from "../lib/table.svelte";

const STILL: Record<Exclude<Phase, "">, number> = { goes: 0, comes: 0, stays: 400 };
const MOVING: Record<Exclude<Phase, "">, number> = { goes: GLIDE, comes: COME, stays: BREATH };
const NEXT: Record<Phase, Phase> = { "": "goes", goes: "comes", comes: "stays", stays: "" };

/** Whatever a card needs to be seen, such as its picture. */
type Ready = (card: string) => Promise<unknown>;

const LATE = 1500; // milliseconds for which a picture is waited for that is still being drawn

/** Begin with the first card that waits; none comes to light before it is ready. */
export function unveil(table: Table, ready: Ready): void {
  const { arrivals } = table;
  if (!arrivals.queue.length || arrivals.phase) return;
  if (document.hidden) return unveilAll(table);
  enter(table, ready, "goes", 1);
}

function enter(table: Table, ready: Ready, phase: Phase, pace: number): void {
  const { arrivals } = table;
  const [now, ...rest] = arrivals.queue;
  if (!now || (!phase && !rest.length)) return unveilAll(table);
  if (!phase) {
    arrivals.queue = rest;
    return enter(table, ready, rest[0]!.key === now.key ? "comes" : "goes", SHORT);
  }
  arrivals.phase = phase;
  if (phase === "comes") sound(now.fog ? "fog" : "paper");
  const lasts = settings.still ? STILL[phase] : phase === "goes" && !now.key ? 0 : MOVING[phase] * pace;
  const next = (): void => enter(table, ready, NEXT[phase], pace);
  clearTimeout(table.timers.veil);
  if (phase !== "goes" || settings.still) table.timers.veil = setTimeout(next, lasts);
  else {
    const isHere = (): boolean => arrivals.phase === phase && arrivals.queue[0] === now;
    const both = Promise.all([ready(now.card), new Promise((done) => setTimeout(done, lasts))]);
    const late = new Promise((done) => (table.timers.veil = setTimeout(done, LATE)));
    void Promise.race([both, late]).then(() => isHere() && next());
  }
}

/** See the rest at once; no key is meant for what lies there from now on. */
export function unveilAll(table: Table): void {
  clearTimeout(table.timers.veil);
  table.arrivals.end();
  table.stir();
}

/** A press begins; what it is about lies there now, whatever lies there when it ends. */
export function press(table: Table): void {
  table.arrivals.pressed = table.arrivals.phase !== "";
}

/** A press or a key while cards come to light is about nothing else. */
export function interrupt(table: Table, event: Event): void {
  const { phase, pressed } = table.arrivals;
  table.arrivals.pressed = false;
  if (!phase && !(pressed && event instanceof MouseEvent)) return;
  if (event instanceof KeyboardEvent && (event.key === "Tab" || event.key === "Shift")) return;
  const steers = event.target instanceof Element && event.target.closest(".board") && !table.readings.length;
  if (phase) unveilAll(table);
  if (steers) return;
  event.preventDefault();
  event.stopPropagation();
}
