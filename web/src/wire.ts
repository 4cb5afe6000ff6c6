// Made from src/fogbound/server/wire by `python -m fogbound.server.typescript`; do not edit.

/** The languages that can be chosen, in the order in which they are offered. */
export const LANGUAGES = ["en", "fr"] as const
export type Lang = (typeof LANGUAGES)[number]

/** Let a person begin to play at a seat that has no part in the game yet. */
export interface Admit {
  type: "admit"
  seat: number
}

/** Become the person of a link; `leave` if what was this browser's own may be left behind. */
export interface Adopt {
  leave: boolean
}

/** An adventure that can be played here, in one language. */
export interface AdventureSummary {
  id: string
  title: string
  blurb: string
  ruleset: "citadel" | "continent"
  most_players: number
  minutes: number[]
  characters: ListItem[]
  clues: ListItem[]
  modes: ListItem[]
  options: ListItem[]
  first: boolean
}

/** How far people have come who have to agree on the question. */
export interface Agreement {
  seats: number[]
  votes: Vote[]
  fallback: number | null
  split: boolean
}

/** A goal of a scenario by its name. */
export interface Aim {
  name: string
  reached: boolean
}

/** Which picture a card has; its address is made of the game, the card and a size. */
export interface Art {
  kind: "land" | "none" | "portrait" | "vignette"
  says: string
  edition: string
  ground: string
}

/** What the game waits for, as this person may see it. */
export interface Asking {
  serial: number
  kind: string
  who: string
  text: string
  seat: number | null
  yours: boolean
  choices: Choice[]
  plain: string | null
  seconds: number
  rules: string[]
  plans: Plan[]
}

/** A draw of a game that is over, with its chance in whole per cents. */
export interface Bet {
  turn: number
  what: string
  where: string
  seat: number
  cards: number
  chance: number
  succeeded: boolean
}

/** All that was seen of the land, as one seat knows it. */
export interface Chart {
  sheets: ChartSheet[]
  current: number
}

/** The chart, with the faces of what stands on it. */
export interface ChartPage {
  chart: Chart
  faces: Face[]
}

/** A Terrain of the chart; columns count eastwards and rows southwards from where the journey began. */
export interface ChartPlace {
  column: number
  row: number
  card: string
  events: string[]
  before: string[]
  on_board: boolean
  explorers: number[]
  sides: ChartSide[]
}

/** The places of one journey, from north-west to south-east. */
export interface ChartSheet {
  places: ChartPlace[]
}

/** What is known beyond one side of a Terrain: another Terrain, or what its arrow promises. */
export interface ChartSide {
  side: "east" | "north" | "south" | "west"
  card: string | null
  number: number | null
  area: string | null
  seen: string | null
}

/** One thing that may be answered. */
export interface Choice {
  id: string
  label: string
  verb: string
  name: string
  button: string
  role: "" | "accept" | "annotate" | "camp" | "choose" | "come-back" | "count" | "discard" | "draw" | "join" | "keep" | "lapse" | "leave" | "number" | "recover" | "refuse" | "reply" | "report" | "reveal" | "save" | "stay-out" | "take" | "use-item" | "write"
  note: string
  is_printed: boolean
  seat: number | null
  card: string | null
  n: number | null
  side: "east" | "north" | "south" | "west" | null
  is_place: boolean
  is_action: boolean
  asks_others: boolean
  cost: number | null
  difficulty: number | null
  odds: Odds | null
  gauges: WordedGauge[] | null
  level: Odds | null
  wants: "" | "number" | "word"
  standing: boolean
  idle: boolean
  pressing: boolean
  confirm: string
}

/** A building and its boxes. */
export interface CitadelBuilding {
  card: SeenCard
  boxes: number
  checked: number
  built: boolean
}

/** A character with everything in front of them, which all may see (T-INFO-03, T-INFO-07, T-RUL-79). */
export interface CitadelCharacter {
  seat: number
  status: "away" | "eliminated" | "empty" | "gone" | "held" | "present" | "unconscious"
  character: string
  hand: SeenCard[]
  hand_size: number
  hand_limit: number
  card: SeenCard | null
  life: number
  purse: SeenCard[]
  blocked: SeenCard[]
  weight: number
  weight_limit: number
}

