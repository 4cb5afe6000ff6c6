// The live line to a table: resumes where it was cut and waits longer after each failure.

import type { FromBrowser, Moved, ToBrowser } from "../wire";
import { get, Refusal } from "./http";
import { forgetServer, learnServer, MOST_HOPS, serverOf } from "./servers";

export type Connection = "waiting" | "open" | "cut" | "busy" | "closed";

/** Why a line is refused: there is no such table for this person, or it cannot be opened now. */
const NOT_YOURS = [401, 404];
const BUSY = [409, 429, 503];
/** What a line is closed with that has said too much. */
const TOO_MUCH = 4429;

/** Messages are JSON in UTF-8; they come as they lie in the server's memory. */
const letters = new TextDecoder();

const SOONEST = 300;
const LATEST = 4_000;
/** Within how many milliseconds all come again whose server has let go of their tables, each at its own time. */
const SPREAD = 1_000;

/** How long to wait before the next attempt: doubled each time, with a spread so that not everybody comes at once. */
export function pause(attempt: number, chance: () => number = Math.random): number {
  return Math.min(LATEST, SOONEST * 2 ** attempt) * (0.75 + chance() / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private client = "";
  private seq = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unsent: FromBrowser[] = [];
  private done = false;
  private welcomed = false;
  private moves = 0; // how often it was sent on since it was welcome
  private moved: Moved | null = null; // where this line ends because the table goes on elsewhere
  private readonly key: string; // the game, as it stands in addresses

  constructor(
    game: string,
    private readonly lang: () => string,
    private readonly heard: (message: ToBrowser) => void,
    private readonly changed: (connection: Connection) => void,
    private readonly turnedAway: () => void,
  ) {
    this.key = encodeURIComponent(game);
    // A line whose network is gone looks open for minutes: the browser knows better.
    addEventListener("offline", this.cut);
    addEventListener("online", this.retry);
    this.open();
  }

  send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.unsent.push(message);
  }

  /** Whether something of this sort is kept until the line is open again. */
  waits(type: FromBrowser["type"]): boolean {
    return this.unsent.some((message) => message.type === type);
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("offline", this.cut);
    removeEventListener("online", this.retry);
    this.socket?.close();
    this.changed("closed");
  }

  private open(): void {
    this.changed("waiting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.lang(), client: this.client, seq: String(this.seq) });
    const server = serverOf(this.key);
    if (server) query.set("server", server);
    const address = `${scheme}://${location.host}/api/games/${this.key}/live?${query}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.welcomed = false;
    this.moved = null;
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => this.hear(JSON.parse(letters.decode(event.data as ArrayBuffer)) as ToBrowser);
    socket.onclose = (event) => this.ended(event.code);
  }

  private hear(message: ToBrowser): void {
    if (message.type === "welcome") {
      this.client = message.client;
      if (!message.resumed) this.seq = message.seq;
      this.attempts = 0;
      this.moves = 0;
      this.welcomed = true;
      this.changed("open");
    } else if (message.type === "show") {
      this.seq = message.seq;
    } else if (message.type === "gone") {
      this.done = true;
    } else if (message.type === "moved") {
      this.moved = message;
      this.socket?.close(); // no need to wait until it is closed from there
    }
    this.heard(message);
    if (message.type === "welcome") for (const waiting of this.unsent.splice(0)) this.send(waiting);
  }

  private readonly cut = (): void => this.socket?.close();

  private readonly retry = (): void => {
    if (this.done || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  private ended(code: number): void {
    if (this.done) return;
    if (this.moved && this.moves++ < MOST_HOPS) {
      this.follow(this.moved.server);
      return;
    }
    if (!this.welcomed) forgetServer(this.key); // the one that was named does not answer, or only sends on
    this.changed(code === TOO_MUCH ? "busy" : "cut");
    this.timer = setTimeout(() => this.open(), pause(this.attempts++));
    if (!this.welcomed) void this.ask();
  }

  /** Go where the table goes on: to the server that is named, or to whichever takes it. */
  private follow(server: string): void {
    if (server) learnServer(this.key, server);
    else forgetServer(this.key);
    this.changed("waiting");
    this.timer = setTimeout(() => this.open(), server ? 0 : Math.random() * SPREAD);
  }

  /** Browsers do not say why a line was refused; the server does if it is asked by a request. */
  private async ask(): Promise<void> {
    const refused = this.socket;
    const status = await get(`/api/games/${this.key}/live`).then(
      () => 0,
      (fault: unknown) => (fault instanceof Refusal ? fault.status : 0),
    );
    if (this.done || this.welcomed || (this.socket !== refused && !NOT_YOURS.includes(status))) return;
    if (NOT_YOURS.includes(status)) {
      this.close();
      this.turnedAway();
    } else if (BUSY.includes(status)) this.changed("busy");
  }
}
