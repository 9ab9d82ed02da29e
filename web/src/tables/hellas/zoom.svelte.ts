// Zoom and pan of the map: wheel, drag, pinch, buttons, keys. Fitted anew whenever the frame changes.

import type { Attachment } from 'svelte/attachments';
import { FAR } from '$lib/press.ts';

const MOST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, PointerEvent>();
  #start: { x: number; y: number; apart: number; scale: number; left: number; top: number } | null = null;
  #moved = false;

  fit(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Nearer by a factor, about a point of the drawing. */
  by(factor: number, at: { x: number; y: number }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    if (scale === 1) this.fit();
  }

  moving(): Attachment<SVGSVGElement> {
    return (svg) => {
      const down = (event: PointerEvent) => this.#down(event);
      const move = (event: PointerEvent) => this.#move(event, svg);
      const up = (event: PointerEvent) => this.#up(event);
      const click = (event: MouseEvent) => {
        if (this.#moved) event.stopPropagation(); // the end of a drag is no click
        this.#moved = false;
      };
      svg.addEventListener('pointerdown', down);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
      svg.addEventListener('click', click, true);
      return () => {
        svg.removeEventListener('pointerdown', down);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        svg.removeEventListener('click', click, true);
      };
    };
  }

  /** A place on the screen as a point of the drawing. */
  at(svg: SVGSVGElement, place: { clientX: number; clientY: number }): { x: number; y: number } {
    const matrix = svg.getScreenCTM()?.inverse();
    const point = new DOMPoint(place.clientX, place.clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }

  #down(event: PointerEvent): void {
    if (event.button) return;
    if (event.isPrimary) {
      this.#fingers.clear();
      this.#moved = false;
    }
    this.#fingers.set(event.pointerId, event);
    this.#start = null;
  }

  #move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const all = [...this.#fingers.values()];
    const first = all[0]!;
    const place = this.at(svg, event);
    if (all.length === 1) {
      if (!this.#moved && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FAR) return;
      if (this.#start === null) {
        const from = this.at(svg, first);
        this.#start = { x: from.x, y: from.y, apart: 0, scale: this.scale, left: this.x, top: this.y };
      }
      this.#moved = true;
      this.x = this.#start.left + place.x - this.#start.x;
      this.y = this.#start.top + place.y - this.#start.y;
      return;
    }
    const other = all.find((one) => one.pointerId !== event.pointerId)!;
    const apart = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
    const old = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
    this.#moved = true;
    if (old > 0)
      this.by(
        apart / old,
        this.at(svg, { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 }),
      );
    this.#fingers.set(event.pointerId, event);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#start = null;
  }
}
