// A table for several: what stays open to a player who waits, what goes away by itself when the table goes on, and seats that were lost.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asking, Face, Line, Show } from "../wire";
import { choice, episode } from "./sample";
import { speakThrough, LiveRegion } from "./speech.svelte";
import { Table } from "./table.svelte";
import { speak } from "./words.svelte";
import { answer } from "../play/answer";
import { hear } from "../play/arrive";
import { readOn } from "../play/read";
import { giveSeat } from "../play/seats";

const back = choice("come-back/s1", { standing: true, seat: 0 });
const asking = (serial: number, more: Partial<Asking> = {}): Asking => ({
  serial,
  kind: "",
  who: "Everybody",
  text: "Who acts?",
  seat: null,
  yours: true,
  choices: [choice("gather", { is_action: true, seat: 0 }), back],
  plain: null,
  seconds: 0,
  rules: [],
  plans: [],
  ...more,
});
const tableSeat = (seat: number, you: boolean, person = "Bo"): object => ({
  seat,
  held: Boolean(person),
  person,
  you,
  here: true,
});
let n = 0;
const line = (text: string, roles: Line["roles"], cards: string[] = []): Line => ({
  n: (n += 1),
  turn: 1,
  text: `${text} ${n}`,
  roles,
  seat: 0,
  cards,
  place: "",
  talk: text === "talk",
  takes_back: 0,
  prose: "",
  begun: 0,
  story: "",
});
const face = (id: string): Face =>
  ({ id, kind: "event", spoken: [[{ text: `${id} does`, depth: 0 }]], back_text: "", flavour: "" }) as unknown as Face;

let table: Table;
let seq = 0;
/** The table shows something; the line is not part of the story. */
function show(parts: Record<string, unknown>, lines: Line[] = [], whole = false): void {
  const message: Show = {
    type: "show",
    seq: (seq += 1),
    whole,
    parts,
    lines,
    ...episode(lines),
    faces: whole ? [] : lines.flatMap((each) => each.cards).map(face),
  };
  hear(table, message);
}
const come = (): void => {
  table = new Table("walk-1");
  const seats = [0, 1].map((seat) => ({ seat, status: "present", character: "", hand: [], items: [] }));
  const undo = { answers: 0, barrier: "", request: null };
  show(
    {
      asking: asking(1),
      agreement: null,
      action: null,
      table_seats: [tableSeat(0, true, "Ida"), tableSeat(1, false)],
      ending: "",
      interlude: null,
      undo,
      nouns: {},
      "view.ruleset": "continent",
      "view.turn": 1,
      "view.seats": seats,
      "view.board": [],
      "view.piles.satchel": { zone: "satchel", cards: [], items: [] },
      "view.resolving": [],
      "view.actions": [],
    },
    [],
    true,
  );
};

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  n = 0;
  come();
});
afterEach(() => vi.restoreAllMocks());

describe("a player who waits", () => {
  it("may still do what can be done at any time", () => {
    show({ asking: asking(2, { yours: false }) });
    expect(table.offered).toEqual([]);
    expect(table.standing.map((each) => each.id)).toEqual(["come-back/s1"]);
  });

  it("may be kept from what another player is asked", () => {
    show({ asking: asking(2, { yours: false }) });
    expect(table.secret).toBe(false);
    show({ asking: asking(3, { yours: false, choices: [back] }) });
    expect(table.secret).toBe(true);
  });

  it("is not asked any more once the choice has fallen to another player", () => {
    show({ agreement: { seats: [0, 1], votes: [], split: true, fallback: 1 } });
    expect([table.asked, table.roaming]).toEqual([undefined, false]);
    expect(table.awaited).toBe("Bo");
    show({ agreement: { seats: [0, 1], votes: [], split: true, fallback: 0 } });
    expect(table.asked).toBe(1);
  });
});

it("asks before an explorer leaves for a while", () => {
  const leaving = choice("leave-for-a-while/s1", { role: "leave", standing: true, seat: 0 });
  const sent = vi.spyOn(table, "send");
  answer(table, leaving);
  expect(table.overlay).toMatchObject({ what: "confirm", text: expect.stringContaining("come back") as string });
  answer(table, leaving, "", { sure: true });
  expect(sent).toHaveBeenCalledOnce();
});

