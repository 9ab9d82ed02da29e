// Clauses as they stand in the ledgers: Markdown of a plain kind.

/** The words of a clause without marks. */
export function plainText(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\*([^*]+)\*/g, '$1').replace(/`([^`]+)`/g, '$1');
}
