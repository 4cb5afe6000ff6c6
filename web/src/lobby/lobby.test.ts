// What is chosen before a game, when one played, and what people paste.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { speak } from "../lib/words.svelte";
import type { AdventureSummary, ListItem } from "../wire";
import { invitationIn } from "./invitations";
import NewAdventure from "./NewAdventure.svelte";
import { Setup } from "./setup.svelte";
import { ago } from "./when";

const option = (id: string, locked = ""): ListItem => ({ id, name: id, text: "", ruleset: "", does: "", locked });
const adventure = (id: string, more: Partial<AdventureSummary> = {}): AdventureSummary => ({
  id,
  title: id,
  blurb: "",
  ruleset: "continent",
  most_players: 4,
  minutes: [30, 45],
  first: false,
  options: [],
  characters: ["ireti", "eero", "mele"].map((each) => option(each)),
  clues: ["morning", "tide"].map((each) => option(each)),
  modes: [option("easy"), option("normal"), option("extreme", "not yet")],
  ...more,
});

describe("a new table", () => {
  it("begins with the first adventure as it was written", () => {
    const setup = new Setup();
    setup.shelve([adventure("other"), adventure("first", { first: true })]);
    expect(setup.order()).toEqual({
      adventure: "first",
      name: "",
      players: 1,
      characters: ["ireti"],
      clues: ["morning"],
      mode: "normal",
      options: [],
      seats: [0],
      seed: null,
    });
  });

  it("keeps what was chosen when the shelf comes in another language", () => {
    const setup = new Setup();
    setup.shelve([adventure("one"), adventure("two")]);
    setup.choose(setup.adventures[1]);
    setup.mode = "easy";
    setup.shelve([adventure("one"), adventure("two")]);
    expect([setup.chosen, setup.mode]).toEqual(["two", "easy"]);
  });

  it("always faces at least one clue", () => {
    const setup = new Setup();
    setup.shelve([adventure("one")]);
    setup.face("morning");
    expect(setup.clues).toEqual(["morning"]);
    setup.face("tide");
    setup.face("morning");
    expect(setup.clues).toEqual(["tide"]);
  });

  it("exchanges characters, so that nobody is played twice", () => {
    const setup = new Setup();
    setup.shelve([adventure("one")]);
    setup.players = 2;
    setup.cast(0, "eero");
    expect(setup.order().characters).toEqual(["eero", "ireti"]);
    setup.cast(1, "mele");
    expect(setup.order().characters).toEqual(["eero", "mele"]);
  });

  it("leaves seats for others", () => {
    const setup = new Setup();
    setup.shelve([adventure("one")]);
    setup.players = 3;
    setup.claim(1);
    expect([setup.open, setup.order().seats]).toEqual([true, [0, 2]]);
    setup.players = 1;
    expect(setup.open).toBe(false);
  });
});

it("says in full view why a mode cannot be chosen yet", async () => {
  await speak("en");
  const setup = new Setup();
  setup.shelve([adventure("one")]);
  const shelf = mount(NewAdventure, { target: document.body, props: { setup } });
  flushSync();
  expect(document.querySelector(".means")?.textContent).toBe("not yet");
  await unmount(shelf);
});

it("lets nothing be chosen for a table that is laid", async () => {
  await speak("en");
  const setup = new Setup();
  setup.shelve([adventure("one")]);
  const shelf = mount(NewAdventure, { target: document.body, props: { setup } });
  flushSync();
  const inert = (): boolean => document.querySelector("[data-players='4']")!.closest("[inert]") !== null;
  expect(inert()).toBe(false);
  setup.laid = "one-1";
  flushSync();
  expect(inert()).toBe(true);
  await unmount(shelf);
});

describe("small words", () => {
  it("says how long ago it was", () => {
    const now = 1_000_000_000;
    expect([40, 250, 7300, 90_000].map((passed) => ago(now - passed, now, "en"))).toEqual([
      "now",
      "4 minutes ago",
      "2 hours ago",
      "yesterday",
    ]);
    expect(ago(now - 7300, now, "fr")).toBe("il y a 2 heures");
    expect(ago(now - 30 * 86_400, now, "en")).toBe("August 10, 2001");
  });

  it("finds the invitation in whatever was pasted", () => {
    expect(invitationIn(" http://host:7777/#/join/walk-ab2c/AbC-123_x \n")).toBe("walk-ab2c/AbC-123_x");
    expect(invitationIn(" http://host:7777/#/join/AbC-123_x \n")).toBe("AbC-123_x");
    expect(invitationIn("abcdefghijklmnop")).toBe("abcdefghijklmnop");
    expect(invitationIn("hello")).toBe("");
    expect(invitationIn("http://host:7777/#/join/100%")).toBe("100%");
  });
});
