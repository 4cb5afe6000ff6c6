// One table as this browser sees it: what the server has sent, what is looked at, and what follows from both at once.
// What a person can do at it lies in `play/`, a file for each; so does what arrives from the server.

import { getContext, setContext, untrack } from "svelte";
import { passages } from "../journal/passages";
import type {
  Choice,
  CitadelView,
  ContinentView,
  Draw,
  Face,
  FromBrowser,
  Line,
  Pointed,
  SeenCard,
  SeenCell,
  TableState,
  View,
} from "../wire";
import { Arrivals } from "./arrivals.svelte";
import type { Connection, Live } from "./live";
import type { Overlay } from "./overlay";
import { cellBeyond, cellOf, keyOf, placeName, plain } from "./places";
import { plansByPlace } from "./plans";
import { has, pageOf, tellsOfLand, type Reading } from "./readings";
import type { Shift } from "./shifts";
import { small } from "./small";
import { byCard, groupedBy, openCards } from "./state";
import { t } from "./words.svelte";

const STARTLED = 400; // milliseconds

export class Table {
  // What the server has sent.
  connection = $state<Connection>("waiting");
  state = $state.raw<TableState | null>(null);
  faces = $state.raw<Record<string, Face>>({});
  lines = $state.raw<Line[]>([]);
  pointed = $state.raw<Pointed | null>(null);
  problem = $state(""); // what could not be done
  gone = $state(""); // why there is no table here any more

  // What has come up and is shown for a while.
  talk = $state.raw<Line | null>(null); // what a person said just now
  draw = $state.raw<Draw | null>(null);
  passages = $state.raw<Line[]>([]); // read out in passing, until the player goes on
  read = -1; // the newest passage that this person was asked something after
  shifts = $state.raw<Shift[]>([]); // numbers of the leaflet that have changed since this person went on
  news = $state.raw<string[]>([]); // what happened last and is told nowhere but in the journal
  readings = $state.raw<Reading[]>([]); // what came up and has not been read yet
  missed = $state.raw<Reading[]>([]); // what came up unread before something else began: it waits quietly
  met: Set<string> | null = null; // the cards that have been shown here
  lost = $state.raw<number[]>([]); // seats that were this person's and are no more, though they did not let go of them
  knownBack: number[] = []; // seats that can be taken back, of which this person knows

  // What this person looks at and is about to do.
  overlay = $state.raw<Overlay | null>(null);
  peek = $state.raw<{ card: string; beside: DOMRect } | null>(null); // a card the pointer rests on, and where it lies
  reason = $state.raw<{ name: string; why: string; beside: DOMRect } | null>(null); // why an action that is pointed at cannot be taken
  focus = $state<string | null>(null); // the card the keyboard or the pointer is at
  folded = $state(false); // the sheet of the question is put aside, to see the table
  readonly arrivals = new Arrivals(); // what comes onto the Board is seen before it is read about
  passing = $state(false); // a person who has just answered leaves unread what lay under the cards: it may be too late for it
  busy = $state(false); // an answer is on its way
  stirred = -Infinity; // when something to answer came up without this person's doing
  /** The action in which this person takes part or does not, or lets others, without being asked again: how it was proposed. */
  along = $state<{ serial: number; joins: boolean } | null>(null); // what this person has promised about a proposal
  welcome = $state(true); // anybody may take part in what this person leads
  bound = $state.raw<{ action: Choice; label: string } | null>(null); // where the action leads that this person has begun
  gliding = false; // this person goes where nothing can go wrong: the cards drawn on the way need not be looked at

  live: Live | null = null; // none for a game that is only looked at again
  readonly timers: Partial<Record<"veil" | "problem", ReturnType<typeof setTimeout>>> = {};

  constructor(readonly id: string) {}

  // -- the question --------------------------------------------------------------------------------

