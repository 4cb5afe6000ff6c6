// What the table does with messages and numbers, without a page.

import { describe, expect, it } from "vitest";
import type { Line, TableState } from "../wire";
import { printed, widthFor } from "./art";
import { pause } from "./live";
import { zoomed } from "./panzoom";
import { columnName, fogCut, placeName, rowName } from "./places";
import { parsed } from "./route.svelte";
import { untold, type Reading } from "./readings";
import { lit, settings } from "./settings.svelte";
import { speak } from "./words.svelte";
import { merged } from "./state";

const line = (n: number, roles: Line["roles"], cards: string[] = [], text = ""): Line => ({
  n,
  turn: 1,
  text,
  roles,
  seat: 0,
  cards,
  place: "",
  talk: false,
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
});

describe("what is shown", () => {
  it("replaces parts by their path and keeps the rest", () => {
    const first = merged(null, { title: "First Light", "view.turn": 1, "view.piles.past": 3, "view.piles.deck": 9 });
    const next = merged(first, { "view.turn": 2, "view.piles.deck": 8, status: "well" });
    expect(next).toEqual({
      title: "First Light",
      status: "well",
      view: { turn: 2, piles: { past: 3, deck: 8 } },
    } as unknown as TableState);
  });

  it("does not edit what was shown before", () => {
    const first = merged(null, { "view.turn": 1 });
    merged(first, { "view.turn": 2 });
    expect(first.view.turn).toBe(1);
  });

  it("tells what happened where neither a draw nor a reading does", () => {
    const lines = [
      line(1, ["acts", "begins", "plain"], [], "Ann: Sail."),
      line(2, ["begins"], [], "You make camp."),
      line(3, ["brings", "takes", "read-out"], ["b"], "Ann takes B."),
      line(4, [], ["b"], "B is banished."),
    ];
    const reading: Reading = {
      n: 3,
      sort: "card",
      said: "Ann takes B.",
      card: "b",
      prose: "",
      then: ["B is banished."],
    };
    expect(untold(lines, null, [reading])).toEqual(["You make camp."]);
    expect(untold(lines, null, [])).toEqual(["You make camp.", "Ann takes B.", "B is banished."]);
  });
});

describe("places", () => {
  it("lays another cut of fog on each of the eight cells around one", () => {
    for (let column = -3; column <= 3; column++) {
      for (let row = -3; row <= 3; row++) {
        const around = [-1, 0, 1]
          .flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const))
          .filter(([east, south]) => east || south);
        expect(around.map(([east, south]) => fogCut(column + east, row + south))).not.toContain(fogCut(column, row));
      }
    }
  });

  it("names each by its way from the start, whatever lies around it", async () => {
    const named = (): string[] => [
      placeName({ column: 0, row: 0 }),
      placeName({ column: 2, row: -1 }),
      placeName({ column: -1, row: 3 }),
      placeName({ column: 0, row: 1 }),
    ];
    await speak("en");
    expect(named()).toEqual(["start", "E2 N1", "W1 S3", "S1"]);
    expect([[-1, 0, 1].map(columnName), [-1, 0, 1].map(rowName)]).toEqual([
      ["W1", "", "E1"],
      ["N1", "", "S1"],
    ]);
    await speak("fr");
    expect(named()).toEqual(["départ", "E2 N1", "O1 S3", "S1"]);
    await speak("en");
  });
});

describe("small rules of the page", () => {
  it("keeps the point under the pointer in place while zooming", () => {
    const after = zoomed({ x: 10, y: 20, size: 100 }, 2, 60, 70);
    expect(after).toEqual({ size: 200, x: -40, y: -30 });
  });

  it("waits longer after each failure, but never much more than four seconds", () => {
    expect(pause(0, () => 0.5)).toBe(300);
    expect(pause(2, () => 0.5)).toBe(1200);
    expect(pause(20, () => 1)).toBe(5000);
  });

  it("fetches the smallest picture that is sharp", () => {
    expect([widthFor(168, 1), widthFor(168, 2), widthFor(420, 2)]).toEqual([200, 400, 800]);
  });

  it("asks for pictures in ink where contrast is high, and only there", () => {
    const theme = settings.theme;
    settings.theme = "day";
    expect(printed("/art/010/200")).toBe("/art/010/200");
    settings.theme = "contrast";
    expect([printed("/art/010/200"), printed("/art/010/200?e=7")]).toEqual([
      "/art/010/200?manner=ink",
      "/art/010/200?e=7&manner=ink",
    ]);
    settings.theme = theme;
  });

  it("reads pages from the hash", () => {
    expect(parsed("#/game/first-light-ab1")).toEqual({ page: "game", id: "first-light-ab1" });
    expect(parsed("")).toEqual({ page: "", id: "" });
    expect(parsed("#/join/%")).toEqual({ page: "join", id: "%" });
  });

  it("lights the lamp in the evening unless the reader chose", () => {
    expect([lit("auto", false), lit("auto", true), lit("contrast", false)]).toEqual(["day", "lamp", "contrast"]);
  });
});
