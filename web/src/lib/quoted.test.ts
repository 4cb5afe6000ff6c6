import { expect, it } from "vitest";
import { askedOf, quoted } from "./quoted";
import { speak } from "./words.svelte";

it("tells the players who wait what another one is asked, with marks within marks", async () => {
  await speak("en");
  expect(askedOf("Ida", "Do you take part in “Climb”?")).toBe("Ida is asked: “Do you take part in ‘Climb’?”");
  expect(askedOf(null, "Who acts?")).toBe("Everybody is asked: “Who acts?”");
  await speak("fr");
  expect(askedOf("Ida", "Participez-vous à «\u00a0Grimper\u00a0»\u00a0?")).toBe(
    "On demande à Ida\u00a0: «\u00a0Participez-vous à “Grimper”\u00a0?\u00a0»",
  );
  expect(quoted("Qui agit\u00a0?")).toBe("«\u00a0Qui agit\u00a0?\u00a0»");
  await speak("en");
});
