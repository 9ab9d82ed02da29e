// What this browser remembers: small settings in localStorage. Where that is closed, nothing is remembered and nothing
// breaks.

const PREFIX = 'kleos-';

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = window.localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    window.localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private windows may refuse
  }
}

export function forget(name: string): void {
  try {
    window.localStorage.removeItem(PREFIX + name);
  } catch {
    // as above
  }
}
