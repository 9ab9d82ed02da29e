// Play: everything a table component needs, and everything it may do. One object per open table; it knows no rule.

import { get, getWords, post, Refused } from './api.ts';
import { Closing, IDLE } from './closing.svelte.ts';
import { Coach } from './coach.svelte.ts';
import { TableStream, type Hearers, type Stream } from './live.svelte.ts';
import { Mirror } from './mirror.svelte.ts';
import { Rematch } from './rematch.ts';
import { Review } from './review.svelte.ts';
import { dropSeed, keepPromises, keptSeed } from './seeds.ts';
import { Selection } from './selection.svelte.ts';
import { settings } from './settings.svelte.ts';
import { play as sound } from './sound.svelte.ts';
import { Stage } from './stage.svelte.ts';
import { Story } from './story.svelte.ts';
import { Talk } from './talk.svelte.ts';
import { toast } from './toast.svelte.ts';
import type {
  LogLine,
  LogSentence,
  Narration,
  PositionInfo,
  Presence,
  Problem,
  Said,
  TableInfo,
  Update,
} from './wire.ts';
import { capital, language, refusal, say } from './words.svelte.ts';

const UNHURRIED = 350; // ms before the only move is played by itself

const NOTHING = 'error-nothing-to-undo';

const UNTOLD = new Story();

export type Seat = 1 | 2;
export type Whereabouts = Presence['seats'][number];

export class Play<Table = unknown> {
  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<unknown>(null); // the set that is played with
  problem = $state.raw<Problem | null>(null); // why nothing can be shown
  closed = $state.raw<{ label: string; problem: Problem } | null>(null); // the closed action that was asked about
  busy = $state(false); // a move is on its way
  shown = $state<Seat | null>(null); // whose cards lie open here; null = the public view
  curtain = $state(false); // two people at one screen: hides everything until the next one is ready
  readonly selection = new Selection((code) => void this.act(code));
  readonly review: Review<Table>;
  readonly stage = new Stage();
  readonly talk: Talk;
  readonly rematch = new Rematch(this);
  readonly closing = new Closing();
  readonly coach = new Coach(this as Play);
  readonly mirror = new Mirror(this as Play);

  #streams = $state.raw<ReadonlyMap<string, Stream>>(new Map());
  #fetched = $state.raw<ReadonlyMap<string, Story>>(new Map()); // what no stream tells
  #revealed = new Set<number>();

  constructor(readonly id: string) {
    this.review = this.makeReview();
    this.talk = new Talk(id);
  }

  protected makeReview(): Review<Table> {
    return new Review<Table>(this.id, () => this.eyes);
  }

  /** Find out who we are at this table, and listen. */
  async begin(): Promise<void> {
    try {
      const [info, components] = await Promise.all([
        get<TableInfo>(`/api/tables/${this.id}`),
        get<unknown>(`/api/tables/${this.id}/components`),
      ]);
      this.components = components;
      this.settle(info);
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
    }
  }

