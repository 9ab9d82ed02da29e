// Looking at a card: hover and focus show it beside the table, a press on a card that cannot act opens its sheet or
// says why.

import type { Attachment } from 'svelte/attachments';
import type { Play } from '$lib/play.svelte.ts';
import { toast } from '$lib/toast.svelte.ts';
import type { OlympusTable, OlympusUnit } from '$lib/wire.ts';
import { refusal } from '$lib/words.svelte.ts';

export interface Subject {
  card: string;
  unit: OlympusUnit | null; // as it stands on the board
  own?: boolean; // false = drawn in the rival's colours
}

export class Peek {
  seen = $state.raw<Subject | null>(null); // hovered or focused
  opened = $state.raw<Subject | null>(null); // on its sheet

  #at: Element | null = null;

  constructor(readonly play: Play<OlympusTable>) {}

  /** `{@attach peek.at(subject, probe)}` around a card or slot; `probe` is the move to ask about while it is closed. */
  at(subject: Subject | null, probe: string | null): Attachment<HTMLElement> {
    return (element) => {
      const show = () => {
        this.#at = element;
        this.seen = subject;
      };
      // a card that is taken away loses its focus while it is drawn
      const hide = () => queueMicrotask(() => this.#leave(element));
      if (this.#at === element) queueMicrotask(show); // the same place with other cards
      const press = (event: Event) => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
        if ((event.target as Element | null)?.closest('[data-why]')) return; // the chip of a clause
        if (element.querySelector('[data-codes]') !== null) return; // it acts
        if (probe !== null) void this.explain(probe);
        else if (subject !== null) this.opened = subject;
      };
      const heard = { pointerenter: show, focusin: show, pointerleave: hide, focusout: hide };
      for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
      for (const name of ['click', 'keydown']) element.addEventListener(name, press, true);
      return () => {
        for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
        for (const name of ['click', 'keydown']) element.removeEventListener(name, press, true);
        if (!element.isConnected) hide();
      };
    };
  }

  #leave(element: Element): void {
    if (this.#at !== element) return;
    this.#at = null;
    this.seen = null;
  }

  /** Say why a move is closed, with its clause. */
  async explain(probe: string): Promise<void> {
    try {
      const reason = await this.play.whyNot(probe);
      if (reason !== null) toast(refusal(reason), reason.clause ?? '', 'refused');
    } catch (error) {
      this.play.complain(error);
    }
  }
}
