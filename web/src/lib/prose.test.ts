// Prose told apart by its marks.

import { expect, it } from "vitest";
import { paragraphs, sentences, stretches, unstyled } from "./prose";

const plain = { speaker: "", quest: false, glossary: false };

it("tells speakers, side quests and words of the glossary apart", () => {
  const [only] = paragraphs("She nods. <say>It is the *Fray*.</say> <me>And <quest>the bell</quest>?</me>");
  expect(only?.runs).toEqual([
    { ...plain, text: "She nods. " },
    { ...plain, text: "It is the ", speaker: "say" },
    { ...plain, text: "Fray", speaker: "say", glossary: true },
    { ...plain, text: ".", speaker: "say" },
    { ...plain, text: " " },
    { ...plain, text: "And ", speaker: "me" },
    { ...plain, text: "the bell", speaker: "me", quest: true },
    { ...plain, text: "?", speaker: "me" },
  ]);
});

it("carries a style over to the next paragraph, and forgets it where it ends", () => {
  const [first, second] = paragraphs("<say>One.\n\nTwo.</say> Three.");
  expect(first?.runs.map((run) => run.speaker)).toEqual(["say"]);
  expect(second?.runs.map((run) => run.speaker)).toEqual(["say", ""]);
});

it("sets a paragraph that is spoken altogether as speech", () => {
  const text = "“Who drew it?”\n“Who?” she asks. “You?”\n— Moi.";
  expect(paragraphs(text).map((each) => each.speech)).toEqual([true, false, true]);
});

it("gives the words alone", () => {
  expect(unstyled("<say>The *Fray*</say> <quest>goes</quest> on")).toBe("The Fray goes on");
});

it("keeps a French verb and its subject on one line", () => {
  expect(stretches("Que se passe-t-il ?")).toEqual([
    { text: "Que se ", bound: false },
    { text: "passe-t-il", bound: true },
    { text: " ?", bound: false },
  ]);
  expect(stretches("un porte-ilot").some((part) => part.bound)).toBe(false);
});

it("closes each fact once", () => {
  expect(sentences(["Tallow lamp", "", "Skill", null, "Strip: 1 star.", "Where to?"])).toBe(
    "Tallow lamp. Skill. Strip: 1 star. Where to?",
  );
});
