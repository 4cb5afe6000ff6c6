// One table as this browser sees it: what the server has shown, what is looked at, and what people answer.

import { getContext, setContext } from "svelte";
import type {
  TableSeat,
  Choice,
  CitadelView,
  ContinentView,
  Face,
  FromBrowser,
  Line as JournalLine,
  LedgerRow,
  ReplayMoment,
  Pointed,
  RefusedAction,
  SeenCard,
  SeenCell,
  Show,
  TableState,
  ToBrowser,
  View,
} from "../wire";
import { passages, readOut } from "../journal/passages";
import { Live, type Line } from "./live";
import { bringsCard, cellBeyond, cellOf, keyOf, placeName, plain, SIDES } from "./places";
import { unstyled } from "./prose";
import { chapters, consequences, has, isChapter, markOf, metIn, readings, remember, type Reading } from "./readings";
import { keepSeats, keptSeats } from "./seats";
import { settings } from "./settings.svelte";
import { namedIn } from "./sight";
import { small } from "./small";
import { announce, tell } from "./speech.svelte";
import { playBy, t } from "./words.svelte";

/** What lies over the table for a closer look. */
export type Overlay =
  | { what: "card"; card: string }
  | { what: "pile"; pile: string }
  | { what: "loupe"; card: string | null }
  | {
      what:
        | "chart"
        | "recap"
        | "settings"
        | "invite"
        | "leaflet"
        | "booklet"
        | "world-map"
        | "keys"
        | "rules"
        | "missed"
        | "disagree";
    }
  | {
      what: "why";
      subject: string;
      title: string;
      rows?: LedgerRow[];
      heading?: string;
      text?: string;
      counted?: boolean;
    }
  | { what: "rule"; rule: string }
  | { what: "confirm"; choice: Choice; value: string; text: string }
  | { what: "lead"; choices: Choice[] }
  | { what: "seat"; seat: number };

/** Cards that were just revealed, to be turned one by one. */
export interface Draw {
  cards: { card: string; fromPile: boolean }[];
  outcome: "success" | "failure" | null;
  text: string;
  helped: string[]; // what was applied to it
  then: string[]; // what came of it, as the journal tells it
  settled: boolean; // they lay open before
}

const STARTLED = 400; // milliseconds
const UNVEILING = 900; // milliseconds: as long as fog lifts and a card turns

const NEWS = 20_000; // how long what has happened is told beside the Board
const JOINING = ["join", "accept"];
const STAYING = "stay-out";
const LEAVE = "leave-for-a-while";

const NOTHING_ASKED: Omit<TableState, "view" | "nouns" | "title" | "adventure"> = {
  asking: null,
  agreement: null,
  refused: [],
  deed: null,
  chairs: [],
  people: [],
  undo: { answers: 0, wall: "", wish: null },
  status: "",
  aims: [],
  ending: "",
  changed: "",
  achieved: [],
  again: "",
  lifted: false,
  interlude: null,
};

export class Table {
  line = $state<Line>("waiting");
  sight = $state.raw<TableState | null>(null);
  faces = $state.raw<Record<string, Face>>({});
  lines = $state.raw<JournalLine[]>([]);
  trouble = $state("");
  gone = $state("");
  pointed = $state.raw<Pointed | null>(null);
  said = $state.raw<JournalLine | null>(null); // by somebody, just now
  draw = $state.raw<Draw | null>(null);
  private drawnIn = $state(0); // the line with which the action of that draw began
  passages = $state.raw<JournalLine[]>([]); // read out in passing, until somebody goes on
  read = -1; // the newest passage that this person was asked something after
  news = $state.raw<string[]>([]); // what happened last and is told nowhere but in the journal
  readings = $state.raw<Reading[]>([]); // what came up and has not been read yet
  missed = $state.raw<Reading[]>([]); // what came up unread before something else began: it waits quietly
  lost = $state.raw<number[]>([]); // seats that were this person's and are no more, though they did not let go of them
  private toldOf: number[] = []; // seats that can be taken back, of which this person knows
  passing = $state(false); // whoever has just answered leaves unread what lay under the cards: it may be too late for it
  unveiling = $state(false); // a card of the Board is being turned up: it is seen before it is read about
  folded = $state(false); // the sheet of the question is put aside, to see the table
  overlay = $state.raw<Overlay | null>(null);
  peek = $state.raw<{ card: string; beside: DOMRect } | null>(null); // a card the pointer rests on, and where it lies
  reason = $state.raw<{ name: string; why: string; beside: DOMRect } | null>(null); // why an action that is pointed at cannot be taken
  busy = $state(false); // an answer is on its way
  focus = $state<string | null>(null); // the card the keyboard or the pointer is at

