// Hexagons on paper: where cells lie, how land and water are drawn by their edges. Geometry alone, no rule of the game.

import type { HellasTable, HellasTile } from '$lib/wire.ts';

export const R = 100; // from the middle of a hexagon to a corner
export const EDGE_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const; // counter-clockwise
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  q: number;
  r: number;
}
/** A free cell beside the map, named as the server names it: by its lowest-numbered neighbour and the edge of that. */
export interface Spot extends Cell {
  name: string; // "3 NE"
}

export const keyOf = ({ q, r }: Cell): string => `${q},${r}`;
export const middle = ({ q, r }: Cell): Point => ({ x: R * Math.sqrt(3) * (q + r / 2), y: R * 1.5 * r });
export const over = ({ q, r }: Cell, edge: number): Cell => ({ q: q + STEPS[edge]![0], r: r + STEPS[edge]![1] });

/** A point at a distance (in R) in the direction of an edge; half numbers are corners. */
export function towards(edge: number, distance: number): Point {
  const angle = (-Math.PI / 3) * edge;
  return { x: R * distance * Math.cos(angle), y: R * distance * Math.sin(angle) };
}

export const HEXAGON = [0, 1, 2, 3, 4, 5]
  .map((k) => towards(k + 0.5, 1))
  .map(({ x, y }) => `${round(x)},${round(y)}`)
  .join(' ');

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The tiles beside a cell, each with the edge of the cell that it lies over. */
export function around(tiles: readonly HellasTile[], cell: Cell): { tile: HellasTile; edge: number }[] {
  const at = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  return STEPS.map((_, edge) => ({ tile: at.get(keyOf(over(cell, edge))), edge })).filter(
    (one): one is { tile: HellasTile; edge: number } => one.tile !== undefined,
  );
}

/** All free cells beside the map. */
export function spots(table: HellasTable): Spot[] {
  const taken = new Set(table.tiles.map(keyOf));
  const found = new Map<string, Spot>();
  for (const tile of table.tiles) {
    for (const [edge, name] of EDGE_NAMES.entries()) {
      const cell = over(tile, edge);
      if (!taken.has(keyOf(cell)) && !found.has(keyOf(cell)))
        found.set(keyOf(cell), { ...cell, name: `${tile.number} ${name}` });
    }
  }
  return [...found.values()];
}

/** A spot by its name, as moves and questions tell it: `3 NE`. */
export function spotAt(table: HellasTable, name: string): Spot {
  const [number, edge] = name.split(' ') as [string, (typeof EDGE_NAMES)[number]];
  return { ...over(table.tiles[Number(number)]!, EDGE_NAMES.indexOf(edge)), name };
}

/** Ships of both sides in the cities that meet a spot over water. */
export function shipsAround(tiles: readonly HellasTile[], cell: Cell, seat: number): [number, number] {
  const wet = around(tiles, cell)
    .filter(({ tile, edge }) => tile.edges[(edge + 3) % 6] === 'W')
    .map(({ tile }) => tile);
  const sum = (own: boolean) =>
    wet
      .filter((tile) => tile.holder !== 0 && (tile.holder === seat) === own)
      .reduce((all, tile) => all + tile.ships, 0);
  return [sum(true), sum(false)];
}

/** A kind of tile ("WWLLLLt") as its edges lie after k turns counter-clockwise. */
export function turnedEdges(kind: string, k: number): string {
  const edges = kind.slice(0, 6);
  return [...edges].map((_, edge) => edges[(edge - k + 6) % 6]).join('');
}

/** Stretches of land along the rim: the first edge and how many. */
function landRuns(edges: string): { first: number; size: number }[] {
  const runs: { first: number; size: number }[] = [];
  for (let k = 0; k < 6; k += 1) {
    if (edges[k] !== 'L' || edges[(k + 5) % 6] === 'L') continue;
    let size = 1;
    while (edges[(k + size) % 6] === 'L') size += 1;
    runs.push({ first: k, size });
  }
  return runs;
}

export interface Harbour extends Point {
  upright: boolean; // ships lie one above the other
}

export interface Drawing {
  land: string[]; // closed shapes
  coast: string[]; // their shores
  city: Point;
  temple: Point;
  harbour: Harbour; // where ships lie
  bridge: [Point, Point] | null;
}

const drawings = new Map<string, Drawing>();

/** Land and water of a tile as it lies. */
export function draw(edges: string): Drawing {
  const known = drawings.get(edges) ?? make(edges);
  drawings.set(edges, known);
  return known;
}

function make(edges: string): Drawing {
  const runs = landRuns(edges);
  const harbour = harbourOf(edges);
  const hill = { x: 0, y: -R * 0.5 };
  if (edges === 'LLLLLL')
    return {
      land: [`M${HEXAGON.replaceAll(' ', 'L')}Z`],
      coast: [],
      city: { x: 0, y: 6 },
      temple: hill,
      harbour,
      bridge: null,
    };
  if (!runs.length) return island(harbour);
  if (runs.length === 1) return shore(runs[0]!, harbour);
  return strait(
    [...runs].sort((one, other) => other.size - one.size),
    harbour,
  );
}