/** A goal of the page at the bookmark. */
export interface CitadelGoal {
  name: string
  reached: boolean
}

/** What the community has come to, and what the players wrote down. */
export interface CitadelLeaflet {
  scores: CitadelScores
  tremor: number
  hope: number
  buildings: CitadelBuilding[]
  symbols: CitadelSymbol[]
  side_quests: CitadelSideQuest[]
  customs: SeenCard[]
  owed: SeenCard[]
  notes: string[]
  life: Record<string, number>
}

/** The page at the bookmark. */
export interface CitadelPage {
  card: SeenCard
  booklet: string | null
  goals: CitadelGoal[]
  saved: boolean
}

/** A paragraph that lies open. */
export interface CitadelParagraph {
  card: SeenCard
  number: number
  reader: number | null
  replies: CitadelReply[]
}

/** One pass through the four steps of an action. */
export interface CitadelPass {
  card: string | null
  verb: string
  index: number
  active: number
  involved: number[]
  mandatory: boolean
  stage: "consequence" | "draw" | "gear-up" | "over" | "result"
  cost: number | null
  difficulty: number | null
  successes: number | null
  outcome: "failure" | "success" | null
  row: number
  rows: number
  compound: boolean
  die: number | null
  chain: boolean
  limit: number | null
  selected: string[]
  saved: number
  drawn: (SeenCard | null)[]
  icons: Record<string, number>
  gained: number
  keeps: number
  cancels: number
}

/** A card of the World Map, in its slot. */
export interface CitadelPlace {
  slot: string
  card: SeenCard
}

/** Something that may be replied, or that is printed there and cannot be; hidden ones are not there at all. */
export interface CitadelReply {
  n: number
  status: "locked" | "open" | "used-up"
}

/** The community scores. */
export interface CitadelScores {
  influence: number
  knowledge: number
  production: number
  defense: number
}

/** A side quest that is listed. */
export interface CitadelSideQuest {
  card: SeenCard
  status: "active" | "finished" | "initiated"
  source: number | null
  notes: string[]
}

/** A symbol of the destiny page. */
export interface CitadelSymbol {
  card: SeenCard
  price: number
  checked: boolean
}

/** What a seat may see of a Citadel game. */
export interface CitadelView {
  ruleset: "citadel"
  seat: number | null
  serial: number
  turn: number
  active: number
  mode: "standard" | "story" | "survival"
  ending: string
  seats: CitadelCharacter[]
  board: SeenCell[]
  resolving: SeenCard[]
  piles: Record<string, SeenPile>
  actions: CitadelPass[]
  world_map: CitadelPlace[]
  page: CitadelPage | null
  at_home: boolean
  leaflet: CitadelLeaflet
  paragraphs: CitadelParagraph[]
  rereadable: string[]
  read: number[]
}

/** Agree to what a player wants to take back, or do not. */
export interface Consent {
  type: "consent"
  agreed: boolean
}

/** What a seat may see of a Continent game. */
export interface ContinentView {
  ruleset: "continent"
  seat: number | null
  serial: number
  turn: number
  active: number
  mode: "easy" | "extreme" | "normal"
  ending: string
  seats: SeenSeat[]
  board: SeenCell[]
  resolving: SeenCard[]
  piles: Record<string, SeenPile>
  actions: SeenAction[]
  curses_chosen: string[]
  curses_lifted: string[]
}

/** An action, in words: its name, the stages it passes and its numbers with their reasons. */
export interface CurrentAction {
  name: string
  card: string | null
  index: number
  verb: string
  active: number
  involved: number[]
  success: TextLine[]
  failure: TextLine[]
  stages: string[]
  at: number
  result: number
  outcome: number
  cost: LedgerRow[]
  difficulty: LedgerRow[]
  successes: LedgerRow[]
  odds: OddsTable | null
}

/** There will be no agreement: let the rules' fallback decide. */
export interface Disagree {
  type: "disagree"
  serial: number
}

