// Short notes that slide in and go: what was refused, what changed.

export interface Note {
  id: number;
  text: string;
  clause: string;
  kind: 'info' | 'refused';
}

let notes = $state<Note[]>([]);
let last = 0;

export function toasts(): readonly Note[] {
  return notes;
}

export function toast(text: string, clause = '', kind: Note['kind'] = 'info'): void {
  last += 1;
  const id = last;
  notes = [...notes.filter((one) => one.text !== text).slice(-2), { id, text, clause, kind }];
  window.setTimeout(() => dismiss(id), 7000);
}

export function dismiss(id: number): void {
  notes = notes.filter((one) => one.id !== id);
}
