// What was open at earlier decisions. Why an action is closed matters when it has just closed: when it was open the
// last time that this seat had such a choice. Then the table tells the reason unasked; all others stay folded.

export const IDLE: readonly string[] = ['pass', 'end', 'done', 'stop', 'hold', 'decline']; // moves that do nothing

interface Decision {
  seat: number;
  ply: number;
  legal: readonly string[];
}
const KEPT = 60; // decisions; choices of a kind come again long before

const verbOf = (code: string) => code.split(' ')[0]!;
const verbsOf = (legal: readonly string[]) => new Set(legal.map(verbOf).filter((verb) => !IDLE.includes(verb)));

export class Closing {
  #decisions = $state.raw<readonly Decision[]>([]);

  /** Remember what is open now; the same decision counts once. */
  note(seat: number, ply: number, legal: readonly string[]): void {
    const last = this.#decisions.at(-1);
    if (last?.ply !== ply || last.seat !== seat)
      this.#decisions = [...this.#decisions, { seat, ply, legal }].slice(-KEPT);
  }

  /** Whether a closed move was open at this seat's last decision of the same kind: one that shares a verb. */
  isNews(probe: string): boolean {
    const now = this.#decisions.at(-1);
    if (now === undefined) return false;
    const verbs = verbsOf(now.legal);
    const before = this.#decisions
      .slice(0, -1)
      .findLast((one) => one.seat === now.seat && one.legal.some((code) => verbs.has(verbOf(code))));
    if (before === undefined || now.legal.includes(probe)) return false;
    return before.legal.includes(probe) || (!verbs.has(verbOf(probe)) && verbsOf(before.legal).has(verbOf(probe)));
  }
}
