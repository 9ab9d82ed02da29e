// The address: a tiny router over the history API. Pages are told by the first part of the path.

export interface Address {
  parts: string[]; // of the path
  query: URLSearchParams;
  hash: string; // without the sign
}

function read(): Address {
  const { pathname, search, hash } = window.location;
  const parts = pathname.split('/').filter(Boolean).map(plain);
  return { parts, query: new URLSearchParams(search), hash: plain(hash.slice(1)) };
}

/** Text of an address; what cannot be decoded stays as it is. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let address = $state.raw(read());

export const here = {
  get parts() {
    return address.parts;
  },
  get query() {
    return address.query;
  },
  get hash() {
    return address.hash;
  },
};

/** Go to a page of ours. */
export function go(path: string): void {
  window.history.pushState(null, '', path);
  address = read();
  const target = address.hash && document.getElementById(address.hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Change the address of this page, so that it can be copied, without a step in the history. */
export function rename(path: string): void {
  window.history.replaceState(null, '', path);
  address = read();
}

/** Follow links within the page; everything else is the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const isFile = url.pathname.startsWith('/api/') || url.pathname.startsWith('/assets/');
  if (url.origin !== window.location.origin || isFile) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

export function listen(): void {
  window.addEventListener('popstate', () => (address = read()));
  window.addEventListener('hashchange', () => (address = read()));
  document.addEventListener('click', follow);
}
