// The slots of the World Map.

import { expect, it } from "vitest";
import { slotOf } from "./slots";

it("reads a slot by its letter and number, and nothing else", () => {
  expect([slotOf("A1"), slotOf("c12")]).toEqual([
    { column: 1, row: 1 },
    { column: 3, row: 12 },
  ]);
  expect([slotOf("north"), slotOf("A")]).toEqual([undefined, undefined]);
});