  private readonly live: Live | null;
  private met: Set<string> | null = null; // the cards that have been shown here
  /** The action in which this person takes part or does not, or lets others, without being asked again: how it was proposed. */
  along = $state<{ serial: number; verb: string; seat: number | null; joins: boolean } | null>(null);
  welcome = $state(false); // whoever wants may take part in what this person leads
  private plan: string[] = []; // verbs still to be answered for a number of cards that was chosen at once
  private veil: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private stirred = -Infinity; // when something to answer came up without this person's doing

  /** A table to sit at, or one that is only looked at again. */
  constructor(
    readonly id: string,
    playing = true,
  ) {
    this.live = playing
      ? new Live(
          id,
          () => settings.lang,
          (message) => this.hear(message),
          (line) => (this.line = line),
          () => (this.gone = t("table-not-yours")),
        )
      : null;
  }

  // -- what is seen --------------------------------------------------------------------------------

  view = $derived<View | null>(this.sight?.view ?? null);
  continent = $derived<ContinentView | null>(this.view?.ruleset === "continent" ? this.view : null);
  citadel = $derived<CitadelView | null>(this.view?.ruleset === "citadel" ? this.view : null);
  /** The question; once the choice has fallen to one seat, it is nobody else's. */
  asking = $derived.by(() => {
    const asking = this.sight?.asking ?? null;
    return asking?.yours && this.decider !== null && !this.holds(this.decider) ? { ...asking, yours: false } : asking;
  });
  /** How far people agree on the question, where they have to. */
  agreement = $derived(this.sight?.agreement ?? null);
  /** Who decides alone, once people have said that they do not agree. */
  decider = $derived(this.agreement?.split ? this.agreement.fallback : null);
  /** Whether others at the table wait for what this person says. */
  called = $derived.by(() => {
    if (this.asked === undefined || !this.sight?.chairs.some((chair) => chair.held && !chair.you)) return false;
    if (this.decider !== null) return this.holds(this.decider);
    const voices = this.agreement?.voices ?? [];
    return (
      !voices.some((voice) => this.holds(voice.seat)) || voices.some((voice) => voice.option !== voices[0]?.option)
    );
  });
  deed = $derived(this.sight?.deed ?? null);
  /** Who is asked to take part in an action before it begins, or is to be accepted; null once it has begun. */
  gathering = $derived(
    this.deed ? (this.asking?.choices.find((choice) => JOINING.includes(choice.verb))?.seat ?? null) : null,
  );
  /** The question this person may answer now, by its serial. */
  asked = $derived(this.asking?.yours ? this.asking.serial : undefined);
  /** Who is waited for: the character, or while there is none yet the person who holds the seat. */
  awaited = $derived.by(() => {
    const seat = this.asking?.seat ?? this.decider;
    if (seat === null) return t("everybody");
    if (this.view?.seats[seat]?.character)
      return this.asking?.seat === null ? this.seatName(seat) : (this.asking?.who ?? "");
    return this.sight?.chairs.find((chair) => chair.seat === seat)?.person || this.seatName(seat);
  });
  /** What this person may answer: what is asked, if they are, and whatever stands beside it, whoever is asked. */
  choices = $derived<Choice[]>((this.asking?.choices ?? []).filter((choice) => choice.standing || this.asking?.yours));
  offered = $derived(this.choices.filter((choice) => !choice.standing));
  standing = $derived(this.choices.filter((choice) => choice.standing));
  /** What is possible beside the question and comes to mind now. */
  pressing = $derived(this.standing.filter((choice) => choice.pressing));
  /** What there is to do next, one's own first. */
  deeds = $derived.by(() => {
    const theirs = (choice: Choice): number =>
      choice.is_action ? (choice.seat === null || this.holds(choice.seat) ? 0 : 1) : 2;
    return this.offered.toSorted((one, other) => theirs(one) - theirs(other));
  });
  /** Whether somebody is asked what only they may read. */
  secret = $derived(this.asking !== null && !this.asking.choices.some((choice) => !choice.standing));
  /** Whether the question is what to do next, so that its options lie on the cards of the table. */
  roaming = $derived(this.offered.some((choice) => choice.is_action));
  /** Whether a sheet of paper lies over the table: of an action, or of a question. */
  sheeted = $derived(
    !this.draw && !this.sight?.ending && (this.deed !== null || (this.asked !== undefined && !this.roaming)),
  );
  /** What to do next of which nothing lies on the table: it can be had from the list alone. */
  astray = $derived(this.offered.filter((choice) => !choice.side && !(choice.card && this.open[choice.card])));
  /** The paragraph that lies open, while it waits for a reply. */
  paragraph = $derived.by(() => {
    const open = this.citadel?.paragraphs.at(-1);
    return open && (!this.asked || this.offered.some((choice) => choice.verb === "reply"))
      ? this.face(open.card.id)
      : undefined;
  });
  /** What is being told: what was read out since the last answer, and the paragraph that lies open. */
  telling = $derived(passages(this.lines, this.passages, this.paragraph));
  /** Whose lamp it is: who is asked, else who acts. */
  holder = $derived(this.asking?.seat ?? this.decider ?? this.view?.active ?? 0);
  /** The line with which the last action began. */
  private begun = $derived(this.lines.findLast((line) => has(line, "acts"))?.n ?? 0);
  /** Whether the cards that lie there are those of an action that is over, while another one has begun. */
  behind = $derived(this.draw !== null && this.drawnIn < this.begun);