function island(harbour: Harbour): Drawing {
  const rim = [0, 1, 2, 3, 4, 5].map((k) => towards(k, k % 2 ? 0.56 : 0.62));
  const path = `${curve([...rim, rim[0]!], true)}Z`;
  return { land: [path], coast: [path], city: { x: 0, y: -4 }, temple: { x: 0, y: -R * 0.38 }, harbour, bridge: null };
}

/** One stretch of land: it fills the tile up to a band along the water. */
function shore(run: { first: number; size: number }, harbour: Harbour): Drawing {
  const corners = Array.from({ length: run.size + 1 }, (_, k) => towards(run.first + k - 0.5, 1));
  const wet = 6 - run.size;
  const bays = Array.from({ length: wet }, (_, k) =>
    towards(run.first + run.size + k, wet === 1 ? 0.42 : 0.5 + (k % 2) * 0.05),
  );
  const line = [corners.at(-1)!, ...bays, corners[0]!];
  const lean = (run.first * 2 + run.size - 1) / 2;
  const city = towards(lean, run.size > 3 ? 0.1 : 0.14);
  return {
    land: [closed(corners, line)],
    coast: [curve(line)],
    city,
    temple: { x: city.x, y: city.y - R * 0.42 },
    harbour,
    bridge: null,
  };
}

/** Two stretches of land with water between them, joined by a bridge. */
function strait(runs: { first: number; size: number }[], harbour: Harbour): Drawing {
  const shapes = runs.map((run) => {
    const corners = Array.from({ length: run.size + 1 }, (_, k) => towards(run.first + k - 0.5, 1));
    const lean = (run.first * 2 + run.size - 1) / 2;
    const tip = towards(lean, [0, 0.24, 0.2, 0.08][run.size] ?? 0.05);
    return { corners, lean, tip, line: [corners.at(-1)!, tip, corners[0]!], size: run.size };
  });
  const [main, other] = [shapes[0]!, shapes[1]!];
  return {
    land: shapes.map((shape) => closed(shape.corners, shape.line)),
    coast: shapes.map((shape) => curve(shape.line)),
    city: towards(main.lean, 0.5),
    temple: towards(other.lean, 0.62),
    harbour,
    bridge: [main.tip, other.tip],
  };
}

/** Ships lie off the lowest shore, where the name does not stand. */
function harbourOf(edges: string): Harbour {
  const best = [4, 5, 3, 0, 2, 1].find((k) => edges[k] === 'W');
  if (best === undefined) return { x: 0, y: R * 0.66, upright: false };
  const upright = best % 3 === 0;
  return { ...towards(best, upright ? 0.72 : 0.7), upright };
}

function closed(corners: readonly Point[], line: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}${curve(line).replace(/^M[^C]+/, '')}Z`;
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
function curve(points: readonly Point[], round_ = false): string {
  const at = (k: number): Point =>
    round_
      ? points[(k + points.length - 1) % (points.length - 1)]!
      : points[Math.max(0, Math.min(points.length - 1, k))]!;
  let path = `M${round(points[0]!.x)},${round(points[0]!.y)}`;
  for (let k = 0; k + 1 < points.length; k += 1) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const [one, two] = [
      { x: b.x + (c.x - a.x) / 5, y: b.y + (c.y - a.y) / 5 },
      { x: c.x - (d.x - b.x) / 5, y: c.y - (d.y - b.y) / 5 },
    ];
    path += `C${round(one.x)},${round(one.y)} ${round(two.x)},${round(two.y)} ${round(c.x)},${round(c.y)}`;
  }
  return path;
}

/** The frame that holds these cells, with a margin in R. */
export function frameOf(
  cells: readonly Cell[],
  margin = 1.12,
): { x: number; y: number; width: number; height: number } {
  const points = cells.map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - R * margin, Math.min(...ys) - R * (margin + 0.06)];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + R * margin - left,
    height: Math.max(...ys) + R * (margin + 0.06) - top,
  };
}

interface Size {
  width: number;
  height: number;
}
const CORNERS = ['se', 'nw', 'ne', 'sw'] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner of the screen, not the taken one, where a box lies on no cell while the frame is shown whole; or null. On a
    low screen one of the lower two is sought first. */
export function freeCorner(
  cells: readonly Cell[],
  frame: Point & Size,
  screen: Size,
  box: Size,
  taken: Corner | null,
  low = false,
): Corner | null {
  const unit = Math.min(screen.width / frame.width, screen.height / frame.height) || 0;
  const [left, top] = [(screen.width - frame.width * unit) / 2, (screen.height - frame.height * unit) / 2];
  const places = cells
    .map(middle)
    .map(({ x, y }) => ({ x: left + (x - frame.x) * unit, y: top + (y - frame.y) * unit }));
  const isFree = (corner: string) =>
    places.every(({ x, y }) => {
      const across = corner.includes('w') ? x : screen.width - x;
      const down = corner.includes('n') ? y : screen.height - y;
      return across - R * unit * 0.87 >= box.width || down - R * unit >= box.height;
    });
  const corners = low ? (['sw', 'se', 'nw', 'ne'] as const) : CORNERS;
  return corners.find((corner) => corner !== taken && isFree(corner)) ?? null;
}
