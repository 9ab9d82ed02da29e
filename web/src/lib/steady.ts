// What lies under the board changes its height with every decision, and the board would tremble with it. So such a part
// keeps the greatest height it had as `--steady`, for style sheets to use as the least.

import type { Attachment } from 'svelte/attachments';

const MOST = 0.36; // of the screen; what is higher is rare, and gives its room back

export const steady: Attachment<HTMLElement> = (element) => {
  let [screen, height] = ['', 0];
  const keep = (found: number) => {
    height = found > MOST * window.innerHeight ? height : Math.max(height, found);
    element.style.setProperty('--steady', `${height}px`);
  };
  const look = () => {
    const now = `${element.offsetWidth} ${window.innerHeight}`;
    if (now !== screen) {
      [screen, height] = [now, 0];
      element.style.removeProperty('--steady');
    }
    keep(element.offsetHeight);
  };
  const seen = new ResizeObserver(look);
  seen.observe(element);
  window.addEventListener('resize', look); // a screen of another height has room for another size
  return () => {
    seen.disconnect();
    window.removeEventListener('resize', look);
  };
};
