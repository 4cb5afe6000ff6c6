// Moving and scaling the Board with mouse, wheel, touch and pinch; what it does to the page is the caller's.

import type { Extent } from "./places";

export interface Camera {
  x: number;
  y: number;
  size: number; // of a card, in pixels
}

export const SMALLEST = 44;
export const LARGEST = 520;

/** A camera that has zoomed by a factor and kept the point under the pointer in place. */
export function zoomed(camera: Camera, factor: number, px: number, py: number): Camera {
  const size = Math.min(LARGEST, Math.max(SMALLEST, camera.size * factor));
  const grown = size / camera.size;
  return { size, x: px - (px - camera.x) * grown, y: py - (py - camera.y) * grown };
}

/** A camera on its way from one to another. */
export function between(from: Camera, to: Camera, at: number): Camera {
  const mix = (one: number, other: number): number => one + (other - one) * at;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), size: mix(from.size, to.size) };
}

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Wanted {
  cells: readonly Extent[]; // what should be seen: the first of these that cards of the least size leave room for
  among: Extent; // what is seen around it, as far as there is room
  must: Extent; // what is seen in any case, however small
  least: number; // sizes of a card
  largest: number;
}

/** How large a card may be so that cells fit into a rectangle. */
export function fitting(cells: Extent, free: Rect): number {
  return Math.min((free.right - free.left - 36) / cells.columns, (free.bottom - free.top) / cells.rows);
}

/** A camera that shows cells in a rectangle; where all of them would come out too small, what must be seen. */
export function framed({ cells, among, must, least, largest }: Wanted, free: Rect): Camera {
  const smallest = Math.max(SMALLEST, least);
  const fits = cells.find((each) => fitting(each, free) >= smallest);
  const seen = fits ?? must;
  const size = Math.max(
    fits ? smallest : SMALLEST,
    Math.min(fits === cells[0] ? largest : smallest, fitting(seen, free)),
  );
  const along = (from: number, to: number, all: number, many: number, first: number, n: number): number => {
    if (many * size <= to - from) return (from + to) / 2 - (all + many / 2) * size;
    const near = (from + to) / 2 - (first + n / 2) * size;
    return Math.max(to - (all + many) * size, Math.min(from - all * size, near));
  };
  return {
    size,
    x: along(free.left + 18, free.right - 18, among.left, among.columns, seen.left, seen.columns),
    y: along(free.top, free.bottom, among.top, among.rows, seen.top, seen.rows),
  };
}

export function panzoom(node: HTMLElement, get: () => Camera, set: (camera: Camera) => void): () => void {
  const pointers = new Map<number, PointerEvent>();
  let moved = 0;
  const local = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) moved = 0;
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const camera = get();
    const [x, y] = local(event);
    const [x0, y0] = local(before);
    moved += Math.hypot(x - x0, y - y0);
    if (moved > 6 && !node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (pointers.size === 1) {
      if (moved > 6) set({ ...camera, x: camera.x + x - x0, y: camera.y + y - y0 });
    } else {
      const other = [...pointers.values()].find((each) => each.pointerId !== event.pointerId)!;
      const [ox, oy] = local(other);
      const factor = Math.hypot(x - ox, y - oy) / Math.max(1, Math.hypot(x0 - ox, y0 - oy));
      const next = zoomed(camera, factor, (x + ox) / 2, (y + oy) / 2);
      set({ ...next, x: next.x + (x - x0) / 2, y: next.y + (y - y0) / 2 });
    }
    if (moved > 6 || pointers.size > 1) pointers.set(event.pointerId, event);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (moved > 6) {
      event.stopPropagation(); // the end of a drag is no click
      event.preventDefault();
      moved = 0;
    }
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    set(zoomed(get(), Math.exp(-event.deltaY * 0.0016), ...local(event)));
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("click", click, true);
    node.removeEventListener("wheel", wheel);
  };
}