/** The cards that were revealed for an action, and what came of them. */
export interface Draw {
  cards: DrawnCard[]
  begun: number
  outcome: "" | "failure" | "success"
  text: string
  helped: string[]
  then: string[]
  settled: boolean
  decisive: boolean
}

/** A card that was revealed for an action. */
export interface DrawnCard {
  card: string
  from_pile: boolean
}

/** What is told when a game is over, beside how it ended. */
export interface EndingPage {
  retrospect: Retrospect | null
  next: NextAdventure[]
}

/** An entry of the glossary; empty if there is none for a reader who has read no more. */
export interface Entry {
  word: string
  text: string
}

/** Why: reasons, and the rules behind them. */
export interface Explanation {
  reasons: Reasons[]
  rules: ListItem[]
}

/** A card as it is printed, in one language; only what its kind has. */
export interface Face {
  id: string
  kind: string
  kind_name: string
  name: string
  art: Art
  spoken: (TextLine[])[]
  back: string
  number: number | null
  area: string
  arrows: Partial<Record<"east" | "north" | "south" | "west", number>>
  placement: ("east" | "north" | "south" | "west")[]
  done: Named[]
  resources: Named[]
  keywords: Named[]
  no_camp: boolean
  actions: FaceAction[]
  fog_actions: FaceAction[]
  effects: FaceText[]
  text: FaceText[]
  strip: FaceStrip | null
  craft: FaceCraft | null
  durability: number
  banner: Named[]
  link: Named | null
  vital_loss: boolean
  companion: boolean
  price: number
  own: string
  weight: number
  reflex: boolean
  hand: number[]
  dice: number[]
  stack: number[]
  weights: number[]
  flavour: string
  back_text: string
  caption: string
  picture_text: string
  asks: Record<string, number>
}

/** An action as it is printed; numbers are words, for some depend on the table. */
export interface FaceAction {
  index: number
  n: number | null
  verbs: string[]
  name: string
  cost: string
  difficulty: string
  success: TextLine[]
  failure: TextLine[]
  needs: string
  modifiers: FaceText[]
  traits: Named[]
  rows: FaceRow[]
  lock: boolean
  mandatory: boolean
  all_hands: boolean
  chain: boolean
  alone: boolean
  at_most: string
}

/** The craft part of a Skill, and what it becomes. */
export interface FaceCraft {
  cost: string
  difficulty: string
  resources: Named[]
  durability: number
}

/** A row of a compound action, from 1. */
export interface FaceRow {
  row: number
  difficulty: string
  cost: string
  chain: boolean
  success: TextLine[]
  failure: TextLine[]
}

/** What counts on a card when it is revealed. */
export interface FaceStrip {
  stars: number
  left: number
  right: number
  sevens: number
  icons: Record<string, number>
}

/** A text of a card: its lines, and the action types or marks it is about, for icons. */
export interface FaceText {
  lines: TextLine[]
  icons: string[]
}

/** Play on from a step. */
export interface Fork {
  at: number
  name: string
}

/** What the loupe finds at a spot: what is written there, or nothing. */
export interface Found {
  written: string
}

/** All cards of a pack, for its author. */
export interface Gallery {
  pack: string
  title: string
  faces: Face[]
}

/** Who may come to a table, and by which invitations others can. */
export interface GameMembers {
  invitations: Issued[]
  guests: ListedGuest[]
  may_remove: boolean
}

/** A game in the list of one's games. */
export interface GameSummary {
  id: string
  title: string
  name: string
  adventure: string
  ruleset: string
  turn: number
  played: number
  place: string
  card: string
  table_seats: TableSeat[]
  characters: string[]
  yours: boolean
  ending: string
  steps: number
  fork_of: string
  damage: string
  by: string
  hidden: boolean
  agreed: boolean
  parting: "agree" | "delete" | "hide"
}

