// Where the camera of the Board comes to stand.

import { expect, it } from "vitest";
import { between, framed } from "./panzoom";

const FREE = { left: 100, right: 1100, top: 0, bottom: 600 };
const all = { left: -1, top: -1, columns: 3, rows: 3 };
const home = { left: 1, top: 1, columns: 1, rows: 1 };
const wanted = { cells: [all], among: all, must: home, least: 100, largest: 220 };

it("shows the whole Board in the middle of what is free", () => {
  expect(framed(wanted, FREE)).toEqual({ size: 200, x: 500, y: 200 });
});

it("moves no further than it must to bring into view what is asked about", () => {
  const narrow = { ...FREE, right: 500 };
  const camera = framed({ ...wanted, cells: [{ left: 1, top: 1, columns: 1, rows: 1 }], largest: 200 }, narrow);
  expect(camera.size).toBe(200);
  expect(camera.x + 2 * camera.size).toBe(narrow.right - 18);
  expect(camera.y).toBe(200);
});

it("keeps cards readable and the figure visible where the Board has outgrown the page", () => {
  const wide = { left: -30, top: 1, columns: 32, rows: 1 };
  const camera = framed({ ...wanted, cells: [wide], among: wide }, FREE);
  expect(camera.size).toBe(100);
  expect(camera.x + 2 * camera.size).toBe(FREE.right - 18);
});

it("makes cards smaller than that before it cuts off what has just been found", () => {
  const low = { ...FREE, bottom: 180 };
  const found = { left: 1, top: 0, columns: 1, rows: 2 };
  const camera = framed({ ...wanted, cells: [all, found], must: found }, low);
  expect(camera.size).toBe(90);
  expect(camera.y).toBe(low.top);
  expect(camera.y + 2 * camera.size).toBe(low.bottom);
});

it("shows at least what is near, as much of the rest as there is room for, where all of it would be too small", () => {
  const long = { left: 0, top: 0, columns: 3, rows: 12 };
  const near = { left: 0, top: 9, columns: 3, rows: 3 };
  const camera = framed({ ...wanted, cells: [long, near], among: long }, FREE);
  expect(camera.size).toBe(100);
  expect(camera.y + 12 * camera.size).toBe(FREE.bottom);
});

it("glides on a straight line", () => {
  expect(between({ x: 0, y: 10, size: 100 }, { x: 10, y: 30, size: 200 }, 0.5)).toEqual({ x: 5, y: 20, size: 150 });
});
