// What people at a table say to each other: phrases and emotes by id, worded here. Whom one does not want to hear is
// this browser's matter.

import { recall, remember } from './kept.ts';

export const PHRASES = ['hello', 'luck', 'well-played', 'oops', 'thinking', 'moment', 'thanks', 'good-game'] as const;
/** Emotes with their drawings. */
export const EMOTES: Readonly<Record<string, string>> = {
  joy: 'cheerful',
  surprise: 'surprised',
  doubt: 'think',
  shrug: 'shrug',
  laurel: 'laurel-crown',
  lightning: 'heavy-lightning',
};

const SHOWN = 6_000; // ms that a remark stays
const MOST = 3; // remarks at once

export interface Remark {
  id: number;
  seat: number;
  phrase: string;
}

let last = 0;

export class Talk {
  remarks = $state.raw<readonly Remark[]>([]);
  muted = $state(false);

  constructor(readonly table: string) {
    this.muted = recall(`muted-${table}`, false);
  }

  /** Show what somebody said; what the own side said is always shown. */
  hear(seat: number, phrase: string, isOwn: boolean): boolean {
    if ((this.muted && !isOwn) || !isKnown(phrase)) return false;
    last += 1;
    const id = last;
    this.remarks = [...this.remarks.slice(1 - MOST), { id, seat, phrase }];
    window.setTimeout(() => (this.remarks = this.remarks.filter((one) => one.id !== id)), SHOWN);
    return true;
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(`muted-${this.table}`, muted);
    this.remarks = [];
  }
}

function isKnown(phrase: string): boolean {
  return phrase in EMOTES || (PHRASES as readonly string[]).includes(phrase);
}
