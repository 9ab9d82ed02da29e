// A name that is too wide for its place is drawn narrower, so that it is read whole; far too wide, it takes two lines.

import type { Attachment } from 'svelte/attachments';

const LEAST = 0.66; // of the width; narrower letters are hard to read

/** For an inline block inside the place that it has to fit into. */
export const fit: Attachment<HTMLElement> = (element) => {
  const place = element.parentElement!;
  const look = () => {
    element.style.transform = '';
    element.style.whiteSpace = 'nowrap';
    const style = getComputedStyle(place);
    const room = place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const share = room / element.offsetWidth;
    if (share >= 1 || !room) return;
    if (share < LEAST) element.style.whiteSpace = 'normal';
    else element.style.transform = `scaleX(${share.toFixed(3)})`;
  };
  const seen = new ResizeObserver(look);
  seen.observe(place);
  document.fonts.addEventListener('loadingdone', look); // letters that come late are of another width
  const changed = new MutationObserver(look);
  changed.observe(element, { characterData: true, childList: true, subtree: true });
  return () => {
    seen.disconnect();
    changed.disconnect();
    document.fonts.removeEventListener('loadingdone', look);
  };
};
