// A result may end in the clause that decides it: "The score marker has reached seven [FO-END-02]". It is shown as a
// sign of its own.

const LAST = / \[([A-Z]{2}-[A-Z0-9-]+)\]$/;

export function splitClause(text: string): { words: string; clause: string } {
  const clause = LAST.exec(text)?.[1] ?? '';
  return { words: text.replace(LAST, ''), clause };
}