  close(): void {
    for (const stream of this.#streams.values()) stream.close();
  }

  // Who looks.

  /** Whose eyes the table is seen with, as the server calls them. */
  get eyes(): string {
    return this.shown === null ? 'public' : String(this.shown);
  }

  /** The seat at the bottom of the table. */
  get bottom(): Seat {
    return this.review.is ? (this.review.seat ?? this.shown ?? 1) : (this.shown ?? 1);
  }

  get isHotSeat(): boolean {
    return this.info?.yours.length === 2;
  }

  get isWatching(): boolean {
    return this.info?.yours.length === 0;
  }

  /** Whether somebody looks who may neither play nor watch here. */
  get isStranger(): boolean {
    return this.isWatching && this.info?.may_watch === false;
  }

  /** Whether a person sits opposite, at another screen. */
  get hasCompany(): boolean {
    return !this.isWatching && !this.isHotSeat && this.info?.seats[this.rival - 1]?.kind === 'person';
  }

  get isAgainstBot(): boolean {
    return !this.isWatching && !this.isHotSeat && this.info?.seats[this.rival - 1]?.kind === 'bot';
  }

  /** The seat opposite ours. */
  get rival(): Seat {
    return this.shown === 1 ? 2 : 1;
  }

  /** Where whoever sits there is. */
  presence(seat: number): Whereabouts {
    return this.info?.seats[seat - 1]?.presence ?? 'here';
  }

  /** What a seat is called: bots by their level's name. */
  name(seat: number): string {
    const seatInfo = this.info?.seats[seat - 1];
    if (seatInfo === undefined) return '';
    if (seatInfo.kind === 'bot') return say('page-level', { bot: seatInfo.bot ?? '' });
    return seatInfo.name === 'guest' ? say('page-guest', { seat }) : seatInfo.name;
  }

  /** "you" on the own side, else the name. */
  called(seat: number): string {
    return this.isYou(seat) ? say('page-you') : this.name(seat);
  }

  /** Whether a seat is addressed as "you": not by spectators, and not at one screen. */
  isYou(seat: number): boolean {
    return seat === this.shown && !this.isHotSeat;
  }

  // What is seen.

  get stream(): Stream | null {
    return this.#streams.get(this.eyes) ?? null;
  }

  get status(): Stream['status'] {
    return this.stream?.status ?? 'connecting';
  }

  /** The position on the table: the present one, the one that is looked back at, or what a scene makes of one. */
  get position(): PositionInfo | null {
    if (this.review.is) return this.review.position;
    const { held, beat } = this.stage;
    if (held !== null) return { ...held.position, table: beat?.table ?? held.position.table, legal: [] };
    return this.stream?.position ?? null;
  }

  get table(): Table | null {
    return (this.position?.table as Table | undefined) ?? null;
  }

  /** The moves that may be played now; none while another decides and while looking back. */
  get legal(): readonly string[] {
    return this.review.is || this.curtain || this.stage.isPlaying ? [] : (this.stream?.position?.legal ?? []);
  }

  get ply(): number {
    return this.stream?.position?.ply ?? 0;
  }

  get actor(): number | null {
    return this.stream?.position?.actor ?? null;
  }

  get decides(): boolean {
    return this.actor !== null && this.actor === this.shown && !this.stage.isPlaying;
  }

  /** Whether this is a lesson: somebody says beside the table what to try. */
  get isLesson(): boolean {
    return false;
  }

  /** What is said instead of the question; nothing while something is asked. */
  get pause(): string {
    return '';
  }

  /** What says it. */
  get pauseName(): string {
    return say('page-learn');
  }

  /** Whether this is an imported record, not a table. */
  get isRecord(): boolean {
    return false;
  }

  /** Where the words on the cards are told. */
  get facesFile(): string {
    return `/api/tables/${this.id}/faces`;
  }

  /** Where the game file can be had after the end. */
  get recordFile(): string {
    return this.isSealed ? '' : `/api/tables/${this.id}/record?as=full`;
  }

  /** The sides that may be looked with after the end. */
  get views(): readonly string[] {
    return this.isSealed ? [] : ['1', '2'];
  }

  /** Whether this is a daily deal whose day is not over: nobody is shown more than was seen while playing. */
  get isSealed(): boolean {
    return this.info?.daily?.is_sealed ?? false;
  }

  get isOver(): boolean {
    return this.info?.status === 'finished' && !this.stage.isPlaying;
  }

  /** Milliseconds on a seat's clock, by the server's time; 0 without clocks. */
  timeLeft(seat: number): number {
    const [clock, stream] = [this.info?.clock, this.stream];
    if (!clock || stream === null) return 0;
    const used = clock.running === seat ? Math.max(0, stream.time - clock.at) : 0;
    return Math.max(0, (clock.left[seat - 1] ?? 0) - used);
  }

  /** Why nothing can be taken back freely now, as a message id; "" when it is free. */
  get undoReason(): string {
    const undo = this.stream?.position?.undo;
    return undo?.free ? '' : undo?.reason || NOTHING;
  }

  /** Why the turn cannot begin anew, as a message id: not even by the opponent's leave. */
  get resetReason(): string {
    return this.undoing === 'closed' ? this.undoReason : 'page-reset-late';
  }

  /** What a press on *Undo* does now: nothing, asks the opponent, or takes back. */
  get undoing(): 'closed' | 'asks' | 'open' {
    if (this.undoReason === NOTHING || this.info?.daily) return 'closed';
    return this.stream?.position?.undo?.asks ? 'asks' : 'open';
  }

  // In words.

  get story(): Story {
    if (this.stage.held !== null && !this.review.is) return this.stage.held.story;
    return this.#streams.get(this.#lookingEyes)?.story ?? this.#fetched.get(this.#moment) ?? UNTOLD;
  }

  get #lookingEyes(): string {
    return this.review.is ? this.review.eyes : this.eyes;
  }

