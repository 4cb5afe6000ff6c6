// What scrolls around an element, and how high it may become: its own height may follow from what lies in it.

export interface Scrolling {
  scroll: HTMLElement;
  within: HTMLElement; // whose height does not
  share: number; // of that height
  margin: number; // pixels that are not its own
}

const MARGIN = 60; // above a sheet that lies on the Board

export function scrolling(element: HTMLElement): Scrolling | null {
  let scroll = element.parentElement;
  while (scroll && !/auto|scroll/.test(getComputedStyle(scroll).overflowY)) scroll = scroll.parentElement;
  if (!scroll) return null;
  const most = getComputedStyle(scroll).maxHeight;
  const board = scroll.closest("main");
  if (most === "none") return { scroll, within: scroll, share: 1, margin: 0 };
  if (board) return { scroll, within: board, share: 1, margin: MARGIN };
  return { scroll, within: scroll.parentElement!, share: parseFloat(most) / 100, margin: 0 };
}
