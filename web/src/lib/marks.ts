// Marks of a review: their signs, and how points are written.

export const SIGNS: Readonly<Record<string, string>> = {
  slip: '?!',
  mistake: '?',
  blunder: '??',
  only: '!',
  unlucky: '=',
};

export function isGood(mark: string): boolean {
  return mark === 'only';
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