  /** What can be answered with a card, by its id. */
  byCard = $derived.by(() => {
    const found: Record<string, Choice[]> = {};
    for (const choice of this.choices) if (choice.card) (found[choice.card] ??= []).push(choice);
    return found;
  });

  /** What can be answered with a cell of fog, by its place. */
  byCell = $derived.by(() => {
    const found: Record<string, Choice[]> = {};
    for (const choice of this.choices) {
      const cell = this.cellFor(choice);
      if (cell) (found[keyOf(cell.column, cell.row)] ??= []).push(choice);
    }
    return found;
  });

  refusedByCard = $derived.by(() => {
    const found: Record<string, RefusedAction[]> = {};
    for (const refused of this.sight?.refused ?? []) if (refused.card) (found[refused.card] ??= []).push(refused);
    return found;
  });

  /** Every card that lies open, with what lies or is written on it. */
  private open = $derived.by(() => {
    const found: Record<string, SeenCard> = {};
    const note = (cards: readonly (SeenCard | null | undefined)[]): void => {
      for (const card of cards) {
        if (!card) continue;
        found[card.id] = card;
        note(card.bears);
      }
    };
    const view = this.view;
    note((view?.board ?? []).flatMap((cell) => [cell.card, ...cell.beside]));
    note((view?.seats ?? []).flatMap((seat) => seat.hand));
    if (view?.ruleset === "citadel") {
      note(view.seats.flatMap((seat) => [seat.card, ...seat.purse, ...seat.blocked]));
      note([...view.quests, ...view.global_events, ...view.world_map.map((place) => place.card)]);
      note([...view.leaflet.side_quests, ...view.leaflet.buildings].map((each) => each.card));
    } else if (view) {
      note(view.seats.flatMap((seat) => seat.items.flatMap((item) => item.cards)));
      note(view.satchel);
    }
    return found;
  });

