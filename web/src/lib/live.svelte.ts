// One open socket of one viewer: what the table's stream tells, as state; messages that were not answered are sent
// again.

import type { Answer, Beat, Fault, Hail, Line, News, PositionInfo, Problem, TableInfo } from './wire.ts';
import { Refused } from './api.ts';

export type Status = 'connecting' | 'live' | 'lost' | 'refused';

const SILENCE = 45_000; // the server sends a sign of life every 20 s
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const REFUSALS = [4400, 4401, 4403, 4404]; // asking again would change nothing

interface Waiting {
  hail: Hail;
  done: (answer: Answer | Beat) => void;
  failed: (error: Refused) => void;
}

let counter = 0;
const session = Math.random().toString(36).slice(2, 10);

/** An id that no other message of ours has. */
function nextId(): string {
  counter += 1;
  return `${session}-${counter}`;
}

export class Stream {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<PositionInfo | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  status = $state<Status>('connecting');
  problem = $state.raw<Problem | null>(null);
  seq = 0;

  #ahead = -Infinity; // how far the server's clock is ahead of this machine's steady one, in ms
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #watchdog = 0;
  #closed = false;
  #wake = () => this.#again();

  constructor(
    readonly table: string,
    readonly eyes: string, // "1", "2" or "public"
    readonly onNews: (news: News) => void = () => {},
    readonly onBeat: () => void = () => {},
  ) {
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  /** Send a decision; it is answered once it is on the server's disk. */
  send(hail: Omit<Hail, 'id'>): Promise<Answer | Beat> {
    const id = nextId();
    return new Promise((done, failed) => {
      this.#waiting.set(id, { hail: { ...hail, id }, done, failed });
      this.#write({ ...hail, id });
    });
  }

  /** The server's time now: the freshest message tells best, for none comes before it was sent. */
  get time(): number {
    return performance.now() + this.#ahead;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#watchdog);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `since=${this.seq}&as=${this.eyes}`;
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${this.table}/live?${query}`);
    socket.onmessage = (event) => this.#hear(socket, String(event.data));
    socket.onclose = (event) => this.#lose(socket, event.code);
    this.#socket = socket;
    this.#watch();
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#watch();
    const message = JSON.parse(text) as News | Answer | Beat | Fault;
    if (message.type === 'news') this.#learn(message);
    else if (message.type === 'error') this.#refuse(message);
    else if (message.type === 'answer') this.#settle(message.id, message);
    else this.#hearBeat(message);
  }

  /** News make the stream live; whatever got no answer before the break is sent again under its old id. */
  #learn(news: News): void {
    this.lines = [...this.lines.filter((line) => line.ply < news.ply_from), ...news.lines];
    this.seq = news.seq;
    this.info = news.info;
    if (news.info.clock) this.#setTime(news.info.clock.at);
    this.position = news.position;
    if (this.status !== 'live') for (const one of this.#waiting.values()) this.#write(one.hail);
    this.status = 'live';
    this.problem = null;
    this.#pause = FIRST_PAUSE;
    this.onNews(news);
  }

  #hearBeat(beat: Beat): void {
    this.#setTime(beat.time);
    this.onBeat();
  }

  #setTime(told: number): void {
    this.#ahead = Math.max(this.#ahead, told - performance.now());
  }

  #refuse(fault: Fault): void {
    const problem = {
      code: fault.code,
      message: fault.message,
      clause: fault.clause ?? '',
      arguments: fault.arguments ?? {},
    };
    const waiting = fault.id === null ? undefined : this.#waiting.get(fault.id);
    if (fault.id !== null) this.#waiting.delete(fault.id);
    if (waiting === undefined) this.problem = problem;
    else waiting.failed(new Refused(fault.status, problem));
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.done(answer);
    this.#waiting.delete(id);
  }

  #write(hail: Hail): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(hail));
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
