// Where the terms of a table are on the screen. Some lie inside things that act, and some are drawn where no pointer
// reaches, so they are found by their place.

export interface Place {
  at: Element;
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

// What may lie over the table: a term is not seen through it.
const OVER = 'dialog:not([data-asking]), aside, .side, .hints, .more, [role="tooltip"]';
const ACTS = 'button, a, input, select, label, summary, [role="button"], [data-thing]';
const LEAST = 6; // px; what is smaller is for ears alone
const LIGHTS = '[data-sum], [data-forecast]'; // buttons that only light something

/** The terms that are drawn in the window, in the order of the page, whatever lies over them. */
export function drawnTerms(root: ParentNode): Place[] {
  return [...root.querySelectorAll('[data-term]')].map(placeOf).filter(isDrawn);
}

/** Those that can be seen now. */
export function seenTerms(root: ParentNode): Place[] {
  return drawnTerms(root).filter((place) => !isCovered(place.at, ...middleOf(place)));
}

function placeOf(at: Element): Place {
  const { left, top, width, height } = at.getBoundingClientRect();
  return { at, name: (at as HTMLElement | SVGElement).dataset['term'] ?? '', left, top, width, height };
}

const middleOf = (place: Place): [number, number] => [place.left + place.width / 2, place.top + place.height / 2];

function isDrawn(place: Place): boolean {
  const [x, y] = middleOf(place);
  if (place.width < LEAST || place.height < LEAST || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
    return false;
  return place.at.checkVisibility() && !place.at.closest('[inert]');
}

function isCovered(at: Element, x: number, y: number): boolean {
  const over = document.elementFromPoint(x, y)?.closest(OVER) ?? null;
  return over !== null && !over.contains(at);
}

/** Each term once: where it is seen first, in words if it can be. */
export function firstOfEach(places: readonly Place[]): Place[] {
  const found = new Map<string, Place>();
  for (const place of places) {
    const known = found.get(place.name);
    if (known === undefined || rank(place) < rank(known)) found.set(place.name, place);
  }
  return [...found.values()];
}

const LOOKS = ['word', 'sign', 'drawing'] as const;
const rank = (place: Place) => LOOKS.indexOf(lookOf(place.at));

/** The smallest term at a point, or the nearest within a finger's reach. */
export function termAt(places: readonly Place[], x: number, y: number, reach = 0): Place | null {
  const near = places
    .map((place) => ({ place, away: distance(place, x, y) }))
    .filter(({ place, away }) => away <= reach && !isCovered(place.at, x, y))
    .sort((one, other) => one.away - other.away || size(one.place) - size(other.place));
  return near[0]?.place ?? null;
}

function distance({ left, top, width, height }: Place, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

const size = ({ width, height }: Place) => width * height;

/** Whether a press there does something else. */
export function acts(at: Element): boolean {
  const control = at.closest(ACTS);
  return control !== null && !control.matches(LIGHTS);
}

/** How a term can be marked without moving anything: a word by its line, a sign by its rim, a drawing by a glow. */
export function lookOf(at: Element): (typeof LOOKS)[number] {
  const isWord = [...at.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim());
  if (isWord) return 'word';
  return at instanceof SVGElement ? 'drawing' : 'sign';
}