  /** The cards that are being resolved; one whose rows lie on the sheet of an action tells them there. */
  resolving = $derived.by(() => {
    const inRows = this.citadel?.actions.at(-1)?.compound ? this.deed?.card : undefined;
    return (this.view?.resolving ?? []).filter((card) => card.id !== inRows);
  });

  private named = $derived(namedIn(this.view, this.asking?.choices));

  /** Whether the picture of a card can be had now: it is in sight, or land, which stays on the chart. */
  pictured(face: Face): boolean {
    return face.art.kind === "land" || this.named.has(plain(face.id));
  }

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

  name(card: string): string {
    return this.face(card)?.name ?? t("card-unknown");
  }

  noun(group: string, word: string): string {
    return this.sight?.nouns[`${group}/${word}`] ?? word;
  }

  /** The name of whoever sits there: the character, or else the place at the table. */
  seatName(seat: number): string {
    const character = this.view?.seats[seat]?.character;
    if (!character) return t("seat", { n: seat + 1 });
    return this.faces[character]?.name ?? this.noun("character", character);
  }

  /** Whether the seat is this person's. */
  holds(seat: number): boolean {
    return this.sight?.chairs.find((chair) => chair.seat === seat)?.you ?? false;
  }

  /** Whether an explorer of other people's, or of this person's, stands with the one at a seat. */
  standsWith(seat: number, mine: boolean): boolean {
    const there = this.view ? (cellOf(this.view, seat)?.explorers ?? []) : [];
    return there.some((other) => other !== seat && this.holds(other) === mine);
  }

  /** What keeps whoever sits there from acting, if anything does. */
  status(seat: number): string {
    const status = this.view?.seats[seat]?.status ?? "present";
    return status === "present" || status === "empty" ? "" : t(`status-${status}`);
  }

  private cellFor(choice: Choice): SeenCell | undefined {
    if (!this.view || choice.card) return undefined;
    const side = choice.side;
    if (!side || !SIDES.includes(side)) return undefined;
    return cellBeyond(this.view, cellOf(this.view, choice.seat ?? this.holder), side);
  }

  // -- what is said --------------------------------------------------------------------------------

  send(message: FromBrowser): void {
    if (message.type === "give-seat")
      keepSeats(
        this.id,
        keptSeats(this.id).filter((seat) => seat !== message.seat),
      );
    this.live?.send(message);
  }

  /** Answer with an option; what cannot be taken back lightly is asked for twice. */
  answer(choice: Choice, value = "", sure = false): void {
    if (!this.asking || this.busy) return;
    const text =
      choice.confirm ||
      (choice.verb === LEAVE ? t("leave-sure", { who: this.seatName(choice.seat ?? this.holder) }) : "");
    if (text && !sure) {
      this.overlay = { what: "confirm", choice, value, text };
      return;
    }
    this.passing = choice.is_action && this.readings.length > 0 && (this.draw !== null || this.overlay !== null);
    this.overlay = null; // what was looked at has been answered
    this.passages = [];
    this.news = [];
    this.draw = null; // whoever goes on has seen it
    this.trouble = "";
    if (this.isSaid(choice, value)) return;
    if (this.welcome && choice.asks_others && choice.seat !== null && this.holds(choice.seat)) this.comesAlong(choice);
    this.busy = true;
    const seat = choice.standing ? choice.seat : null;
    this.send({ type: "answer", serial: this.asking.serial, option: choice.id, value, seat });
  }

  /** Take part in a proposed action or stay out of it, or let everybody who leads it with this person, without being asked again. */
  comesAlong(choice: Choice, joins = true): void {
    this.along = this.asking ? { serial: this.asking.serial, verb: choice.verb, seat: choice.seat, joins } : null;
  }

