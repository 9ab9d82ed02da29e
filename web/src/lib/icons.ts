// The drawings that are loaded: the interface's own at once, those of a game with its table.

import ui from 'virtual:icons/ui';

const paths = new Map<string, string>(Object.entries(ui));

export function addIcons(set: Record<string, string>): void {
  for (const [name, path] of Object.entries(set)) paths.set(name, path);
}

export function iconPath(name: string): string {
  return paths.get(name) ?? '';
}
