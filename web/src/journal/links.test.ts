// Cards named in sentences.

import { expect, it } from "vitest";
import { linked } from "./links";

it("links the first mention of each card, longer names first", () => {
  const parts = linked("Ines keeps Rope. Rope-work helps.", [
    { card: "rope", name: "Rope" },
    { card: "rope-work", name: "Rope-work" },
  ]);
  expect(parts).toEqual([
    { text: "Ines keeps " },
    { text: "Rope", card: "rope", tail: "." },
    { text: " " },
    { text: "Rope-work", card: "rope-work" },
    { text: " helps." },
  ]);
});

it("leaves a sentence alone that names none", () => {
  expect(linked("Nothing happened.", [{ card: "x", name: "" }])).toEqual([{ text: "Nothing happened." }]);
});

it("keeps the marks of a quotation with the link between them", () => {
  const parts = linked("La page «\u00a0Le Point\u00a0».", [{ card: "point", name: "Le Point" }]);
  expect(parts).toEqual([{ text: "La page " }, { text: "Le Point", card: "point", head: "«\u00a0", tail: "\u00a0»." }]);
});

it("keeps a stop with the link before it", () => {
  const parts = linked("A fire on The cliff.", [{ card: "cliff", name: "The cliff" }]);
  expect(parts).toEqual([{ text: "A fire on " }, { text: "The cliff", card: "cliff", tail: "." }]);
});
