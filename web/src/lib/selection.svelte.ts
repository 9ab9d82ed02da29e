// What is chosen on the table. A thing (card, place, pile, button) names the legal moves it takes part in; choosing
// narrows them down until one is left. So no table has to know a rule: everything follows from the server's list.

export interface Thing {
  id: string; // of its own kind on this table: "hand:R3", "place:2"
  codes: readonly string[]; // the legal moves it takes part in
  main?: string | undefined; // the one that a double click means
}

export class Selection {
  chosen = $state.raw<readonly Thing[]>([]);
  dragged = $state<string | null>(null);

  constructor(readonly act: (code: string) => void) {}

  /** The moves that what is chosen still allows; null = nothing is chosen, all are open. */
  get open(): ReadonlySet<string> | null {
    if (!this.chosen.length) return null;
    const [first, ...rest] = this.chosen;
    return new Set(first!.codes.filter((code) => rest.every((thing) => thing.codes.includes(code))));
  }

  has(id: string): boolean {
    return this.chosen.some((thing) => thing.id === id);
  }

  /** Whether a thing can be chosen now: with nothing chosen, whatever has moves; else what shares one. */
  isLive(codes: readonly string[]): boolean {
    const open = this.open;
    return open === null ? codes.length > 0 : codes.some((code) => open.has(code));
  }

  /** Whether a thing is a target of what is chosen. */
  isTarget(thing: Thing): boolean {
    return this.chosen.length > 0 && !this.has(thing.id) && this.isLive(thing.codes);
  }

  /** First click chooses, second acts: on the same thing when one move is left, or on a target. */
  pick(thing: Thing): void {
    const left = this.left(thing);
    if (this.has(thing.id)) this.#finish(thing.codes.length === 1 ? thing.codes : left);
    else if (this.isTarget(thing)) this.#narrow(thing, left);
    else if (thing.codes.length) this.chosen = [thing];
  }

  /** Enter on a thing: act where only one move is left, else choose. */
  enter(thing: Thing): void {
    const left = this.isLive(thing.codes) ? this.left(thing) : thing.codes;
    if (left.length === 1) this.#act(left[0]!);
    else this.pick(thing);
  }

  /** A button that means one move at once. */
  press(code: string): void {
    this.#act(code);
  }

  /** Let a thing fall on another: act if they share exactly one move. */
  drop(thing: Thing): void {
    if (!this.isTarget(thing)) return;
    const left = this.left(thing);
    if (left.length === 1) this.#act(left[0]!);
    else this.chosen = [...this.chosen, thing];
  }

  clear(): void {
    this.chosen = [];
    this.dragged = null;
  }

  /** What is left when this thing is chosen too. */
  left(thing: Thing): readonly string[] {
    const open = this.open;
    return open === null ? thing.codes : thing.codes.filter((code) => open.has(code));
  }

  #narrow(thing: Thing, left: readonly string[]): void {
    if (left.length === 1) this.#act(left[0]!);
    else this.chosen = [...this.chosen, thing];
  }

  #finish(left: readonly string[]): void {
    if (left.length === 1) this.#act(left[0]!);
    else this.clear();
  }

  #act(code: string): void {
    this.clear();
    this.act(code);
  }
}
