// Which cards show a sign.

import { expect, it } from "vitest";
import type { CitadelView, Face } from "../wire";
import { showing } from "./signs";

const faces: Record<string, Partial<Face>> = {
  page: { banner: [{ id: "moth", name: "moth", n: 0, about: "" }] },
  end: { banner: [{ id: "needle", name: "needle", n: 0, about: "" }] },
  coat: { banner: [{ id: "coat", name: "coat", n: 0, about: "" }] },
  lamp: { banner: [] },
};
const face = (card: string): Face | undefined => faces[card] as Face | undefined;
const view = {
  page: { card: { id: "page" } },
  piles: { quests: { cards: [{ id: "end" }] } },
  seats: [{ card: null, hand: [], purse: [{ id: "lamp" }, { id: "coat" }], blocked: [] }],
} as unknown as CitadelView;

it("looks at the page, at what all share and at what people have", () => {
  expect(showing(view, "moth", face)).toEqual(["page"]);
  expect(showing(view, "needle", face)).toEqual(["end"]);
  expect(showing(view, "coat", face)).toEqual(["coat"]);
  expect(showing(view, "bobbin", face)).toEqual([]);
});
