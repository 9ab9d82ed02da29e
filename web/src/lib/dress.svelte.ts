// Dressing of sentences: a game may turn the names of its cards into badges. Without a dresser text stays text.

export type Piece = string | { colour: string; text: string };
export type Dresser = (text: string) => Piece[];

let dresser = $state.raw<Dresser>((text) => [text]);

export function dressWith(one: Dresser): void {
  dresser = one;
}

export function dressed(text: string): Piece[] {
  return dresser(text);
}