/** An answer to the pending question, or a standing option; a vote where people have to agree. */
export interface GiveAnswer {
  type: "answer"
  serial: number
  option: string
  value: string
  seat: number | null
  then: ("" | "accept" | "annotate" | "camp" | "choose" | "come-back" | "count" | "discard" | "draw" | "join" | "keep" | "lapse" | "leave" | "number" | "recover" | "refuse" | "reply" | "report" | "reveal" | "save" | "stay-out" | "take" | "use-item" | "write")[]
  to: string
}

/** Let go of a seat, so that another person may take it. */
export interface GiveSeat {
  type: "give-seat"
  seat: number
}

/** There is no table any more: the game has been deleted, or it cannot be opened. */
export interface Gone {
  type: "gone"
  why: string
}

/** Free the seat of a person who is disconnected, so that others may take it. */
export interface HandOverSeat {
  type: "hand-over"
  seat: number
}

/** What lies between two scenarios: how one ended, and how the next began once the players have set out. */
export interface Interlude {
  n: number
  ended: string
  goals: Aim[]
  begun_at: number
  begun: string
  card: string
  prose: string
  aims: Aim[]
}

/** What a person wants to be called, and spoken to in. */
export interface Introduce {
  name: string
  lang: Lang
}

/** How others come to a table: a link, and the same as a QR code (SVG). */
export interface Invitation {
  link: string
  qr: string
  until: number
}

/** The table an invitation leads to: which game it is, who laid it, who sits there and what is free. */
export interface Invited {
  game: string
  title: string
  adventure: string
  by: string
  turn: number
  table_seats: TableSeat[]
  characters: string[]
  ending: string
}

/** An invitation to a table that holds. */
export interface Issued {
  id: number
  by: string
  you: boolean
  until: number
}

/** A card this seat has been shown in a hidden pile; `place` counts from the top, 0 first. */
export interface KnownCard {
  place: number
  card: SeenCard
}

/** One reason of a number. */
export interface LedgerRow {
  text: string
  amount: number
  card: string | null
  rule: string
}

/** One line of the journal, numbered from 1; `turn` is the turn it belongs to. */
export interface Line {
  n: number
  turn: number
  text: string
  roles: ("accompanies" | "acts" | "anew" | "arrives" | "begins" | "brings" | "by-itself" | "closes" | "draws" | "fails" | "from-pile" | "fruitless" | "grave" | "helps" | "lays-event" | "lays-terrain" | "leads-nowhere" | "misses" | "obvious" | "opens" | "paragraph" | "passes" | "plain" | "read-out" | "recites" | "regains" | "replies" | "reveals" | "sets-up" | "shows" | "story" | "succeeds" | "takes" | "turns" | "only-names" | "table")[]
  seat: number | null
  cards: string[]
  place: string
  talk: boolean
  takes_back: number
  prose: string
  begun: number
  story: string
}

/** Something that can be chosen before a game, a rule, or a chapter of rules. */
export interface ListItem {
  id: string
  name: string
  text: string
  ruleset: string
  does: string
  locked: string
}

/** Whether a game stands on one's list. */
export interface Listed {
  listed: boolean
}

/** A person who may come to a table, or was removed from it. */
export interface ListedGuest {
  id: string
  name: string
  you: boolean
  maker: boolean
  seats: number[]
  here: boolean
  removed: boolean
}

/** Look at the table from another seat of one's own. */
export interface LookAs {
  type: "look-as"
  seat: number
}

/** The person behind this browser, as the server knows them. */
export interface Me {
  name: string
  lang: Lang
  lifted: string[]
  seen: string[]
  kept: boolean
  program: string
}

/** The table is open at another server, or soon will be: come again, and ask for that one if it is named. */
export interface Moved {
  type: "moved"
  server: string
}

/** A word of a pack, with what it is called. */
export interface Named {
  id: string
  name: string
  n: number
  about: string
}

/** What was chosen for a new game. */
export interface NewGame {
  adventure: string
  name: string
  players: number
  characters: string[]
  clues: string[]
  mode: string
  options: string[]
  seats: number[]
  seed: number | null
}

/** Another adventure that could be played. */
export interface NextAdventure {
  id: string
  title: string
  blurb: string
  anew: boolean
}

