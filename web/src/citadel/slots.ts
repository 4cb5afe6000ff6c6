// The slots of the World Map by their names: a letter for the column, a number for the row.

export interface Slot {
  column: number;
  row: number;
}

/** Where a slot lies, from 1; nothing if it is no place in a grid. */
export function slotOf(name: string): Slot | undefined {
  const found = /^([A-Z])(\d{1,2})$/i.exec(name);
  return found ? { column: found[1]!.toUpperCase().charCodeAt(0) - 64, row: Number(found[2]) } : undefined;
}
