// What lies under the board changes its height with every decision, and the board would tremble with it. So such a part
// keeps the greatest height it had as `--steady`, for style sheets to use as the least.

import type { Attachment } from 'svelte/attachments';

const MOST = 240; // px; what is higher is rare, and gives its room back

export const steady: Attachment<HTMLElement> = (element) => {
  let [width, height] = [0, 0];
  const keep = (found: number) => {
    height = found > MOST ? height : Math.max(height, found);
    element.style.setProperty('--steady', `${height}px`);
  };
  const seen = new ResizeObserver(() => {
    if (element.offsetWidth !== width) {
      [width, height] = [element.offsetWidth, 0];
      element.style.removeProperty('--steady');
    }
    keep(element.offsetHeight);
  });
  seen.observe(element);
  return () => seen.disconnect();
};
