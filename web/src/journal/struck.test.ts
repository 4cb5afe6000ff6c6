import { describe, expect, it } from "vitest";
import type { Line } from "../wire";
import { struck } from "./struck";

const line = (n: number, rest: Partial<Line> = {}): Line => ({
  n,
  turn: 1,
  text: "",
  roles: [],
  seat: 0,
  cards: [],
  place: "",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
  ...rest,
});

describe("struck", () => {
  it("strikes what the game told of answers that were taken back, and nothing that people said", () => {
    const told = [
      line(1),
      line(2),
      line(3, { talk: true, roles: ["begins"] }),
      line(4),
      line(5, { roles: ["begins", "table"], takes_back: 2 }),
      line(6),
    ];
    expect([...struck(told)]).toEqual([2, 4]);
  });

  it("strikes nothing while nothing is taken back", () => {
    expect(struck([line(1), line(2, { roles: ["begins", "table"] })]).size).toBe(0);
  });
});
