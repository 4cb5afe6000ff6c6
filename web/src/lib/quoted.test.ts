import { expect, it } from "vitest";
import { quoted } from "./quoted";
import { speak } from "./words.svelte";

it("tells the players who wait what another one is asked, with marks within marks", async () => {
  await speak("en");
  expect(quoted("Do you take part in “Climb”?")).toBe("“Do you take part in ‘Climb’?”");
  await speak("fr");
  expect(quoted("Participez-vous à «\u00a0Grimper\u00a0»\u00a0?")).toBe(
    "«\u00a0Participez-vous à “Grimper”\u00a0?\u00a0»",
  );
  expect(quoted("Qui agit\u00a0?")).toBe("«\u00a0Qui agit\u00a0?\u00a0»");
  await speak("en");
});
