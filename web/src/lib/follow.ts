// Marks drawn over the table follow the things below them.

const EVENTS = ['resize', 'scroll', 'transitionend', 'animationend'] as const;

/** Look now, and again whenever something may have moved, until the answer is called. */
export function follow(look: () => void): () => void {
  let frame = requestAnimationFrame(look);
  const again = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  for (const event of EVENTS) window.addEventListener(event, again, true);
  return () => {
    cancelAnimationFrame(frame);
    for (const event of EVENTS) window.removeEventListener(event, again, true);
  };
}
