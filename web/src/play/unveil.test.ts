// A press while cards come to light is about nothing else, even if they have all come before it is let go.

import { expect, it } from "vitest";
import type { Reading } from "../lib/readings";
import { Table } from "../lib/table.svelte";
import { interrupt, press } from "./unveil";

const LAND = { key: "0,1", column: 0, row: 1, card: "wood", beside: false, fog: "I" };
const STORY: Reading = { n: 4, sort: "card", said: "", card: "wood", prose: "", then: [] };

function unveiling(): Table {
  const table = new Table("one");
  table.arrivals.queue = [LAND];
  table.arrivals.phase = "stays";
  table.readings = [STORY];
  return table;
}

/** Let a press go; whether it answers what lies there. */
function answers(table: Table): boolean {
  const click = new MouseEvent("click", { cancelable: true });
  interrupt(table, click);
  return !click.defaultPrevented;
}

it("shows all at once and answers nothing", () => {
  const table = unveiling();

  press(table);

  expect(answers(table)).toBe(false);
  expect(table.arrivals.phase).toBe("");
  expect(table.arrivals.going).toBe(false);
});

it("answers nothing either if the last card has come meanwhile: what is to be read is read first", () => {
  const table = unveiling();

  press(table);
  table.arrivals.end();

  expect(answers(table)).toBe(false);
});

it("answers once all has come", () => {
  const table = unveiling();
  table.arrivals.end();

  press(table);

  expect(answers(table)).toBe(true);
});
