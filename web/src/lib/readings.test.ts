import { beforeEach, describe, expect, it } from "vitest";
import type { Line } from "../wire";
import { chapters, isChapter, isSaidBy, markOf, metIn, pageOf, remember, unmet, type Reading } from "./readings";

describe("what has to be read", () => {
  const brought = (...cards: (string | null)[]): Reading[] =>
    cards.map((card, n) => ({ n, sort: card ? "card" : "grave", said: "", card, prose: "", then: [] }));
  const cardsOf = (readings: Reading[], met: string[] = []): (string | null)[] =>
    unmet(readings, new Set(met)).map((each) => each.card);

  it("is each card once, however many copies of it come", () => {
    expect(cardsOf(brought("a", "b#2", "a#2"))).toEqual(["a", "b#2"]);
  });

  it("is no card that was met, whichever copy of it", () => {
    expect(cardsOf(brought("a#2", "b"), ["a"])).toEqual(["b"]);
  });

  it("is also what has no card", () => {
    expect(cardsOf(brought(null, null))).toEqual([null, null]);
  });
});

describe("a page", () => {
  const of = (...sorts: Reading["sort"][]): Reading["sort"][] =>
    pageOf(sorts.map((sort, n) => ({ n, sort, said: "", card: null, prose: "", then: [] }))).map((each) => each.sort);

  it("has all that came up together", () => {
    expect(of("card", "grave", "card")).toEqual(["card", "grave", "card"]);
  });

  it("ends before a page between two scenarios, which lies alone", () => {
    expect(of("card", "ended", "begun")).toEqual(["card"]);
    expect(of("ended", "begun", "card")).toEqual(["ended"]);
  });

  it("is empty if there is nothing to read", () => {
    expect(of()).toEqual([]);
  });
});

describe("what lies between two scenarios", () => {
  it("is how one ended, and how the next begins once the players have set out; each page is met for itself", () => {
    expect(chapters(null)).toEqual([]);
    expect(chapters({ n: 7, begun_at: 0 }).map((each) => [each.sort, each.n])).toEqual([["ended", 7]]);
    const both = chapters({ n: 7, begun_at: 19 });
    expect(both.map((each) => [each.sort, each.n])).toEqual([
      ["ended", 7],
      ["begun", 19],
    ]);
    expect(both.every(isChapter)).toBe(true);
    expect(new Set(both.map(markOf)).size).toBe(2);
  });
});

describe("the cards that were met", () => {
  beforeEach(() => localStorage.clear());

  it("are remembered game by game, and of an unknown game nothing is", () => {
    remember("one", new Set(["a"]));
    remember("two", new Set(["b"]));
    expect([metIn("one"), metIn("two"), metIn("three")]).toEqual([new Set(["a"]), new Set(["b"]), null]);
  });

  it("are forgotten of games long ago", () => {
    for (let n = 0; n < 20; n++) remember(`game ${n}`, new Set(["a"]));
    expect([metIn("game 0"), metIn("game 19")]).toEqual([null, new Set(["a"])]);
  });
});

it("is told once: a line that brings something to be read, or stands below it, is no news besides", () => {
  const card: Reading = { n: 4, sort: "card", said: "", card: "a", prose: "", then: ["It was banished."] };
  const line = (n: number, text: string): Line => ({ n, turn: 1, text }) as Line;

  expect(isSaidBy([card], line(4, "Then: A."))).toBe(true);
  expect(isSaidBy([card], line(5, "It was banished."))).toBe(true);
  expect(isSaidBy([card], line(6, "Then: B."))).toBe(false);
});
