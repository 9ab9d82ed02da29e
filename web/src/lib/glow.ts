// Lit things: a lesson names what it is about, and what on the table stands for that glows. `move CODE` is whatever
// plays that move, `thing ID` a card, place or pile, `part NAME` a part of the table with that `data-part`.

/** The elements that a name means. */
export function meant(root: ParentNode, name: string): Element[] {
  const [kind, what] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
  if (kind === 'part') return [...root.querySelectorAll(`[data-part="${CSS.escape(what)}"]`)];
  if (kind === 'thing') return [...root.querySelectorAll(`[data-thing="${CSS.escape(what)}"]`)];
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-code], [data-codes]')].filter((one) =>
    codesOf(one).includes(what),
  );
}

/** The moves that an element takes part in; a gesture may mean several, one after the other. */
function codesOf(element: HTMLElement | SVGElement): string[] {
  const { code, codes } = element.dataset;
  return [code ?? '', ...(codes ?? '').split('|')].flatMap((one) => [one, ...one.split('>')]);
}

/** `{@attach glowing(names, described)}`: keep what is meant lit, also after the table was drawn anew. */
export function glowing(names: readonly string[], described: string): (root: HTMLElement) => () => void {
  return (root) => {
    const light = () => {
      const lit = new Set(names.flatMap((name) => meant(root, name)));
      for (const one of root.querySelectorAll('[data-glow]')) if (!lit.has(one)) unlight(one);
      for (const one of lit) {
        one.setAttribute('data-glow', '');
        one.setAttribute('aria-describedby', described);
      }
    };
    const watch = new MutationObserver(light);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-code', 'data-codes', 'data-part'] });
    light();
    return () => {
      watch.disconnect();
      for (const one of root.querySelectorAll('[data-glow]')) unlight(one);
    };
  };
}

function unlight(element: Element): void {
  element.removeAttribute('data-glow');
  element.removeAttribute('aria-describedby');
}
