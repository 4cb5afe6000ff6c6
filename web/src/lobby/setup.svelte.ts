// What is chosen before a game: the adventure, against what, how, with whom, and who holds which seat.

import type { AdventureSummary, NewGame } from "../wire";
import { adventureWanted } from "./wanted";

export class Setup {
  adventures = $state.raw<AdventureSummary[]>([]);
  chosen = $state("");
  clues = $state.raw<string[]>([]);
  mode = $state("");
  options = $state.raw<string[]>([]);
  players = $state(1);
  characters = $state.raw<string[]>([]); // by seat; those beyond the players wait
  mine = $state.raw<boolean[]>([true, true, true, true]);
  laid = $state(""); // the game that was dealt so, while others come to it: nothing is chosen any more

  adventure = $derived(this.adventures.find((each) => each.id === this.chosen));
  seats = $derived(Array.from({ length: this.players }, (_, seat) => seat));
  /** Whether a seat is left for another player. */
  open = $derived(this.seats.some((seat) => !this.mine[seat]));

  /** Put the adventures on the shelf; what was chosen stays chosen, in another language too. */
  shelve(adventures: AdventureSummary[]): void {
    this.adventures = adventures;
    const wanted = adventureWanted.take();
    const there = adventures.find((each) => each.id === wanted);
    if (there || !this.adventure) this.choose(there ?? adventures.find((each) => each.first) ?? adventures[0]);
  }

  choose(adventure: AdventureSummary | undefined): void {
    if (!adventure) return;
    this.chosen = adventure.id;
    this.clues = adventure.clues.slice(0, 1).map((clue) => clue.id);
    this.mode =
      (adventure.modes.find((mode) => mode.id === "normal") ?? adventure.modes.find((mode) => !mode.locked))?.id ?? "";
    this.options = [];
    this.players = Math.min(this.players, adventure.most_players);
    this.characters = adventure.characters.map((character) => character.id);
  }

  /** Face a clue, or not; one is always faced. */
  face(clue: string): void {
    const next = toggled(this.clues, clue);
    if (next.length) this.clues = next;
  }

  allow(option: string): void {
    this.options = toggled(this.options, option);
  }

  /** Give a character to a seat; the seat that had it gets this seat's. */
  cast(seat: number, character: string): void {
    const other = this.characters.indexOf(character);
    const next = [...this.characters];
    [next[seat], next[other]] = [next[other]!, next[seat]!];
    this.characters = next;
  }

  claim(seat: number): void {
    this.mine = this.mine.map((mine, at) => (at === seat ? !mine : mine));
  }

  order(): NewGame {
    return {
      adventure: this.chosen,
      name: "",
      players: this.players,
      characters: this.characters.slice(0, this.players),
      clues: this.clues,
      mode: this.mode,
      options: this.options,
      seats: this.seats.filter((seat) => this.mine[seat]),
      seed: null,
    };
  }
}

function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id];
}
