// Narration told apart.

import { expect, it } from "vitest";
import { paragraphs } from "./prose";

it("tells speech from narration, and marked words from the others", () => {
  const [first, second] = paragraphs("She draws a hollowback*, small.\n\n“Who drew it?”");
  expect(first).toEqual({
    speech: false,
    parts: [
      { text: "She draws a ", marked: false },
      { text: "hollowback*", marked: true },
      { text: ", small.", marked: false },
    ],
  });
  expect(second?.speech).toBe(true);
});