it("puts one's own explorer's actions first", () => {
  const acts = [1, 0].map((seat) => choice(`gather/s${seat + 1}`, { is_action: true, seat }));
  show({ asking: asking(2, { choices: [...acts, choice("pass")] }) });
  expect(table.actions.map((each) => each.id)).toEqual(["gather/s1", "gather/s2", "pass"]);
});

describe("what was drawn", () => {
  const drawing = (): void =>
    show({ asking: asking(2, { yours: false }) }, [
      line("action", ["acts", "begins", "plain"]),
      line("revealed", ["begins", "reveals", "plain"], ["a"]),
      line("succeeded", ["succeeds", "plain"]),
      line("taken", ["brings", "takes", "read-out"], ["b"]),
    ]);

  it("goes away by itself when another action begins, and what was not read waits in a list", () => {
    drawing();
    expect([table.draw !== null, table.behind, table.readings.length]).toEqual([true, false, 1]);
    show({ asking: asking(3, { yours: false }) }, [line("action", ["acts", "begins", "plain"])]);
    expect([table.draw, table.readings, table.missed.map((each) => each.card)]).toEqual([null, [], ["b"]]);
  });

  it("goes away as soon as people are asked to help with the next action", () => {
    drawing();
    show({ asking: asking(3, { yours: false }), action: { involved: [], stages: [] } });
    expect([table.draw, table.readings, table.missed.length]).toEqual([null, [], 1]);
  });

  it("is seen first where the next action begins with the same answer", () => {
    show({ asking: asking(2, { yours: false }) }, [
      line("action", ["acts", "begins", "plain"]),
      line("revealed", ["begins", "reveals", "plain"], ["a"]),
      line("failed", ["fails", "plain"]),
      line("action", ["acts", "begins", "plain"]),
    ]);
    expect([table.draw !== null, table.behind]).toEqual([true, true]);
    show({}, [line("talk", ["begins"])]);
    expect(table.draw).not.toBeNull();
    show({ asking: asking(3, { yours: false }) }, [line("drawn", ["draws", "plain"])]);
    expect(table.draw).toBeNull();
  });

  it("leaves what is before one's eyes, and how it all began", () => {
    show({ asking: asking(2, { yours: false }) }, [
      line("taken", ["brings", "takes", "read-out"], ["a"]),
      line("taken", ["brings", "takes", "read-out"], ["b"]),
    ]);
    show({ asking: asking(3, { yours: false }) }, [line("action", ["acts", "begins", "plain"])]);
    expect([table.readings.length, table.missed]).toEqual([2, []]);
    expect(table.spread.length).toBe(2); // the page that lies open
    show({ asking: asking(4, { yours: false }) }, [line("taken", ["brings", "takes", "read-out"], ["c"])]);
    show({ asking: asking(5, { yours: false }) }, [line("action", ["acts", "begins", "plain"])]);
    expect([table.readings.map((each) => each.card), table.missed.map((each) => each.card)]).toEqual([
      ["a", "b"],
      ["c"],
    ]);
  });

  it("brings up one card once, however often it comes before it has been read", () => {
    show({ asking: asking(2, { yours: false }) }, [
      line("taken", ["brings", "takes", "read-out"], ["a"]),
      line("taken", ["brings", "takes", "read-out"], ["b#1"]),
    ]);
    show({ asking: asking(3, { yours: false }) }, [
      line("taken", ["brings", "takes", "read-out"], ["b#2"]),
      line("taken", ["brings", "takes", "read-out"], ["c"]),
    ]);
    expect(table.readings.map((each) => each.card)).toEqual(["a", "b#1", "c"]);
  });

  it("brings up nothing over an action that a player goes on to before they have read", () => {
    drawing();
    show({ asking: asking(3) });
    answer(table, table.offered[0]!);
    expect([table.draw, table.passing]).toEqual([null, true]);
    show({ asking: asking(4, { yours: false }) }, [line("action", ["acts", "begins", "plain"])]);
    expect([table.readings, table.missed.length, table.passing]).toEqual([[], 1, false]);
  });
});

