// Which of the legal turns the tile on the map shows now.

export class Turning {
  #at = $state(0);

  constructor(readonly legal: () => readonly string[]) {}

  get codes(): string[] {
    return this.legal().filter((code) => code.startsWith('turn '));
  }

  get code(): string {
    return this.codes[this.#at % Math.max(1, this.codes.length)] ?? '';
  }

  /** In sixths counter-clockwise. */
  get turn(): number {
    return Number(this.code.split(' ')[1] ?? 0);
  }

  step(by: number): void {
    const size = Math.max(1, this.codes.length);
    this.#at = (this.#at + by + size) % size;
  }
}