  view = $derived<View | null>(this.state?.view ?? null);
  continent = $derived<ContinentView | null>(this.view?.ruleset === "continent" ? this.view : null);
  citadel = $derived<CitadelView | null>(this.view?.ruleset === "citadel" ? this.view : null);
  // What differs between the two games is asked for here and in the folder of the Citadel alone.
  /** Whether a draw can end the adventure. */
  deadly = $derived(this.continent !== null);
  /** Whether papers lie beside the Board: the leaflet, the booklet, the map of the world. */
  hasPapers = $derived(this.citadel !== null);
  /** Whether nobody stands on the Board, which lies as it was left. */
  atHome = $derived(this.citadel?.at_home ?? false);
  /** The page of the booklet at which the bookmark lies. */
  page = $derived(this.citadel?.page ?? null);
  /** The paragraphs that lie open, the innermost last. */
  paragraphs = $derived(this.citadel?.paragraphs ?? []);
  /** The pass through the rows of a card that is going on. */
  pass = $derived(this.citadel?.actions.at(-1));
  /** The question; once the choice has fallen to one seat, it is nobody else's. */
  asking = $derived.by(() => {
    const asking = this.state?.asking ?? null;
    return asking?.yours && this.decider !== null && !this.holds(this.decider) ? { ...asking, yours: false } : asking;
  });
  /** How far people agree on the question, where they have to. */
  agreement = $derived(this.state?.agreement ?? null);
  /** Whether something is proposed to which this person may say something. */
  proposed = $derived.by(
    () =>
      this.asked !== undefined &&
      this.decider === null &&
      (this.agreement?.votes ?? []).some((vote) => this.choices.some((choice) => choice.id === vote.option)),
  );
  /** Who decides alone, once people have said that they do not agree. */
  decider = $derived(this.agreement?.split ? this.agreement.fallback : null);
  /** Whether others at the table wait for what this person says. */
  called = $derived.by(() => {
    if (this.asked === undefined || !this.state?.table_seats.some((seat) => seat.held && !seat.you)) return false;
    if (this.decider !== null) return this.holds(this.decider);
    const votes = this.agreement?.votes ?? [];
    return !votes.some((vote) => this.holds(vote.seat)) || votes.some((vote) => vote.option !== votes[0]?.option);
  });
  /** The question this person may answer now, by its serial. */
  asked = $derived(this.asking?.yours ? this.asking.serial : undefined);
  /** Who is waited for. */
  awaited = $derived.by(() => {
    const seat = this.asking?.seat ?? this.decider;
    return seat === null ? t("everybody") : this.speaker(seat);
  });
  /** Whether a player is asked what only they may read. */
  secret = $derived(this.asking !== null && !this.asking.choices.some((choice) => !choice.standing));
  /** Whether other people play at this table. */
  inCompany = $derived(this.state?.table_seats.some((seat) => seat.held && !seat.you) ?? false);
  /** Whose cards lie before this person: of their seats the one that is asked; for a person without a seat, who is asked. */
  front = $derived.by(() => {
    const asked = this.asking?.seat ?? null;
    if (asked !== null && (this.holds(asked) || !this.state?.table_seats.some((seat) => seat.you))) return asked;
    return this.view?.seat ?? this.holder;
  });
  /** Whose lamp it is: who is asked, else who acts. */
  holder = $derived(this.asking?.seat ?? this.decider ?? this.view?.active ?? 0);

  // -- what can be answered ------------------------------------------------------------------------

  /** What this person may answer: what is asked, if they are, and what stands beside it in any case. */
  choices = $derived<Choice[]>((this.asking?.choices ?? []).filter((choice) => choice.standing || this.asking?.yours));
  offered = $derived(this.choices.filter((choice) => !choice.standing));
  standing = $derived(this.choices.filter((choice) => choice.standing));
  /** What is possible beside the question and comes to mind now. */
  pressing = $derived(this.standing.filter((choice) => choice.pressing));
  /** What there is to do next, one's own first. */
  actions = $derived.by(() => {
    const theirs = (choice: Choice): number =>
      choice.is_action ? (choice.seat === null || this.holds(choice.seat) ? 0 : 1) : 2;
    return this.offered.toSorted((one, other) => theirs(one) - theirs(other));
  });
  /** Whether the question is what to do next, so that its options lie on the cards of the table. */
  roaming = $derived(this.offered.some((choice) => choice.is_action));
  /** What to do next of which nothing lies on the table: it can be had from the list alone. */
  astray = $derived(this.offered.filter((choice) => !choice.side && !(choice.card && this.open[choice.card])));
  /** What can be answered with a card, by its id. */
  byCard = $derived(byCard(this.choices));
  /** What can be answered with a cell of fog, by its place. */
  byCell = $derived(
    groupedBy(this.choices, (choice) => {
      const cell = this.cellFor(choice);
      return cell && keyOf(cell.column, cell.row);
    }),
  );
  /** The Terrains that lie on the Board to be pressed. */
  placed = $derived(
    new Set((this.view?.board ?? []).flatMap(({ card, fog }) => (card && fog === null ? [card.id] : []))),
  );
  /** Whether a place of the Board is what is asked for, and nothing that lies elsewhere. */
  placing = $derived(
    this.asked !== undefined &&
      !this.roaming &&
      this.offered.some((choice) => this.isPlace(choice)) &&
      this.offered.every((choice) => this.isPlace(choice) || (!choice.card && !choice.wants)),
  );
  /** Where this person can go or look by pressing the place, by its cell. */
  plans = $derived(this.roaming ? plansByPlace(this.view, this.asking?.plans ?? [], (seat) => this.holds(seat)) : {});
  refusedByCard = $derived(byCard(this.state?.refused ?? []));

  // -- the action and what is told -----------------------------------------------------------------

