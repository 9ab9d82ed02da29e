// The review of a game that is over: asked for, waited for, and walked through, with a moment tried again.

import { get, getWords, post, Refused } from './api.ts';
import type { Play } from './play.svelte.ts';
import type { AttemptText, Moment, PartText, Point, Problem, ReviewInfo } from './wire.ts';
import { language } from './words.svelte.ts';

export const DRILL = 'drill'; // the mark of a decision that is tried without having been marked
const PAUSE = 900; // ms between two questions how far it is

/** A try at a bad moment, in its order. */
export type Tried = AttemptText & { number: number };

export class Insight {
  info = $state.raw<ReviewInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  seat = $state<1 | 2>(1);
  trying = $state.raw<Moment | null>(null); // the moment that is played again
  tries = $state.raw<readonly Tried[]>([]);
  answered = $state(false); // the answer was asked for
  #drill: number | null = null; // the decision that is to be tried at once
  #timer = 0;
  #closed = false;

  constructor(readonly play: Play) {}

  get isReady(): boolean {
    return this.info?.status === 'done' && this.info.review !== null && this.info.words !== null;
  }

  get isWaiting(): boolean {
    return this.info?.status === 'waiting' || this.info?.status === 'running';
  }

  get moments(): readonly Moment[] {
    return this.info?.words?.moments ?? [];
  }

  get parts(): readonly PartText[] {
    return this.info?.words?.parts ?? [];
  }

  get points(): readonly Point[] {
    return this.info?.review?.points ?? [];
  }

  get last(): number {
    return this.info?.review?.lines ?? 0;
  }

  /** The line that is looked at. */
  get ply(): number {
    return this.play.review.ply ?? this.last;
  }

  get moment(): Moment | null {
    return this.trying ?? this.moments.find((one) => one.ply === this.ply) ?? null;
  }

  /** The chances at a line; where it was taken back, those before it. */
  at(ply: number): { known: number; truth: number } {
    const found = this.points.findLast((one) => one.ply <= ply) ?? this.points[0];
    if (found === undefined) return { known: 50, truth: 50 };
    const truth = this.seat === 1 ? found.truth : 1 - found.truth;
    return { known: Math.round(100 * found.known[this.seat - 1]!), truth: Math.round(100 * truth) };
  }

  partAt(ply: number): PartText | undefined {
    return this.parts.findLast((one) => one.first <= ply);
  }

  // Asking and waiting.

  /** Look whether it is there; where nobody has asked for it, ask. */
  async begin(seat: 1 | 2, drill: number | null = null): Promise<void> {
    this.seat = seat;
    this.#drill = drill;
    await this.#guarded(async () => {
      await this.#look();
      if (this.info?.status === 'none') await this.ask();
    });
  }

  async ask(): Promise<void> {
    await this.#guarded(async () => {
      this.info = await post<ReviewInfo>(`/api/tables/${this.play.id}/review`, {});
      await this.#look();
    });
  }

  async stop(): Promise<void> {
    await this.#guarded(async () => {
      this.info = await post<ReviewInfo>(`/api/tables/${this.play.id}/review/cancel`, {});
    });
  }

  /** The same with another side's eyes, or in another language. */
  async tell(seat: 1 | 2): Promise<void> {
    this.seat = seat;
    if (this.isReady) await this.#guarded(() => this.#look());
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    window.clearTimeout(this.#timer);
    const [seat, spoken] = [this.seat, language()];
    const drill = this.#drill ?? (this.trying?.mark === DRILL ? this.trying.ply : null);
    const wanted = drill === null ? { as: seat } : { as: seat, drill };
    const found = await getWords<ReviewInfo>(`/api/tables/${this.play.id}/review`, wanted);
    if (this.#closed || seat !== this.seat || spoken !== language()) return;
    const moment = found.words?.drill;
    if (moment) await this.#begin(moment); // before anything that it would give away is shown
    this.info = found;
    if (this.isWaiting) this.#timer = window.setTimeout(() => void this.#guarded(() => this.#look()), PAUSE);
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }

  // Walking.

  async go(ply: number): Promise<void> {
    const last = this.trying?.ply ?? this.last; // nothing after the moment is shown while it is tried
    const wanted = Math.max(0, Math.min(last, ply));
    await this.play.review.look(wanted, this.trying ? (String(this.seat) as '1' | '2') : this.play.review.as);
  }

  /** One battle or turn on or back. */
  async turn(step: 1 | -1): Promise<void> {
    const starts = [...this.parts.map((one) => one.first), this.last];
    const next = step > 0 ? starts.find((ply) => ply > this.ply) : starts.findLast((ply) => ply < this.ply);
    await this.go(next ?? (step > 0 ? this.last : 0));
  }

  /** The next mark, or the one before; around at the ends. */
  async mark(step: 1 | -1): Promise<void> {
    const plies = this.moments.map((one) => one.ply);
    if (!plies.length || this.trying) return;
    const next = step > 0 ? plies.find((ply) => ply > this.ply) : plies.findLast((ply) => ply < this.ply);
    await this.go(next ?? (step > 0 ? plies[0]! : plies.at(-1)!));
  }

  // Trying again.

  /** A drill begins; told in another language it goes on. */
  async #begin(moment: Moment): Promise<void> {
    if (this.#drill !== null) await this.tryAgain(moment);
    else this.trying = moment;
    this.#drill = null;
  }

  async tryAgain(moment: Moment): Promise<void> {
    if (!moment.attempts.length) return;
    this.trying = moment;
    this.tries = [];
    this.answered = false;
    await this.go(moment.ply);
  }

  attempt(one: AttemptText): void {
    if (this.tries.some((tried) => tried.code === one.code)) return;
    this.tries = [...this.tries, { ...one, number: this.tries.length + 1 }];
  }

  /** Take the last try back. */
  takeBack(): void {
    this.tries = this.tries.slice(0, -1);
  }

  get isFound(): boolean {
    return this.tries.some((one) => one.is_good);
  }

  async leave(): Promise<void> {
    const moment = this.trying;
    this.trying = null;
    if (moment !== null) await this.go(moment.ply);
  }
}

/** A table that is over is looked at as it was asked for: with the own eyes first. */
export async function ownSeat(id: string): Promise<1 | 2> {
  const info = await get<{ yours: number[] }>(`/api/tables/${id}`);
  return info.yours[0] === 2 ? 2 : 1;
}
