// Seats at the table: those that were this person's, those that are free, the one that is wanted on arrival.

import { keepSeats, keptSeats } from "../lib/seats";
import type { Table } from "../lib/table.svelte";
import type { TableSeat } from "../wire";

/** The seat that a person has chosen before they come to a table; taken once, when they do. */
export const seatWanted = {
  set: (game: string, seat: number): void => sessionStorage.setItem(`seat ${game}`, String(seat)),
  take(game: string): number | null {
    const seat = sessionStorage.getItem(`seat ${game}`);
    sessionStorage.removeItem(`seat ${game}`);
    return seat === null ? null : Number(seat);
  },
};

/** Whether a person holds a seat, also one without a name. */
export function isHeld(seat: TableSeat | undefined): boolean {
  return seat?.held ?? false;
}

/** Let go of a seat: it is not missed when this person comes back. */
export function giveSeat(table: Table, seat: number): void {
  const others = keptSeats(table.id).filter((each) => each !== seat);
  keepSeats(table.id, others);
  table.send({ type: "give-seat", seat });
}

/** See whether a seat has been taken away that was this person's when they were last here. */
export function countSeats(table: Table): void {
  const seats = table.state?.table_seats ?? [];
  const mine = seats.filter((each) => each.you).map((each) => each.seat);
  const before = keptSeats(table.id);
  const back = seats.filter((each) => each.back).map((each) => each.seat);
  const freed = back.filter((seat) => !table.knownBack.includes(seat));
  table.knownBack = back; // told once, on whichever device
  table.lost = [...new Set([...table.lost, ...before, ...freed])].filter((seat) =>
    seats.some((each) => each.seat === seat && !each.you),
  );
  if (before.join() !== mine.join()) keepSeats(table.id, mine);
}