  /** The action has begun that was agreed to with that in mind: say so as soon as that is asked. */
  private keepWord(): void {
    const { along, asking, deed } = this;
    if (!along || !asking || asking.serial === along.serial) return;
    if (!deed || this.gathering === null || deed.verb !== along.verb || deed.active !== along.seat) {
      this.along = null; // it came otherwise, or all are asked
      return;
    }
    const word = asking.yours
      ? this.offered.find((choice) => (along.joins ? JOINING.includes(choice.verb) : choice.verb === STAYING))
      : undefined;
    if (!word || this.busy) return;
    this.busy = true;
    this.send({ type: "answer", serial: asking.serial, option: word.id, value: "", seat: null });
  }

  /** Whether every seat of this person is for it already: saying it again changes nothing, so that no word comes back. */
  private isSaid(choice: Choice, value: string): boolean {
    if (choice.standing || !this.agreement || (this.decider !== null && this.holds(this.decider))) return false;
    const { voices } = this.agreement;
    const mine = (this.view?.seats ?? []).filter((seat) => seat.status === "present" && this.holds(seat.seat));
    return (
      mine.length > 0 &&
      mine.every(({ seat }) =>
        voices.some((voice) => voice.seat === seat && voice.option === choice.id && voice.value === value),
      )
    );
  }

  /** Something to answer has come up by itself, by time or by what somebody else did. */
  stir(now = performance.now()): void {
    this.stirred = now;
  }

  /** Whether a key that is pressed now was meant for what lay there before: nobody reads so quickly. */
  isStartled(now = performance.now()): boolean {
    return now - this.stirred < STARTLED;
  }

  /** Draw so many cards more and reveal: the same answers one after the other. */
  drawAndReveal(extra: number): void {
    this.plan = [...Array<string>(extra).fill("draw"), "reveal"];
    this.followPlan();
  }

  /** Draw so many cards more and think again. */
  drawOn(extra: number): void {
    this.plan = Array<string>(extra).fill("draw");
    this.followPlan();
  }

  private followPlan(): void {
    const verb = this.plan.shift();
    if (!verb) return;
    const choice = this.offered.find((each) => each.verb === verb);
    if (choice) this.answer(choice);
    else this.plan = [];
  }

  /** The reading that is before one's eyes has been read. */
  readOn(): void {
    this.putAway(this.readings.slice(0, 1));
    if (!this.readings.length && this.asking?.yours) announce(this.asking.text);
  }

  readAll(): void {
    this.putAway(this.readings);
    if (this.asking?.yours) announce(this.asking.text);
  }

  private putAway(read: Reading[]): void {
    for (const mark of read.map(markOf)) if (mark) this.met?.add(mark);
    if (this.met) remember(this.id, this.met);
    this.readings = this.readings.slice(read.length);
  }

  /** Another action begins: the cards of the last one go away, and what is unread waits in a list, but for what is before one's eyes. */
  private fallBehind(): void {
    if (!this.begun) return; // how it all began is read at one's own pace
    const hidden = this.draw || this.overlay || this.passing;
    const shown = hidden ? undefined : this.readings[0];
    const late = this.readings.filter((each) => !isChapter(each) && each !== shown);
    this.draw = null;
    if (!late.length) return;
    this.missed = [...this.missed, ...late];
    this.readings = this.readings.filter((each) => !late.includes(each));
    for (const mark of late.map(markOf)) if (mark) this.met?.add(mark);
  }

  /** See whether a seat has been taken away that was this person's when they were last here. */
  private countSeats(): void {
    const chairs = this.sight?.chairs ?? [];
    const mine = chairs.filter((chair) => chair.you).map((chair) => chair.seat);
    const before = keptSeats(this.id);
    const freed = chairs.filter((chair) => chair.back && !this.toldOf.includes(chair.seat)).map((chair) => chair.seat);
    this.toldOf = chairs.filter((chair) => chair.back).map((chair) => chair.seat); // told once, on whichever device
    this.lost = [...new Set([...this.lost, ...before, ...freed])].filter((seat) =>
      chairs.some((chair) => chair.seat === seat && !chair.you),
    );
    if (before.join() !== mine.join()) keepSeats(this.id, mine);
  }

