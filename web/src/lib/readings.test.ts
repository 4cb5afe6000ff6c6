import { beforeEach, describe, expect, it } from "vitest";
import type { Face, Line } from "../wire";
import { chapters, isChapter, markOf, metIn, readings, remember } from "./readings";

const line = (n: number, roles: Line["roles"], cards: string[] = [], prose = ""): Line => ({
  n,
  turn: 1,
  text: `${roles[0] ?? "other"} ${n}`,
  roles,
  seat: 0,
  cards,
  place: "",
  talk: roles.length === 1 && roles[0] === "begins",
  takes_back: 0,
  prose,
});
const face = (card: string): Face | undefined =>
  card.startsWith("mute")
    ? undefined
    : ({ kind: "event", spoken: [`${card} does`], back_text: "", flavour: "" } as unknown as Face);
const cardsOf = (lines: Line[], met: string[] = []): (string | null)[] =>
  readings(lines, new Set(met), face).map((each) => each.card);

describe("what has to be read", () => {
  it("is each card that comes, once, however often it is told of", () => {
    expect(
      cardsOf([
        line(1, ["brings", "takes", "read-out"], ["a"]),
        line(2, ["brings"], ["a"]),
        line(3, ["brings", "takes", "read-out"], ["b#2"]),
      ]),
    ).toEqual(["a", "b#2"]);
  });

  it("is no card that was met, whichever copy of it, nor one that says nothing", () => {
    expect(
      cardsOf(
        [line(1, ["brings", "takes", "read-out"], ["a#2"]), line(2, ["brings", "takes", "read-out"], ["mute"])],
        ["a"],
      ),
    ).toEqual([]);
  });

  it("is no card that was turned in a draw, then or later", () => {
    expect(cardsOf([line(1, ["begins", "reveals", "plain"], ["a"]), line(2, ["brings"], ["a"])])).toEqual([]);
  });

  it("says what came of a card, up to the next thing that begins", () => {
    const [first] = readings(
      [
        line(1, ["brings", "takes", "read-out"], ["a"]),
        line(2, []),
        line(3, ["begins"]),
        line(4, ["acts", "begins", "plain"], ["x"]),
        line(5, ["draws", "plain"]),
      ],
      new Set(),
      face,
    );
    expect(first?.then).toEqual(["other 2"]);
  });

  it("is that the Action Deck is empty, for nobody should miss it", () => {
    expect(readings([line(1, ["draws", "plain"]), line(2, ["grave"])], new Set(), face)).toMatchObject([
      { card: null, prose: "grave 2" },
    ]);
  });

  it("is the passage of a card that is gone already", () => {
    expect(readings([line(1, ["brings", "takes", "read-out"], [], "Once.")], new Set(), face)).toMatchObject([
      { card: null, prose: "Once." },
    ]);
  });
});

describe("what lies between two scenarios", () => {
  it("is how one ended, and how the next begins once somebody has set out; each page is met for itself", () => {
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