  action = $derived(this.state?.action ?? null);
  /** Who is asked to take part in an action before it begins, or is to be accepted; null once it has begun. */
  gathering = $derived(
    this.action ? (this.asking?.choices.find(({ role }) => role === "join" || role === "accept")?.seat ?? null) : null,
  );
  /** Whether a sheet of paper lies over the table: of an action, or of a question. */
  sheeted = $derived(
    !this.draw && !this.state?.ending && (this.action !== null || (this.asked !== undefined && !this.roaming)),
  );
  /** The paragraph that lies open, while it waits for a reply. */
  paragraph = $derived.by(() => {
    const open = this.paragraphs.at(-1);
    return open && (!this.asked || this.offered.some((choice) => choice.role === "reply"))
      ? this.face(open.card.id)
      : undefined;
  });
  /** What is being told: what was read out since the last answer, and the paragraph that lies open. */
  telling = $derived(passages(this.lines, this.passages, this.paragraph));
  /** The line with which the last action began. */
  begun = $derived(this.lines.findLast((line) => has(line, "acts"))?.n ?? 0);
  /** Whether the cards that lie there are those of an action that is over, while another one has begun. */
  behind = $derived(this.draw !== null && this.draw.begun < this.begun);
  /** The cards that are being resolved; one whose rows lie on the sheet of an action tells them there. */
  resolving = $derived.by(() => {
    const inRows = this.pass?.compound ? this.action?.card : undefined;
    return (this.view?.resolving ?? []).filter((card) => card.id !== inRows);
  });

  private firstReading = $derived(this.readings[0]);
  /** The page of readings that lies open: what comes up later waits for the next one. */
  spread = $derived.by(() => {
    void this.firstReading;
    return untrack(() => pageOf(this.readings));
  });

  /** Whether that page tells of land that lies there now: it is read beside it, and any answer goes on from it. */
  discovered = $derived(!small() && this.begun > 0 && tellsOfLand(this.spread, (card) => this.face(card)));

  // -- cards, seats and their names ----------------------------------------------------------------

  private open = $derived(openCards(this.view));

  /** A card that lies open, with what lies or is written on it. */
  seen(card: string): SeenCard | undefined {
    return this.open[card];
  }

  /** Where a Terrain lies on the Board. */
  place(card: string): string {
    const cell = this.view?.board.find((each) => each.card?.id === card);
    return cell ? placeName(cell) : "";
  }

  face(card: string): Face | undefined {
    return this.faces[card] ?? this.faces[plain(card)];
  }

  /** Keep the faces of cards that are shown for the first time. */
  learn(faces: readonly Face[]): void {
    this.faces = { ...this.faces, ...Object.fromEntries(faces.map((face) => [face.id, face])) };
  }

  name(card: string): string {
    return this.face(card)?.name ?? t("card-unknown");
  }

  noun(group: string, word: string): string {
    return this.state?.nouns[`${group}/${word}`] ?? word;
  }

  /** What the table knows of the card with this number: empty if it was put away, and nothing before it has come up. */
  cardBehind(number: string): string | undefined {
    return this.state?.nouns[`number/${number}`];
  }

  /** The name of the character at a seat, or before there is one that of the person, or else the place at the table. */
  seatName(seat: number): string {
    const character = this.view?.seats[seat]?.character;
    if (!character) return this.personAt(seat) || t("seat", { n: seat + 1 });
    return this.faces[character]?.name ?? this.noun("character", character);
  }

  /** Who is asked, at the head of a sentence. */
  asks = $derived(this.asking?.seat === null ? this.asking.who : this.awaited);

  /** Who speaks for a seat, as everybody calls them: by their own name, or by that of their character. */
  speaker(seat: number): string {
    return this.personAt(seat) || this.seatName(seat);
  }

  private personAt(seat: number): string {
    return this.state?.table_seats.find((each) => each.seat === seat)?.person ?? "";
  }

  /** Whether the seat is this person's. */
  holds(seat: number): boolean {
    return this.state?.table_seats.find((each) => each.seat === seat)?.you ?? false;
  }

  /** Whether an explorer of other people's, or of this person's, stands with the one at a seat. */
  standsWith(seat: number, mine: boolean): boolean {
    const there = this.view ? (cellOf(this.view, seat)?.explorers ?? []) : [];
    return there.some((other) => other !== seat && this.holds(other) === mine);
  }

  /** What keeps the character at a seat from acting, if anything does. */
  status(seat: number): string {
    const status = this.view?.seats[seat]?.status ?? "present";
    return status === "present" || status === "empty" ? "" : t(`status-${status}`);
  }

  /** Whether an answer is a place: a Terrain of the Board, or a side of the one where a player stands. */
  isPlace({ card, side, is_place }: Choice): boolean {
    return is_place && (card === null ? side !== null : this.placed.has(card));
  }

  private cellFor({ card, seat, side }: Choice): SeenCell | undefined {
    return this.view && side && !card ? cellBeyond(this.view, cellOf(this.view, seat ?? this.holder), side) : undefined;
  }

  // -- the line to the server ----------------------------------------------------------------------

  send(message: FromBrowser): void {
    this.live?.send(message);
  }

  close(): void {
    this.live?.close();
  }

  /** Something to answer has come up by itself, by time or by what another person did. */
  stir(now = performance.now()): void {
    this.stirred = now;
  }

  /** Whether a key that is pressed now was meant for what lay there before: nobody reads so quickly. */
  isStartled(now = performance.now()): boolean {
    return now - this.stirred < STARTLED;
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
