// The own games: what became of each, who sat opposite, and the sums of won and lost.

import type { OwnGame } from './wire.ts';

export type State = 'won' | 'lost' | 'drawn' | 'move' | 'waiting' | 'finished' | 'running';
export type Kind = 'bot' | 'person' | 'screen';

/** What a list says of a game. */
export function stateOf(game: OwnGame): State {
  if (game.status === 'finished') return game.outcome ?? 'finished';
  if (game.status === 'waiting') return 'waiting';
  return game.is_your_move ? 'move' : 'running';
}

/** Who sat opposite; at one screen nobody else did. */
export function opponentOf(game: OwnGame): OwnGame['seats'][number] {
  return game.seats[game.yours[0] === 1 ? 1 : 0];
}

export function kindOf(game: OwnGame): Kind {
  if (game.yours.length > 1) return 'screen';
  return opponentOf(game).kind === 'bot' ? 'bot' : 'person';
}

export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

/** A line of the record: a game against bots of one level, or against people. */
export interface Tally {
  game: string;
  bot: string | null; // none = people
  sides: [Score, Score]; // by seat
}

const none = (): Score => ({ won: 0, lost: 0, drawn: 0 });

/** Finished games, summed by game, opponent and side. */
export function recordOf(games: readonly OwnGame[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    if (game.outcome === null) continue;
    const { kind, bot } = opponentOf(game);
    const against = kind === 'bot' ? bot : null;
    const key = `${game.game} ${against}`;
    const line = found.get(key) ?? { game: game.game, bot: against, sides: [none(), none()] };
    line.sides[game.yours[0] === 1 ? 0 : 1][game.outcome] += 1;
    found.set(key, line);
  }
  return [...found.values()];
}

/** Two scores as one. */
export function sum([one, two]: readonly [Score, Score]): Score {
  return { won: one.won + two.won, lost: one.lost + two.lost, drawn: one.drawn + two.drawn };
}