  takeBack(answers = 1): void {
    this.send({ type: "take-back", answers });
  }

  point(card: string): void {
    this.send({ type: "point", card });
  }

  close(): void {
    this.live?.close();
  }

  // -- what is heard -------------------------------------------------------------------------------

  /** Show a moment of a game that is looked at again: nothing is asked in it. */
  recall(moment: ReplayMoment, title: string, adventure: string): void {
    const { view, nouns } = moment;
    this.sight = { ...NOTHING_ASKED, view, nouns, title, adventure };
    playBy(view.ruleset);
    this.faces = { ...this.faces, ...Object.fromEntries(moment.faces.map((face) => [face.id, face])) };
    this.lines = moment.lines;
  }

  private hear(message: ToBrowser): void {
    if (message.type === "welcome") this.resume();
    else if (message.type === "show") this.see(message);
    else if (message.type === "refused") {
      this.letGo();
      this.passing = false;
      this.refuse(message.text);
    } else if (message.type === "pointed") this.look(message);
    else if (message.type === "gone") this.gone = message.why;
  }

  /** What was said into a line that broke is lost, unless the show that follows tells of it: it can be said again. */
  private resume(): void {
    if (!this.live?.waits("answer")) this.letGo(); // what was kept back goes out now
  }

  /** Nothing more is to be waited for. */
  private letGo(): void {
    this.busy = false;
    this.plan = [];
  }

  private see(show: Show): void {
    const first = this.sight === null;
    const before = this.asking;
    const own = this.busy;
    const board = this.view?.board;
    const idle = this.deed === null;
    const over = this.sight?.ending;
    this.sight = merged(show.whole ? null : this.sight, show.parts);
    if (show.faces.length) {
      this.faces = { ...this.faces, ...Object.fromEntries(show.faces.map((face) => [face.id, face])) };
    }
    playBy(this.sight.view.ruleset);
    this.turnPage();
    if (show.whole || "chairs" in show.parts) this.countSeats();
    if (!first && idle && this.deed) this.fallBehind();
    const told = show.lines.length ? this.note(show.lines, show.whole) : [];
    if (board && !show.whole && bringsCard(board, this.sight.view.board)) this.unveil();
    if (show.whole || "asking" in show.parts || "agreement" in show.parts) {
      this.busy = false; // what else changed was no answer to ours
      this.passing = false;
    }
    const asking = this.asking;
    if (asking?.serial !== before?.serial) {
      this.folded = false;
      if (this.overlay?.what === "confirm" || this.overlay?.what === "lead") this.overlay = null; // it was about the last question
      if (!own) this.stir();
    }
    const asked =
      asking?.yours && asking.serial !== before?.serial && !this.plan.length && !this.readings.length
        ? asking.text
        : "";
    const ending = first || over ? "" : this.sight.ending;
    speak(
      told.filter((line) => !asked || !has(line, "draws") || !this.offered.some(({ verb }) => verb === "draw")),
      asked || ending || "",
    );
    if (this.plan.length && asking?.serial !== before?.serial) this.followPlan();
    this.keepWord();
  }

  /** Let everybody see what comes to light on the Board; no key is meant for what lies there until they have. */
  private unveil(): void {
    if (settings.still || !this.readings.length) return;
    this.unveiling = true;
    this.stir(performance.now() + UNVEILING);
    clearTimeout(this.veil);
    this.veil = setTimeout(() => (this.unveiling = false), UNVEILING);
  }