  /** What words depend on: whose they are, their language, and how far the game has gone. */
  get #moment(): string {
    return `${this.#lookingEyes} ${language()} ${this.ply}`;
  }

  /** The log in sentences, each with its clause. */
  get sentences(): readonly LogSentence[] {
    return this.story.sentences;
  }

  /** What came of what is acted out, in words; nothing before its end. */
  get outcome(): string {
    if (!this.stage.beat?.isEnd) return '';
    const ply = this.stage.scene?.ply;
    const sentences = this.stream?.story.sentences ?? [];
    const results = sentences.filter((one) => one.ply === ply && one.kind === 'result');
    const last = sentences.findLast((one) => one.ply <= (ply ?? 0) && one.kind === 'move');
    const told = results.length || !last ? results : [last];
    return told.map((one) => `${capital(one.text)}.`).join(' ');
  }

  /** A legal move in words; its code until the words have come. */
  word(code: string): string {
    return this.story.options[code] ?? code;
  }

  /** Go on in another language. */
  speak(chosen: string): void {
    for (const stream of this.#streams.values()) stream.speak(chosen);
    void this.tell();
  }

  /** Fetch the words of a side that has no stream here: looked at after the end, or of a record. */
  async tell(): Promise<void> {
    const [eyes, moment] = [this.#lookingEyes, this.#moment];
    if (this.table === null || this.#streams.has(eyes) || this.#fetched.has(moment)) return;
    try {
      const story = new Story();
      story.take(await this.fetchWords(eyes));
      this.#fetched = new Map(this.#fetched).set(moment, story);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the table is shown all the same
    }
  }

  /** The words of a table; records have theirs elsewhere. */
  protected fetchWords(eyes: string): Promise<Narration> {
    return getWords<Narration>(`/api/tables/${this.id}/words`, { as: eyes });
  }

  // What one may do.

  /** Play a move; `pass>play R3` plays one after the other, where a single gesture means both. */
  async act(code: string): Promise<void> {
    const stream = this.stream;
    if (stream === null || this.busy) return;
    this.selection.clear();
    this.busy = true;
    if (stream.status === 'lost') toast(say('page-held'));
    try {
      let ply = this.ply;
      for (const step of code.split('>')) ply = (await stream.send({ type: 'move', ply, code: step })).ply;
      sound('card');
    } catch (error) {
      this.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Why a move is closed now, with its clause, as the update of this very position told; null if it told nothing. */
  reason(code: string): Problem | null {
    return this.decides && !this.review.is ? (this.stream?.story.closed[code] ?? null) : null;
  }

  /** Why a move is refused now, with its clause; null when it is legal. Asks for what the update did not tell. */
  async whyNot(code: string): Promise<Problem | null> {
    const told = this.reason(code);
    if (told !== null) return told;
    const found = await get<Problem>(`/api/tables/${this.id}/why`, { code, seat: this.shown });
    return found.code ? found : null;
  }

  async undo(): Promise<boolean> {
    try {
      await this.stream?.send({ type: 'undo', ply: this.ply });
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** Go back to the start of the turn, as far as the way is free. */
  async resetTurn(): Promise<void> {
    if (this.undoReason) return toast(capital(say(this.resetReason)), '', 'refused');
    while (this.stream?.position?.undo?.free) if (!(await this.undo())) return;
  }

  async answerUndo(accept: boolean): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/undo/answer`, { accept, seat: this.shown });
    } catch (error) {
      this.complain(error);
    }
  }

  async resign(): Promise<void> {
    try {
      await this.stream?.send({ type: 'resign' });
    } catch (error) {
      this.complain(error);
    }
  }

  async claim(take: 'win' | 'bot'): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/claim`, { take, seat: this.shown });
    } catch (error) {
      this.complain(error);
    }
  }

  /** Say a phrase or an emote to whoever is at the table. */
  say(phrase: string): void {
    this.stream?.tell({ type: 'say', phrase });
  }

  /** Show the table after a line; after the last one of a running game that is now. */
  lookAt(ply: number): void {
    if (ply >= this.ply && !this.isOver) this.review.leave();
    else void this.review.look(ply, this.review.as);
  }

  /** The next of two people at one screen is ready. */
  liftCurtain(): void {
    this.curtain = false;
    if (this.actor === 1 || this.actor === 2) this.shown = this.actor;
  }

  complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    sound('refused');
    toast(refusal(error.problem), error.problem.clause ?? '', 'refused');
  }

  // Listening.

  /** Sit where the table says, and listen. */
  protected settle(info: TableInfo): void {
    this.info = info;
    const seats = info.yours.filter((seat): seat is Seat => seat === 1 || seat === 2);
    if (this.shown === null && seats.length) this.shown = seats[0]!;
    if (this.isStranger) return;
    const wanted = seats.length ? seats.map(String) : ['public'];
    if (wanted.every((eyes) => this.#streams.has(eyes))) return;
    for (const stream of this.#streams.values()) stream.close();
    this.#streams = new Map(wanted.map((eyes) => [eyes, this.#listen(eyes)]));
  }

  #listen(eyes: string): Stream {
    return this.connect(eyes, {
      before: (update, isNews) => this.#act(eyes, update, isNews),
      update: (update, fresh) => this.#heard(eyes, update, fresh),
      presence: (told) => this.#meet(told),
      said: (said) => this.#listenTo(eyes, said),
      refused: (error) => this.complain(error),
    });
  }

  /** Where news come from; lessons have theirs elsewhere. */
  protected connect(eyes: string, hearers: Hearers): Stream {
    return new TableStream(this.id, eyes, language(), hearers);
  }

  /** Act out what is new before it is shown; whoever looks back or waits behind a curtain is spared it. */
  #act(eyes: string, update: Update, isNews: boolean): void {
    const scenes = update.words?.scenes ?? [];
    const stream = this.#streams.get(eyes);
    if (eyes !== this.eyes || !scenes.length) return;
    this.stage.last = scenes.at(-1)!;
    if (this.review.is || this.curtain || stream?.position == null || !isNews) return;
    this.stage.play(scenes, { position: stream.position, story: stream.story.copy() });
  }

  /** Somebody came or went between two updates. */
  #meet(told: Presence): void {
    if (this.info === null) return;
    const [one, two] = this.info.seats;
    const seats: TableInfo['seats'] = [
      { ...one, presence: told.seats[0] },
      { ...two, presence: told.seats[1] },
    ];
    this.info = { ...this.info, seats, may_claim: told.may_claim };
  }

  /** Somebody said something; at one screen it is heard once. */
  #listenTo(eyes: string, said: Said): void {
    if (eyes !== this.eyes) return;
    const isOwn = this.isYou(said.seat);
    if (this.talk.hear(said.seat, said.phrase, isOwn) && !isOwn) sound('away');
  }

  #heard(eyes: string, update: Update, fresh: readonly LogLine[]): void {
    const before = this.info;
    this.info = update.info;
    this.#keepFaith(update.info);
    if (this.isHotSeat && update.info.status !== 'finished') this.#turnScreen();
    if (eyes !== this.eyes) return;
    this.selection.clear();
    this.closed = null;
    if (this.actor === this.shown) this.closing.note(this.actor ?? 0, this.ply, this.stream?.position?.legal ?? []);
    if (before !== null) this.rematch.hear(before, update.info);
    const isEnd = before?.status === 'playing' && update.info.status === 'finished';
    const isNews = fresh.some((line) => line.by !== eyes);
    this.stage.afterwards(() => {
      if (isEnd) this.#ended(update.info);
      else if (this.decides && isNews) this.#called();
      if (this.decides) this.#goOnSoon();
    });
  }

  /** Play the only move where it decides nothing. Only against bots: people could tell by the pace. */
  #goOn(): void {
    if (this.busy) return this.#goOnSoon(); // the last move is still on its way
    const [only, ...others] = this.legal;
    const isIdle = only !== undefined && !others.length && IDLE.includes(only);
    if (isIdle && this.decides && this.isAgainstBot) void this.act(only);
  }

  #goOnSoon(): void {
    if (settings().skips) window.setTimeout(() => this.#goOn(), UNHURRIED);
  }

  /** At one screen the cards of the other are shown only after a curtain. */
  #turnScreen(): void {
    const actor = this.#streams.get(this.eyes)?.position?.actor;
    if (actor !== null && actor !== undefined && actor !== this.shown) this.#drawCurtain();
  }

  /** What one of the two looked back at is hidden too. */
  #drawCurtain(): void {
    if (this.review.is) this.review.leave();
    this.curtain = true;
  }

  /** The rival has moved: whoever looked back comes back to decide. */
  #called(): void {
    sound('turn');
    if (this.review.is) this.review.leave();
  }

  #ended(info: TableInfo): void {
    if (this.review.is) this.review.leave();
    sound(info.result?.[0] === this.shown ? 'won' : 'lost');
  }

  /** The own part of a fair deal: note what was promised, and show the own seeds once everybody has promised. */
  #keepFaith(info: TableInfo): void {
    if (info.status !== 'waiting' && info.status !== 'finished') {
      keepPromises(this.id, { server: info.server_commitment, seats: info.seats.map((seat) => seat.commitment) });
    }
    if (info.status === 'finished') for (const seat of info.yours) dropSeed(this.id, seat);
    if (info.status !== 'sealing') return;
    for (const seat of info.yours) if (!info.seats[seat - 1]?.is_ready) void this.#reveal(seat);
  }

  async #reveal(seat: number): Promise<void> {
    const seed = keptSeed(this.id, seat);
    if (seed === null || this.#revealed.has(seat)) return;
    this.#revealed.add(seat);
    try {
      await post(`/api/tables/${this.id}/reveal`, { seed, seat });
    } catch {
      this.#revealed.delete(seat); // tried again with the next news
    }
  }
}