it("reads nothing out again to a player who went on from it and lost the line", () => {
  const read = [1, 2].map((at) => ({
    ...line("read", ["paragraph", "story", "read-out", "plain"]),
    prose: `Page ${at}.`,
  }));
  show({}, [read[0]!]);
  table.passages = [];
  show({}, [read[1]!]);
  show({}, read, true);
  expect(table.passages.map((each) => each.prose)).toEqual(["Page 2."]);
});

it("puts away what was read out to a player who only waits, once another action begins", () => {
  const read = (): Line => ({ ...line("read", ["paragraph", "story", "read-out", "plain"]), prose: "A page." });
  show({ asking: asking(2, { yours: false }) }, [read(), line("action", ["acts", "begins", "plain"])]);
  show({ asking: asking(3, { yours: false }) }, [line("drawn", ["draws", "plain"])]);
  expect(table.passages.length).toBe(1);
  show({ asking: asking(4, { yours: false }) }, [line("action", ["acts", "begins", "plain"])]);
  expect(table.passages).toEqual([]);
});

describe("a card that is being resolved", () => {
  const met = (serial: number, more: Partial<Asking>): (string | null)[] => {
    show({ asking: asking(serial, more), "view.resolving": [{ id: "a" }] }, [
      line("event", ["brings", "lays-event"], ["a"]),
    ]);
    return table.readings.map((each) => each.card);
  };

  it("is read before people choose who acts, as the list of actions does not tell it", () => {
    expect(met(2, {})).toEqual(["a"]);
  });

  it("is told on the sheet of a question", () => {
    expect(met(2, { choices: [choice("keep"), choice("leave")] })).toEqual([]);
  });
});

describe("a seat", () => {
  it("that another person has taken meanwhile is told to the player who comes back", () => {
    come();
    show({ table_seats: [tableSeat(0, false, "Ana"), tableSeat(1, false)] });
    expect(table.lost).toEqual([0]);
    show({ table_seats: [tableSeat(0, true, "Ida"), tableSeat(1, false)] });
    expect(table.lost).toEqual([]);
  });

  it("that one has let go of is not missed", () => {
    giveSeat(table, 0);
    show({ table_seats: [tableSeat(0, false, ""), tableSeat(1, false)] });
    expect(table.lost).toEqual([]);
  });
});

describe("who listens", () => {
  const region = new LiveRegion();
  let silence: () => void;
  /** What the live regions say with what is shown: when they have time, and at once. */
  const heard = (parts: Record<string, unknown>, lines: Line[] = []): string[] => {
    [region.polite, region.urgent] = ["", ""];
    show(parts, lines);
    vi.runAllTimers();
    return [region.polite, region.urgent];
  };

  beforeEach(() => {
    vi.useFakeTimers();
    silence = speakThrough(region);
  });
  afterEach(() => {
    silence();
    vi.useRealTimers();
  });

  it("hears in one breath what happened and what is asked", () => {
    expect(
      heard({ asking: asking(2, { text: "Which one?" }) }, [
        line("revealed", ["begins", "reveals", "plain"], ["a"]),
        line("succeeded", ["succeeds", "plain"]),
      ]),
    ).toEqual(["", "revealed 1 succeeded 2 Which one?"]);
    expect(heard({ asking: asking(3, { yours: false }) }, [line("camp", ["begins"])])).toEqual(["camp 3", ""]);
  });

  it("is not told twice how many cards are drawn", () => {
    const more = asking(2, {
      text: "One card is drawn. One more?",
      choices: [choice("draw", { role: "draw" }), choice("reveal", { role: "reveal" })],
    });
    expect(
      heard({ asking: more }, [line("action", ["acts", "begins", "plain"]), line("cost", ["draws", "plain"])]),
    ).toEqual(["", "action 1 One card is drawn. One more?"]);
  });

  it("is asked once what came up has been read", () => {
    expect(
      heard({ asking: asking(2, { text: "What now?" }) }, [
        line("kept", ["plain"]),
        line("taken", ["brings", "takes", "read-out"], ["b"]),
      ]),
    ).toEqual(["kept 1", ""]);
    readOn(table);
    vi.runAllTimers();
    expect(region.urgent).toBe("What now?");
  });

  it("hears the end once", () => {
    expect(heard({ asking: null, ending: "You have won." }, [line("won", [])])).toEqual(["", "won 1 You have won."]);
    expect(heard({}, [line("talk", ["begins"])])).toEqual(["talk 2", ""]);
  });
});
