// Which sum is looked at: its cards are lit on both rows, the others step back.

import type { HectorPlace } from '$lib/wire.ts';

export class Light {
  seat = $state(0); // 0 = no sum is looked at
  colours = $state.raw<readonly string[] | null>(null); // those that count in it; null = all do

  on(seat: number, colours: readonly string[] | null): void {
    this.seat = seat;
    this.colours = colours;
  }

  off(): void {
    this.seat = 0;
  }

  /** Whether a card lies in the sum: what is seen of it there, in a colour that the sum shows. */
  falls(seat: number, place: HectorPlace, hero: string): boolean {
    const colour = place.covered ? hero : (place.card[0] ?? '');
    return seat === this.seat && (this.colours === null || this.colours.includes(colour));
  }
}
