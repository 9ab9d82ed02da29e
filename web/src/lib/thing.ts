// Makes an element act: click or Enter chooses and plays, a drag lets one thing fall on another. Works on HTML and SVG
// alike.

import type { Attachment } from 'svelte/attachments';
import { FAR } from './press.ts';
import type { Selection, Thing } from './selection.svelte.ts';

const things = new WeakMap<Element, Thing>();

/**
 * `{@attach acting(play.selection, { id, codes })}`: also writes `data-thing` and `data-codes`, by which tests find
 * their way.
 */
export function acting(selection: Selection, thing: Thing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    things.set(element, thing);
    element.dataset['thing'] = thing.id;
    if (thing.codes.length) element.dataset['codes'] = thing.codes.join('|');
    else delete element.dataset['codes'];
    const drag = new Drag(selection, thing, element);
    const click = (event: MouseEvent) => {
      if (!drag.swallow()) selection.pick(thing);
      event.stopPropagation();
    };
    const twice = (event: Event) => {
      if (thing.main !== undefined && thing.codes.includes(thing.main)) selection.press(thing.main);
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.key === 'Enter') selection.enter(thing);
      else selection.pick(thing);
    };
    element.addEventListener('click', click as EventListener);
    element.addEventListener('dblclick', twice);
    element.addEventListener('keydown', key as EventListener);
    element.addEventListener('pointerdown', drag.down as EventListener);
    return () => {
      element.removeEventListener('click', click as EventListener);
      element.removeEventListener('dblclick', twice);
      element.removeEventListener('keydown', key as EventListener);
      element.removeEventListener('pointerdown', drag.down as EventListener);
      drag.end();
    };
  };
}

/**
 * One drag: a ghost of the thing follows the pointer; where it falls on a target that shares one move, that is played.
 */
class Drag {
  #start: PointerEvent | null = null;
  #ghost: HTMLElement | null = null;
  #dragged = false;

  constructor(
    readonly selection: Selection,
    readonly thing: Thing,
    readonly element: HTMLElement | SVGElement,
  ) {}

  /** A click that ends a drag is none. */
  swallow(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }

  down = (event: PointerEvent) => {
    this.#dragged = false;
    if (event.button || !this.thing.codes.length || event.pointerType === 'touch') return;
    this.#start = event;
    window.addEventListener('pointermove', this.move);
    window.addEventListener('pointerup', this.up);
    window.addEventListener('pointercancel', this.cancel);
  };

  move = (event: PointerEvent) => {
    if (this.#start === null) return;
    const [x, y] = [event.clientX - this.#start.clientX, event.clientY - this.#start.clientY];
    if (this.#ghost === null && Math.hypot(x, y) < FAR) return;
    if (this.#ghost === null) this.#lift();
    this.#ghost!.style.transform = `translate(${x}px, ${y}px)`;
  };

  up = (event: PointerEvent) => {
    const below = this.#ghost === null ? null : document.elementFromPoint(event.clientX, event.clientY);
    const target = below?.closest('[data-thing]');
    const found = target ? things.get(target) : undefined;
    if (this.#ghost !== null && found !== undefined && found.id !== this.thing.id) this.selection.drop(found);
    if (this.#ghost !== null) this.selection.clear();
    this.end();
  };

  cancel = () => {
    if (this.#ghost !== null) this.selection.clear();
    this.end();
  };

  end(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#start = null;
    window.removeEventListener('pointermove', this.move);
    window.removeEventListener('pointerup', this.up);
    window.removeEventListener('pointercancel', this.cancel);
  }

  #lift(): void {
    this.#dragged = true;
    const box = this.element.getBoundingClientRect();
    const ghost = this.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-thing');
    ghost.removeAttribute('data-codes');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '50',
      opacity: '0.92',
    });
    document.body.append(ghost);
    this.#ghost = ghost;
    this.selection.chosen = [this.thing];
    this.selection.dragged = this.thing.id;
  }
}
