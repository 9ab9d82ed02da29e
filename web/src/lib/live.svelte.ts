// One open socket of one viewer: what the table's stream tells, as state; messages that were not answered are sent
// again.

import type {
  Answer,
  Heartbeat,
  Failure,
  ClientMessage,
  LogLine,
  Update,
  PositionInfo,
  Presence,
  Problem,
  Said,
  TableInfo,
} from './wire.ts';
import { Refused } from './api.ts';
import { Story } from './story.svelte.ts';

export type Status = 'connecting' | 'live' | 'lost' | 'refused';

const SILENCE = 45_000; // the server sends a sign of life every 20 s
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const LEFT = 1000; // we go on purpose: others are told that we are away, not that we try again
const REFUSALS = [4400, 4401, 4403, 4404]; // asking again would change nothing

/** What a stream tells of its viewers. */
export interface Hearers {
  before: (update: Update, isNews: boolean) => void; // while the page still shows what was
  update: (update: Update, fresh: readonly LogLine[]) => void; // with the lines that are new
  presence: (presence: Presence) => void;
  said: (said: Said) => void;
  refused: (error: Refused) => void; // a message that waits for no answer
}

/** What a page knows of a table, wherever it comes from. */
export interface Stream {
  readonly position: PositionInfo | null;
  readonly story: Story;
  readonly status: Status;
  readonly problem: Problem | null;
  readonly holds: boolean;
  readonly time: number;
  send(message: Omit<ClientMessage, 'id'>): Promise<Answer>;
  tell(message: Omit<ClientMessage, 'id'>): void;
  speak(language: string): void;
  close(): void;
}

interface Waiting {
  message: ClientMessage;
  done: (answer: Answer) => void;
  failed: (error: Refused) => void;
}

let counter = 0;
const session = Math.random().toString(36).slice(2, 10);

/** An id that no other message of ours has. */
function nextId(): string {
  counter += 1;
  return `${session}-${counter}`;
}

export class TableStream implements Stream {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<PositionInfo | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  status = $state<Status>('connecting');
  problem = $state.raw<Problem | null>(null);
  holds = $state(false); // whether something waits for the line to come back
  readonly story = new Story();
  seq = 0;

  #ahead = -Infinity; // how far the server's clock is ahead of this machine's steady one, in ms
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #watchdog = 0;
  #closed = false;
  #isFresh = true; // whether the open socket has told nothing yet
  #isRetold = false; // whether everything is to be told once more
  #wake = () => this.#again();

  constructor(
    readonly table: string,
    readonly eyes: string, // "1", "2" or "public"
    private language: string, // of the words in its updates
    readonly hearers: Hearers,
  ) {
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  /** Send a decision; it is answered once it is on the server's disk. */
  send(message: Omit<ClientMessage, 'id'>): Promise<Answer> {
    const id = nextId();
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message: { ...message, id }, done, failed });
      if (!this.#write({ ...message, id })) this.holds = true;
    });
  }

  /** Send what needs no answer and is not sent again. */
  tell(message: Omit<ClientMessage, 'id'>): void {
    this.#write({ ...message, id: nextId() });
  }

  /** The server's time now: the freshest message tells best, for none comes before it was sent. */
  get time(): number {
    return performance.now() + this.#ahead;
  }

  /** Go on in another language: a stream speaks the one it was opened with, so it is opened anew. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#isRetold = true;
    if (this.#socket === null) return; // the next one speaks it
    const before = this.#socket;
    this.#open();
    before.close(LEFT);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#watchdog);
    this.#socket?.close(LEFT);
  }

  #open(): void {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.#isRetold ? 0 : this.seq;
    const query = `since=${since}&as=${this.eyes}&lang=${this.language}`;
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${this.table}/live?${query}`);
    socket.onmessage = (event) => this.#hear(socket, String(event.data));
    socket.onclose = (event) => this.#lose(socket, event.code);
    this.#socket = socket;
    this.#isFresh = true;
    this.#watch();
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#watch();
    const message = JSON.parse(text) as Update | Heartbeat | Presence | Said | Failure;
    if (message.type === 'update') this.#learn(message);
    else if (message.type === 'error') this.#refuse(message);
    else if (message.type === 'presence') this.hearers.presence(message);
    else if (message.type === 'said') this.hearers.said(message);
    else this.#setTime(message.time);
  }

  /** An update makes the stream live; whatever got no answer before the break is sent again under its old id. */
  #learn(update: Update): void {
    this.hearers.before(update, update.ply_from > 0);
    const known = (this.lines.at(-1)?.ply ?? -1) + 1;
    this.lines = [...this.lines.filter((line) => line.ply < update.ply_from), ...update.lines];
    this.seq = update.seq;
    this.info = update.info;
    if (update.info.clock) this.#setTime(update.info.clock.at);
    this.position = update.position;
    if (update.words) this.story.take(update.words);
    if (update.answer) this.#settle(update.answer);
    if (this.#isFresh) for (const one of this.#waiting.values()) this.#write(one.message);
    this.#isFresh = false;
    this.#isRetold = false;
    this.holds = false;
    this.status = 'live';
    this.problem = null;
    this.#pause = FIRST_PAUSE;
    const fresh = update.lines.filter((line) => line.ply >= known);
    this.hearers.update(update, fresh);
  }

  #setTime(told: number): void {
    this.#ahead = Math.max(this.#ahead, told - performance.now());
  }

  #refuse(failure: Failure): void {
    const problem = {
      code: failure.code,
      message: failure.message,
      clause: failure.clause ?? '',
      arguments: failure.arguments ?? {},
    };
    const waiting = failure.id === null ? undefined : this.#waiting.get(failure.id);
    if (failure.id !== null) this.#waiting.delete(failure.id);
    const error = new Refused(failure.status, problem);
    if (waiting !== undefined) waiting.failed(error);
    else if (failure.id === null) this.problem = problem;
    else this.hearers.refused(error);
  }

  #settle(answer: Answer): void {
    this.#waiting.get(answer.id)?.done(answer);
    this.#waiting.delete(answer.id);
  }

  /** Send, if the line is up. */
  #write(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    window.clearTimeout(this.#watchdog);
    if (REFUSALS.includes(code)) {
      this.status = 'refused';
      return;
    }
    this.status = 'lost';
    this.holds = this.#waiting.size > 0;
    this.#timer = window.setTimeout(() => this.#again(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Try at once. */
  #again(): void {
    if (this.#closed || this.#socket !== null || this.status === 'refused') return;
    window.clearTimeout(this.#timer);
    this.#open();
  }

  #offline = () => this.#drop();

  #seen = () => {
    if (document.visibilityState === 'visible') this.#again();
  };

  /** A socket that has been silent for too long is dead, whatever it says. */
  #watch(): void {
    window.clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => this.#drop(), SILENCE);
  }

  #drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lose(socket, 1006);
    socket.close();
  }
}
