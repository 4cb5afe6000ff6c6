// Where figures stand on a card of the Board: clear of the slips of its actions, of its name and of events beside it.
// All measures are parts of the card's size.

const FIGURE = 0.3; // how tall a figure is
const MARGIN = 0.04;
const GAP = 0.016;
const NAME = 0.1; // what figures leave of the upper edge
const EVENTS = 0.33; // and where events lie in the corner
const NARROW = 160; // pixels below which a lit slip shows no numbers

export interface Stand {
  left: number;
  bottom: number;
}

/** How wide each row of slips is, from the top, as they wrap. */
function rowsOf(size: number, lit: readonly boolean[], high: number, room: number): number[] {
  const rows: number[] = [];
  for (const each of lit) {
    const wide = each && size > NARROW ? 2.8 * high + 8 / size : high;
    const last = rows.at(-1);
    if (last !== undefined && last + GAP + wide <= room) rows[rows.length - 1] = last + GAP + wide;
    else rows.push(wide);
  }
  return rows;
}

/** Above the slips, which have grown with the text, where there is room for it, and otherwise at their right. */
export function standingOn(
  size: number,
  lit: readonly boolean[],
  resources: number,
  events: boolean,
  grown = 1,
): Stand {
  const high = Math.max(22 * grown, size * 0.112) / size;
  const rows = rowsOf(size, lit, high, 0.92 - resources * 0.138);
  const foot = MARGIN + rows.length * (high + GAP);
  const low = events ? 0.19 : 0.34;
  const above = Math.max(low, foot);
  if (above + FIGURE <= 1 - (events ? EVENTS : NAME)) return { left: 0.05, bottom: above };
  const beside = rows.filter((_, at) => MARGIN + (rows.length - at) * (high + GAP) > low);
  return { left: Math.min(0.7, MARGIN + Math.max(...beside) + GAP), bottom: low };
}