/** The chances with so many additional cards; whole per cents, success rounded down, defeat up. */
export interface Odds {
  extra: number
  drawn: number
  success: number
  defeat: number
}

/** The chances of an action, and what they rest on. */
export interface OddsTable {
  rows: Odds[]
  counted: string[]
  left_out: string[]
  ends: boolean
  more: boolean
  start: number
}

/** A person has agreed to deleting a game, and others have to agree first. */
export interface Parted {
  missing: string[]
}

/** Something to be read before one goes on: a card, a passage without one, or news that nobody should miss. */
export interface PendingReading {
  n: number
  sort: "card" | "grave" | "prose"
  said: string
  card: string | null
  prose: string
  then: string[]
}

/** A person at the table or watching. */
export interface PersonHere {
  name: string
  seats: number[]
  here: boolean
  you: boolean
}

/** An action together with the place to which it shall lead: one answer for both. */
export interface Plan {
  option: string
  to: string
  label: string
  seat: number
  card: string | null
  side: "east" | "north" | "south" | "west" | null
  safe: boolean
}

/** Point at a card for the others. */
export interface Point {
  type: "point"
  card: string
}

/** A person points at a card. */
export interface Pointed {
  type: "pointed"
  by: string
  seat: number | null
  card: string
}

/** Why a request was refused, and what to do. */
export interface Problem {
  code: string
  text: string
  server: string
}

/** Rows that add up to a number or stand for an option; the title says which number. */
export interface Reasons {
  title: string
  rows: LedgerRow[]
}

/** Where we were; what we wanted and where everybody stands is part of `TableState`. */
export interface Recap {
  about: string[]
  dangers: string[]
  lately: string[]
  answer: string
}

/** Something the person asked for was not done, and why; nothing has changed. */
export interface Refused {
  type: "refused"
  code: "agreement" | "bad" | "barrier" | "closed" | "consent" | "not-yours" | "stale" | "too-fast" | "unknown"
  text: string
}

/** Something that can be seen and not be done now, with the reason in words. */
export interface RefusedAction {
  id: string
  verb: string
  label: string
  reason: string
  rule: string
  seat: number | null
  card: string | null
  n: number | null
}

/** Whether a person may come to a table no more. */
export interface Removed {
  removed: boolean
}

/** One step of a game that is looked at again. */
export interface ReplayMoment {
  step: number
  steps: number
  answer: string
  view: ContinentView | CitadelView
  lines: Line[]
  draw: Draw | null
  faces: Face[]
  nouns: Record<string, string>
  may_fork: boolean
}

/** What was luck in a game that is over and what was choice; and how much of the adventure was never found. */
export interface Retrospect {
  bets: Bet[]
  sure: number
  expected: number
  by_choice: number
  by_luck: number
  luckiest: number | null
  unluckiest: number | null
  places: number
  encounters: number
  finds: number
  passages: number
}

/** Say something to the table. */
export interface Say {
  type: "say"
  text: string
}

/** An action in progress. */
export interface SeenAction {
  card: string
  verb: string
  index: number
  active: number
  involved: number[]
  mandatory: boolean
  stage: "consequence" | "cost" | "discard" | "hand-limit" | "item" | "over" | "result" | "skill"
  cost: number | null
  difficulty: number
  successes: number | null
  outcome: "failure" | "success" | null
  trade: number
  drawn: SeenDrawn[]
}

/** A card of which only the back is seen: a number for Adventure cards, an area for Exploration cards. */
export interface SeenBack {
  back: "blue" | "fog" | "gold" | "green" | "other"
  number: number | null
  area: string | null
}

/** A card whose front this seat may see; what belongs to the Citadel alone is its die, its digits, what blocks it. */
export interface SeenCard {
  id: string
  counters: SeenCounter[]
  notes: number[]
  bears: SeenCard[]
  die: SeenDie | null
  written: string
  shut: number[]
  blocked_by: string | null
}

/** One card of the Board and what stands or lies there. */
export interface SeenCell {
  column: number
  row: number
  card: SeenCard | null
  fog: string | null
  fog_side: string[]
  beside: SeenCard[]
  explorers: number[]
  fires: number[]
}