  /** Take down lines of the journal, those that come with a whole sight being the journal as it stands; which are still to be heard. */
  private note(lines: JournalLine[], whole: boolean): JournalLine[] {
    const last = this.lines.at(-1)?.n ?? 0;
    const fresh = lines.filter((line) => line.n > last);
    const kept = whole ? [] : this.lines.filter((line) => !lines.some((other) => other.n === line.n));
    const begun = fresh.some((line) => has(line, "acts"));
    if (!whole && begun) this.fallBehind();
    const stale = this.behind;
    this.lines = [...kept, ...lines].sort((one, other) => one.n - other.n);
    const read = readOut(lines, whole).filter((line) => !has(line, "brings") || !settings.cards);
    const unread = read.filter((line) => line.n > last || this.passages.some((each) => each.n === line.n));
    if (whole || begun || unread.length) this.passages = unread; // whoever lost the line is not read again what they went on from
    this.meet(fresh);
    if (whole || !fresh.length) return [];
    const talk = fresh.findLast((line) => line.talk);
    if (talk) {
      this.said = talk;
      setTimeout(() => {
        if (this.said === talk) this.said = null;
      }, 7000);
    }
    const draw = drawn(fresh) ?? decided(this.lines, fresh);
    if (draw) {
      this.draw = draw;
      this.drawnIn = begunBefore(this.lines, (line) => has(line, "reveals"));
    } else if (stale && fresh.some((line) => !line.talk && !has(line, "table"))) this.draw = null; // the table has gone on
    const news = (this.news = untold(fresh, draw, this.readings));
    setTimeout(() => {
      if (this.news === news) this.news = []; // it stands in the journal
    }, NEWS);
    return fresh.filter((line) => !saidBy(this.readings).has(line.text));
  }

  /** The cards and pages that have been shown here; whoever comes into the middle of a game is shown no card of long ago. */
  private known(view: View): Set<string> {
    return (this.met ??= metIn(this.id) ?? new Set(view.turn > 1 ? Object.keys(this.faces).map(plain) : []));
  }

  /** What lies between two scenarios is read once by everybody, also by whoever comes later. */
  private turnPage(): void {
    const view = this.view;
    if (!view) return;
    const pages = chapters(this.sight?.interlude);
    const marks = new Set(pages.map(markOf));
    const waiting = this.readings.filter((each) => !isChapter(each) || marks.has(markOf(each)));
    const there = new Set(waiting.map(markOf));
    const fresh = pages.filter((each) => !there.has(markOf(each)) && !this.known(view).has(markOf(each)));
    if (fresh.length || waiting.length < this.readings.length) this.readings = [...waiting, ...fresh];
  }

  /** See which of the cards in these lines have to be shown; what lies on the sheet of a question is shown there. */
  private meet(lines: JournalLine[]): void {
    const view = this.view;
    if (!view) return;
    const met = this.known(view);
    const isTold = this.asking?.yours && !this.roaming && !this.telling.length && !small();
    const asked = new Set(isTold ? this.resolving.map((card) => card.id) : []);
    const unread = (): string[] => this.readings.flatMap(({ card }) => (card ? plain(card) : []));
    const found = readings(lines, new Set([...met, ...unread()]), (card) => this.face(card)).filter(
      ({ card }) => !card || !asked.has(card),
    );
    if (settings.cards && !this.asking?.seconds) this.readings = [...this.readings, ...found];
    const waiting = new Set(unread());
    for (const card of lines.flatMap((line) => line.cards)) if (!waiting.has(plain(card))) met.add(plain(card));
    remember(this.id, met);
  }

  /** Say for a while what could not be done. */
  refuse(text: string): void {
    this.trouble = text;
    announce(text);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.trouble = ""), 8000);
  }

  private look(pointed: Pointed): void {
    this.pointed = pointed;
    tell(t("pointed", { who: pointed.by || "nobody", card: this.name(pointed.card) }));
    setTimeout(() => {
      if (this.pointed === pointed) this.pointed = null;
    }, 4000);
  }
}

