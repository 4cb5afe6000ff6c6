// What comes onto the Board, and a State that is dealt, is seen one after the other: until it is a card's turn, its place
// is shown as it was.

import type { SeenCell } from "../wire";
import { keyOf } from "./places";

/** A card that has come onto the Board: land that came to light or was laid, or an event beside it; or one that is dealt. */
export interface Arrival {
  key: string; // of its cell; none if it is dealt to a player
  column: number;
  row: number;
  card: string;
  beside: boolean;
  fog: string; // the area of the fog that lay there
}

/** How far it is with the card whose turn it is: the camera goes there, it comes to light, it is looked at. */
export type Phase = "" | "goes" | "comes" | "stays";

const MOST = 5; // more at once than these are another map, and nobody looks at each

/** Every card of the Board with its place; those beside a Terrain, too. */
const lying = (board: readonly SeenCell[]): Set<string> =>
  new Set(board.flatMap((cell) => [cell.card, ...cell.beside].flatMap((card) => (card ? card.id : []))));

/** The cards that lie on the Board and did not before, land before what lies on it. */
export function arrived(before: readonly SeenCell[], after: readonly SeenCell[]): Arrival[] {
  const lain = lying(before);
  const old = new Map(before.map((cell) => [keyOf(cell.column, cell.row), cell]));
  const isSameMap = before.some((cell) => cell.card && lying(after).has(cell.card.id));
  if (!isSameMap) return [];
  const found = after.flatMap((cell) => {
    const key = keyOf(cell.column, cell.row);
    const { column, row } = cell;
    const fog = cell.fog === null ? (old.get(key)?.fog ?? "") : "";
    const of = (card: string, beside: boolean): Arrival => ({
      key,
      column,
      row,
      card,
      beside,
      fog: beside ? "" : fog,
    });
    const land = cell.card && !lain.has(cell.card.id) ? [of(cell.card.id, false)] : [];
    return [...land, ...cell.beside.filter((event) => !lain.has(event.id)).map((event) => of(event.id, true))];
  });
  return found.length > MOST ? [] : found;
}

/** A card that comes to lie before a player. */
export const dealt = (card: string): Arrival => ({ key: "", column: 0, row: 0, card, beside: true, fog: "" });

/** The Board as it is shown while some cards have not had their turn. */
export function asShown(
  board: readonly SeenCell[],
  waiting: readonly Arrival[],
  before: ReadonlyMap<string, SeenCell>,
  isDark = waiting.some((each) => !each.beside), // land has not wholly come to light: no fog lies around it yet
): readonly SeenCell[] {
  if (!waiting.length && !isDark) return board;
  const lands = new Set(waiting.filter((each) => !each.beside).map((each) => each.key));
  const events = new Set(waiting.filter((each) => each.beside).map((each) => each.card));
  return board.flatMap((cell) => {
    const key = keyOf(cell.column, cell.row);
    const was = before.get(key);
    if (lands.has(key)) return was ? [{ ...was, explorers: cell.explorers, fires: cell.fires }] : [];
    if (isDark && !was && !cell.card) return [];
    return events.size ? [{ ...cell, beside: cell.beside.filter((event) => !events.has(event.id)) }] : [cell];
  });
}

/** The cards that wait for their turn at a table, and how far it is with the first of them. */
export class Arrivals {
  queue = $state.raw<readonly Arrival[]>([]);
  phase = $state<Phase>("");
  pressed = false; // what is pressed now was pressed while something came to light
  private before = $state.raw<ReadonlyMap<string, SeenCell>>(new Map());

  private readonly first = $derived(this.phase ? this.queue[0] : undefined);
  /** The card of the Board whose turn it is, or has just been. */
  readonly now = $derived(this.first?.key ? this.first : undefined);
  /** The card that is dealt now, before it comes to lie before its player. */
  readonly dealt = $derived(this.first && !this.first.key && this.phase !== "stays" ? this.first.card : "");
  /** Whether something is still to come, or is being looked at. */
  readonly going = $derived(this.queue.length > 0);

  /** Whether a card is dealt and has not come to lie before its player yet. */
  awaits(card: string): boolean {
    const waiting = this.phase === "stays" ? this.queue.slice(1) : this.queue;
    return waiting.some((each) => !each.key && each.card === card);
  }

  /** Take down what a new state brings, and what is dealt with it. */
  note(before: readonly SeenCell[], after: readonly SeenCell[], cards: readonly string[] = []): void {
    const fresh = [...arrived(before, after), ...cards.map(dealt)];
    if (!fresh.length) return;
    const was = new Map(before.map((cell) => [keyOf(cell.column, cell.row), cell]));
    this.before = new Map([...was, ...(this.going ? this.before : [])]);
    this.queue = [...this.queue, ...fresh];
  }

  /** The Board without what has not had its turn. */
  shown(board: readonly SeenCell[]): readonly SeenCell[] {
    const hasCome = this.phase === "comes" || this.phase === "stays";
    const waiting = hasCome ? this.queue.slice(1) : this.queue;
    const isDark = (this.phase === "stays" ? waiting : this.queue).some((each) => !each.beside);
    return asShown(board, waiting, this.before, isDark);
  }

  /** Everything is there. */
  end(): void {
    this.queue = [];
    this.phase = "";
  }
}