/** Markers on a card; the plain kind has no name. */
export interface SeenCounter {
  name: string
  n: number
}

/** A die that lies on a row of a compound action. */
export interface SeenDie {
  row: number
  shows: number
}

/** A drawn card; face down until the Result step. */
export interface SeenDrawn {
  card: SeenCard | null
  from_pile: boolean
}

/** A column of cards under one die; the first card names the item. */
export interface SeenItem {
  cards: SeenCard[]
  die: number
  used: boolean
}

/** Cards that lie together beside the Board, on one another or side by side. */
export interface SeenPile {
  zone: string
  part: string
  seat: number | null
  size: number
  cards: SeenCard[]
  backs: SeenBack[]
  known: KnownCard[]
  items: SeenItem[]
  is_listed: boolean
}

/** An explorer, with hand and inventory, which everybody may see (C-RUL-99). */
export interface SeenSeat {
  seat: number
  status: "away" | "eliminated" | "empty" | "gone" | "present"
  character: string
  hand: SeenCard[]
  hand_size: number
  hand_limit: number
  items: SeenItem[]
  own_skills: string[]
  item_limit: number
  stack_limit: number
  vital_loss: number
}

/** Parts of the state that changed, each under its path (`asking`, `view.board`); faces seen for the first time. */
export interface Show {
  type: "show"
  seq: number
  whole: boolean
  parts: Record<string, unknown>
  faces: Face[]
  lines: Line[]
  draw: Draw | null
  readings: PendingReading[]
}

/** Go on in this language. */
export interface Speak {
  type: "speak"
  lang: Lang
}

/** A seat: who holds it and whether they are there. */
export interface TableSeat {
  seat: number
  held: boolean
  person: string
  you: boolean
  here: boolean
  back: boolean
}

/** Everything one person is shown of a table; sent whole once, then only the parts that changed. */
export interface TableState {
  view: ContinentView | CitadelView
  asking: Asking | null
  agreement: Agreement | null
  refused: RefusedAction[]
  action: CurrentAction | null
  drawn: Draw | null
  table_seats: TableSeat[]
  people: PersonHere[]
  undo: UndoState
  adventure: string
  title: string
  status: string
  aims: string[]
  ending: string
  changed: string
  achieved: string[]
  again: string
  lifted: boolean
  interlude: Interlude | null
  nouns: Record<string, string>
}

/** Take back answers, as far as the last barrier; others may have to consent. */
export interface TakeBack {
  type: "take-back"
  answers: number
}

/** Say beforehand whether one takes part in an action that may be chosen, or lets others; None to be asked. */
export interface TakePart {
  type: "take-part"
  serial: number
  option: string
  joins: boolean | null
}

/** Hold a free seat, or one's own that others freed, even if it is held now. */
export interface TakeSeat {
  type: "take-seat"
  seat: number
}

/** A line of a text, and how far it is set in below the one that leads to it. */
export interface TextLine {
  text: string
  depth: number
}

/** An undo that waits for the consent of others. */
export interface UndoRequest {
  by: string
  seat: number
  answers: number
  first: number
  missing: number[]
}

/** How far one can go back, and what stands in the way. */
export interface UndoState {
  answers: number
  barrier: string
  request: UndoRequest | null
}

/** What a seat is for, where people have to agree. */
export interface Vote {
  seat: number
  option: string
  value: string
  to: string
}

/** The first message of a connection. A browser that resumes gives `client` and its last `seq` again. */
export interface Welcome {
  type: "welcome"
  client: string
  seq: number
  resumed: boolean
}

/** Something that an amount changes: how much of it there is, would be and could be. */
export interface WordedGauge {
  name: string
  now: number
  then: number
  most: number
}

export type View = ContinentView | CitadelView

export type ToBrowser = Welcome | Show | Refused | Pointed | Gone | Moved

export type FromBrowser = GiveAnswer | TakePart | Disagree | TakeBack | Consent | Point | Say | Speak | LookAs | TakeSeat | GiveSeat | HandOverSeat | Admit
