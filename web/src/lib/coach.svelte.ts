// The coach: a hint in three stages for the open decision. It shows things and moves, and never plays one.

import { post, Refused, withQuery } from './api.ts';
import type { Play } from './play.svelte.ts';
import { toast } from './toast.svelte.ts';
import type { HintLine, HintText } from './wire.ts';
import { language, refusal } from './words.svelte.ts';

export const STAGES = ['look', 'moves', 'play'] as const;
export type HintStage = (typeof STAGES)[number];

export class Coach {
  hint = $state.raw<HintText | null>(null);
  stage = $state<HintStage | null>(null); // null = the drawer is closed
  busy = $state(false); // the coach is thinking
  #asked = $state(''); // the decision that the hint is for, and its language

  constructor(readonly play: Play) {}

  /** Whether the coach may be asked at this table now. */
  get isThere(): boolean {
    const { play } = this;
    return play.info?.hints === true && play.isAgainstBot && !play.isOver && !play.review.is && !play.isRecord;
  }

  get isOpen(): boolean {
    return this.stage !== null && this.isThere && this.#asked === this.#moment && this.play.decides;
  }

  /** The moves that are shown now; none before the second stage. */
  get moves(): readonly HintLine[] {
    return this.isOpen && this.stage !== 'look' ? (this.hint?.moves ?? []) : [];
  }

  /** The things to look at, by their ids. */
  get things(): readonly string[] {
    return this.isOpen && this.stage === 'look' ? (this.hint?.things ?? []) : [];
  }

  get #moment(): string {
    return `${this.play.ply} ${language()}`;
  }

  /** Open the drawer, or go on to the next stage; after the last one it closes. */
  async ask(): Promise<void> {
    if (this.busy || !this.isThere || !this.play.decides) return;
    if (this.isOpen) return this.#goOn();
    const moment = this.#moment;
    this.busy = true;
    try {
      const path = withQuery(`/api/tables/${this.play.id}/hint`, { lang: language() });
      const hint = await post<HintText>(path, { ply: this.play.ply, seat: this.play.shown });
      if (moment !== this.#moment) return; // somebody has played meanwhile
      this.hint = hint;
      this.#asked = moment;
      this.stage = 'look';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(refusal(error.problem), '', 'refused');
    } finally {
      this.busy = false;
    }
  }

  #goOn(): void {
    const next = STAGES[STAGES.indexOf(this.stage ?? 'play') + 1];
    this.stage = next ?? null;
  }

  close(): void {
    this.stage = null;
  }

  /** Choose the card of a move and play nothing; a sheet that covers it folds. False: no such move is shown. */
  lift(number: number, folds = false): boolean {
    const move = this.moves[number - 1];
    if (move && folds) this.stage = 'play';
    const found = move && elementsOf(move)[0];
    if (!found) return false;
    const id = found.dataset['thing'];
    if (id !== undefined) this.play.selection.chosen = [{ id, codes: codesOf(found) }];
    found.focus();
    return true;
  }
}

type Marked = HTMLElement | SVGElement;

/** The legal moves that an element of the table takes part in. */
function codesOf(element: Marked): readonly string[] {
  return (element.dataset['codes'] ?? element.dataset['code'] ?? '').split('|').filter(Boolean);
}

function all(selector: string): Marked[] {
  const found = document.querySelectorAll<Marked>(`:is(.middle, .state) ${selector}`);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

/** The elements of the table that a move names: what it is played with first, then where it goes. */
export function elementsOf(move: HintLine): Marked[] {
  const ways = [move.code, [move.code, ...move.follows.slice(0, 1)].join('>')];
  const isWay = (code: string) => ways.includes(code);
  const taking = all(':is([data-code], [data-codes])').filter((element) => codesOf(element).some(isWay));
  const targets = move.targets.flatMap((id) => all(`[data-thing="${CSS.escape(id)}"]`));
  return [...new Set([...taking, ...targets])];
}

/** The elements of the table with these ids; some things can be looked at and not chosen. */
export function elementsNamed(ids: readonly string[]): Marked[] {
  return ids.flatMap((id) => all(`:is([data-thing="${CSS.escape(id)}"], [data-look-at="${CSS.escape(id)}"])`));
}
