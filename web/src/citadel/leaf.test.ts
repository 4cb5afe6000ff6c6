import { describe, expect, it } from "vitest";
import type { Face, SeenCard } from "../wire";
import { counts } from "./counts";
import { termsOf } from "./terms";

const word = (id: string, about = ""): Face["keywords"][number] => ({ id, name: id, n: 0, about });

describe("what a side quest counts", () => {
  const card = (counters: SeenCard["counters"]): SeenCard => ({ counters }) as SeenCard;

  it("is told with how many it takes, also before there is any", () => {
    const face = { asks: { list: 2 } } as unknown as Face;
    expect(counts(card([]), face)).toEqual([{ name: "list", n: 0, asked: 2 }]);
    expect(counts(card([{ name: "list", n: 1 }]), face)).toEqual([{ name: "list", n: 1, asked: 2 }]);
  });

  it("is told alone where nothing says how many it takes", () => {
    expect(counts(card([{ name: "dust", n: 3 }]), undefined)).toEqual([{ name: "dust", n: 3, asked: 0 }]);
  });
});

describe("words to look up on a card", () => {
  it("are the traits of its actions, once each, and its keywords", () => {
    const dusty = word("dusty", "blocks a card");
    const face = {
      actions: [{ traits: [dusty] }, { traits: [dusty] }],
      fog_actions: [],
      keywords: [word("tool")],
    } as unknown as Face;
    expect(termsOf(face).map(({ kind, id, about }) => [kind, id, about])).toEqual([
      ["trait", "dusty", "blocks a card"],
      ["keyword", "tool", ""],
    ]);
  });
});