/** The seat that somebody has chosen before they come to a table; taken once, when they do. */
export const seatWanted = {
  set: (game: string, seat: number): void => sessionStorage.setItem(`seat ${game}`, String(seat)),
  take(game: string): number | null {
    const seat = sessionStorage.getItem(`seat ${game}`);
    sessionStorage.removeItem(`seat ${game}`);
    return seat === null ? null : Number(seat);
  },
};

/** Whether somebody holds a seat, also one who has not said their name. */
export function isHeld(chair: TableSeat | undefined): boolean {
  return chair?.held ?? false;
}

/** A sight with parts replaced; the fields of the view come one by one, as `view.board`. */
export function merged(sight: TableState | null, parts: Record<string, unknown>): TableState {
  const top: Record<string, unknown> = { ...sight };
  const view: Record<string, unknown> = { ...sight?.view };
  for (const [path, value] of Object.entries(parts)) {
    if (path.startsWith("view.")) view[path.slice(5)] = value;
    else top[path] = value;
  }
  return { ...top, view } as unknown as TableState;
}

/** Let be heard what has happened and then, in one breath, what is asked or how all ended; nothing cuts the other short. */
function speak(lines: readonly JournalLine[], last: string): void {
  const told = lines.map((line) => `${line.text} ${unstyled(line.prose)}`.trim()).join(" ");
  if (last) announce(`${told} ${last}`.trim());
  else if (told) tell(told);
}

/** What is told with what is to be read. */
const saidBy = (waiting: readonly Reading[]): Set<string> =>
  new Set(waiting.flatMap(({ said, prose, then }) => [said, prose, ...then]));

/** What of these lines is told neither with a draw nor with what is to be read. */
export function untold(lines: readonly JournalLine[], draw: Draw | null, waiting: readonly Reading[]): string[] {
  const told = new Set([...(draw?.then ?? []), ...saidBy(waiting)]);
  return lines
    .filter((line) => !line.talk && !line.prose && !has(line, "plain") && !told.has(line.text))
    .map((line) => line.text);
}

/** What was applied to a result, each effect told once. */
function applied(lines: JournalLine[]): string[] {
  return [...new Set(lines.filter((line) => has(line, "helps")).map((line) => line.text))];
}

/** The draw that these lines of the journal tell of, if they do. */
export function drawn(lines: JournalLine[]): Draw | null {
  const cards = lines
    .filter((line) => has(line, "reveals"))
    .flatMap((line) => line.cards.map((card) => ({ card, fromPile: has(line, "from-pile") })));
  if (!cards.length) return null;
  const at = lines.findLastIndex((line) => has(line, "succeeds", "fails"));
  const last = lines[at];
  return {
    cards,
    outcome: last ? (has(last, "succeeds") ? "success" : "failure") : null,
    text: last?.text ?? "",
    helped: applied(
      lines.slice(
        lines.findIndex((line) => has(line, "reveals")),
        last ? at : undefined,
      ),
    ),
    then: last ? consequences(lines.slice(at + 1)) : [],
    settled: false,
  };
}

/** The line with which the action began to which the last line of a kind belongs. */
function begunBefore(lines: readonly JournalLine[], isSuch: (line: JournalLine) => boolean): number {
  const last = lines.findLast(isSuch)?.n ?? 0;
  return lines.findLast((line) => has(line, "acts") && line.n < last)?.n ?? 0;
}

/** The draw that lay open while somebody still thought about it, now that it is decided. */
export function decided(lines: JournalLine[], fresh: JournalLine[]): Draw | null {
  const verdict = fresh.findIndex((line) => has(line, "succeeds", "fails"));
  if (verdict < 0) return null;
  const until = lines.findIndex((line) => line.n === fresh[verdict]!.n);
  const from = lines.findLastIndex((line, at) => at < until && has(line, "acts"));
  const draw = drawn(lines.slice(Math.max(0, from), until + 1));
  return draw && { ...draw, then: consequences(fresh.slice(verdict + 1)), settled: true };
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
