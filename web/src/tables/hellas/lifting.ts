// A piece that can be taken up on the map: by click or Enter, then a city; or by dragging it there.

import type { Attachment } from 'svelte/attachments';
import { FAR } from '$lib/press.ts';
import type { Draft } from './draft.svelte.ts';
import type { Piece } from './look.ts';

export function lifting(draft: Draft, piece: Piece, city: number): Attachment<SVGElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let dragged = false;
    const move = (event: PointerEvent) => {
      if (start === null) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragged && Math.hypot(x, y) < FAR) return;
      if (!dragged) draft.held = { piece, from: city };
      dragged = true;
      const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      element.style.transform = `translate(${x / scale}px, ${y / scale}px)`;
      element.style.pointerEvents = 'none';
    };
    const end = () => {
      start = null;
      element.style.transform = '';
      element.style.pointerEvents = '';
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
    };
    const up = (event: PointerEvent) => {
      const below = dragged
        ? document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.closest('[data-city]'))
        : undefined;
      const to = (below?.closest('[data-city]') as SVGElement | null)?.dataset['city'];
      if (dragged && to !== undefined && to !== '0') void draft.put(Number(to));
      else if (dragged) draft.held = null;
      end();
    };
    const down = (event: PointerEvent) => {
      if (event.button) return;
      event.stopPropagation(); // the map does not move along
      dragged = false;
      start = event;
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', end);
    };
    const click = (event: MouseEvent) => {
      event.stopPropagation();
      if (dragged) dragged = false;
      else if (draft.held !== null && (draft.held.piece !== piece || draft.held.from !== city)) void draft.put(city);
      else draft.take(piece, city);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      draft.take(piece, city);
    };
    element.addEventListener('pointerdown', down as EventListener);
    element.addEventListener('click', click as EventListener);
    element.addEventListener('keydown', key as EventListener);
    return () => {
      end();
      element.removeEventListener('pointerdown', down as EventListener);
      element.removeEventListener('click', click as EventListener);
      element.removeEventListener('keydown', key as EventListener);
    };
  };
}
