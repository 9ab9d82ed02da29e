// The card workshop: a set that is being made, kept in this browser. What fits where is told by the server: every
// choice of a menu carries the card that it makes.

import { post, Refused } from './api.ts';
import { asJson, type Card, type CardSet, type Row } from './card-set.ts';
import { recall, remember } from './kept.ts';
import type { Face, Menu, SetCheck, SharedSet } from './wire.ts';
import { language, say } from './words.svelte.ts';

const MOST_UNDO = 100;
const PAUSE = 150; // ms after the last change until the server is asked

interface Moment {
  set: CardSet;
  chosen: number;
}

/** A choice of a menu that was made before the server had answered the last change. */
interface Pick {
  field: string;
  value: string;
  effect: number;
}

/** What a menu's value is called in the page. */
export const keyOf = (value: unknown): string => String(value ?? '');

/** A card to begin with. */
function fresh(number: number): Card {
  const effects = [{ when: 'play', must: false, do: 'draw', n: 1 }];
  return { name: say('page-shop-fresh', { number }), type: 'hero', home: 'R', cost: 'R', A: 2, D: 2, effects };
}

function begin(): Moment {
  const set: CardSet = { set: say('page-shop-first-set'), extends: 'default', cards: [fresh(1)] };
  return { set, chosen: 0 };
}

export class Workshop {
  #now = $state.raw<Moment>(recall<Moment | null>('workshop', null) ?? begin());
  #past = $state.raw<readonly Moment[]>([]);
  #seen = $state.raw<SetCheck | null>(null);
  busy = $state(true);
  trouble = $state('');
  #asked = 0;
  #timer = 0;
  #picks: Pick[] = [];

  /** To be made while the page is set up; asks anew in every language. */
  constructor() {
    $effect(() => {
      void language();
      void this.#now;
      this.#ask();
    });
  }

  get set(): CardSet {
    return this.#now.set;
  }

  get chosen(): number {
    return this.#now.chosen;
  }

  get card(): Card | undefined {
    return this.set.cards[this.chosen];
  }

  /** What the server said last; of the set as it is only while nothing is under way. */
  get seen(): SetCheck | null {
    return this.#seen;
  }

  get face(): Face | null {
    return this.#seen?.card?.face ?? null;
  }

  get isGood(): boolean {
    return !this.busy && this.#seen !== null && this.#seen.problem === null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Change the set; it can be undone. */
  change(set: CardSet, chosen = this.chosen): void {
    this.#past = [...this.#past.slice(1 - MOST_UNDO), this.#now];
    this.#put({ set, chosen: Math.min(chosen, Math.max(0, set.cards.length - 1)) });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#picks = [];
    this.#put(last);
  }

  choose(chosen: number): void {
    this.#picks = [];
    this.#put({ ...this.#now, chosen });
  }

  /** Change fields of the chosen card; those that become nothing are left out. */
  edit(fields: Partial<Card>): void {
    if (this.card === undefined) return;
    const whole = Object.entries({ ...this.card, ...fields }).filter(([, value]) => value !== undefined);
    this.#replace(Object.fromEntries(whole) as Card);
  }

  /** Take a choice of a menu: it waits for the menus of the card as it is now, so that no other change is lost. */
  pick(field: string, value: unknown, effect = -1): void {
    this.#picks.push({ field, value: keyOf(value), effect });
    if (!this.busy) this.#takePicks();
  }

  addEffect(row: Row): void {
    this.edit({ effects: [...this.card!.effects, row] });
  }

  dropEffect(at: number): void {
    this.#picks = [];
    this.edit({ effects: this.card!.effects.filter((_, k) => k !== at) });
  }

  add(): void {
    let number = 1;
    while (this.set.cards.some((one) => one.name === say('page-shop-fresh', { number }))) number += 1;
    this.change({ ...this.set, cards: [...this.set.cards, fresh(number)] }, this.set.cards.length);
  }

  copy(): void {
    if (this.card === undefined) return;
    let number = 2;
    while (this.set.cards.some((one) => one.name === `${this.card!.name} ${number}`)) number += 1;
    const twin = { ...this.card, name: `${this.card.name} ${number}` };
    delete twin.replaces;
    this.change({ ...this.set, cards: [...this.set.cards, twin] }, this.set.cards.length);
  }

  drop(): void {
    this.change({ ...this.set, cards: this.set.cards.filter((_, k) => k !== this.chosen) });
  }

  /** The menu of a field of the chosen card, or of one of its effects. */
  menu(field: string, effect = -1): Menu | undefined {
    const menus = this.#seen?.card?.menus;
    return (effect < 0 ? menus?.fields : menus?.effects[effect])?.find((one) => one.field === field);
  }

  /** Take up the set in the text of a file. */
  async read(text: string): Promise<void> {
    this.take(await post<SharedSet>('/api/workshop/read', { text }));
  }

  take(shared: SharedSet): void {
    this.change(shared.components as unknown as CardSet, 0);
  }

  /** Hand the set on; answers with its link. */
  async share(): Promise<string> {
    const { hash } = await post<SharedSet>('/api/workshop/sets', { text: asJson(this.set) });
    return `${window.location.origin}/workshop/${hash}`;
  }

  #replace(card: Row): void {
    this.change({ ...this.set, cards: this.set.cards.map((one, k) => (k === this.chosen ? (card as Card) : one)) });
  }

  #takePicks(): void {
    while (!this.busy && this.#picks.length > 0) {
      const { field, value, effect } = this.#picks.shift()!;
      const row = this.menu(field, effect)?.options.find((one) => keyOf(one.value) === value)?.row;
      if (row === undefined) continue;
      if (effect < 0) this.#replace(row);
      else this.edit({ effects: this.card!.effects.map((one, k) => (k === effect ? row : one)) });
    }
  }

  #put(moment: Moment): void {
    this.#now = moment;
    this.busy = true;
    remember('workshop', moment);
  }

  #ask(): void {
    window.clearTimeout(this.#timer);
    this.busy = true;
    const pause = this.#asked && this.#picks.length === 0 ? PAUSE : 0;
    this.#timer = window.setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const body = { text: asJson(this.set), card: this.chosen };
    try {
      const seen = await post<SetCheck>(`/api/workshop/check?lang=${language()}`, body);
      if (turn !== this.#asked) return;
      this.#seen = seen;
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (turn !== this.#asked) return;
      this.#seen = null;
      this.trouble = say(error.problem.code, error.problem.arguments ?? null);
    }
    this.busy = false;
    this.#takePicks();
  }
}
