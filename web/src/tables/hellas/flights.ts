// Pieces that fly: after every move those that went from one place to another are seen on their way. Places are found
// on the page by their marks: supplies and cities.

import { ms } from '$lib/motion.ts';
import type { HellasTable } from '$lib/wire.ts';
import type { Piece } from './look.ts';

interface Change {
  place: string; // selector
  by: number;
}
const MOST = 6; // seen at once

/** What changed for one side and piece: supplies first, then cities. */
function changes(before: HellasTable, now: HellasTable, seat: number, piece: Piece): Change[] {
  const [old, next] = [before.sides[seat - 1]!, now.sides[seat - 1]!];
  const kept = piece === 'greek' ? next.greeks - old.greeks : next.ships - old.ships;
  const found: Change[] = [{ place: `[data-supply="${seat}:${piece}"]`, by: kept }];
  for (const tile of now.tiles) {
    const was = before.tiles[tile.number];
    const count = (one: typeof was) =>
      one !== undefined && one.holder === seat ? (piece === 'greek' ? one.greeks : one.ships) : 0;
    found.push({ place: `[data-city="${tile.number}"]`, by: count(tile) - count(was) });
  }
  return found.filter((change) => change.by !== 0);
}

/** Let everything fly that moved between two tables. */
export function fly(
  before: HellasTable,
  now: HellasTable,
  figure: (seat: number, piece: Piece) => Element | null,
): void {
  if (ms(1) === 0 || now.tiles.length < before.tiles.length) return;
  for (const seat of [1, 2]) {
    for (const piece of ['greek', 'ship'] as const) {
      const all = changes(before, now, seat, piece);
      const [gone, come] = [all.filter(({ by }) => by < 0), all.filter(({ by }) => by > 0)];
      const from = gone.flatMap(({ place, by }) => Array.from({ length: -by }, () => place));
      const to = come.flatMap(({ place, by }) => Array.from({ length: by }, () => place));
      const seen = Math.min(from.length, to.length, MOST);
      for (let k = 0; k < seen; k += 1) flyOne(from[k]!, to[k]!, figure(seat, piece), k);
    }
  }
}

function flyOne(from: string, to: string, figure: Element | null, nth: number): void {
  const [start, end] = [centre(from), centre(to)];
  if (start === null || end === null || figure === null) return;
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${start.x - 14}px`,
    top: `${start.y - 14}px`,
    width: '28px',
    height: '28px',
    pointerEvents: 'none',
    zIndex: '40',
  });
  ghost.append(figure.cloneNode(true));
  document.body.append(ghost);
  const flight = ghost.animate(
    [{ transform: 'none' }, { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px)` }],
    { duration: ms(420), delay: nth * ms(60), easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
  );
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}

function centre(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
