// A press counts where it began: when the table moves under a mouse between press and release, browsers click nothing.
// A tap of a finger is told by browsers in one piece, after its release, and never lost.

export const FAR = 6; // px of movement before a press is a drag

let pressed: { at: PointerEvent; what: Element } | null = null;

/** Listen to all presses from now on. */
export function keepPresses(): void {
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', finish, true);
  window.addEventListener('pointercancel', forget, true);
  window.addEventListener('contextmenu', forget, true);
  window.addEventListener('click', heard, true);
}

function begin(event: PointerEvent): void {
  const what = event.target instanceof Element ? event.target.closest('button, [data-thing]') : null;
  pressed = what !== null && event.pointerType === 'mouse' && !event.button ? { at: event, what } : null;
}

/** Released without a drag: if no click follows, the browser has lost it. */
function finish(event: PointerEvent): void {
  const press = pressed;
  if (press === null || Math.hypot(event.clientX - press.at.clientX, event.clientY - press.at.clientY) >= FAR)
    return forget();
  window.setTimeout(() => {
    if (pressed === press) click(press.what, event);
  });
}

function forget(): void {
  pressed = null;
}

/** A click on what was pressed; one that fell elsewhere is the one that was lost. */
function heard(event: MouseEvent): void {
  if (pressed !== null && event.target instanceof Node && pressed.what.contains(event.target)) pressed = null;
}

function click(what: Element, { clientX, clientY }: PointerEvent): void {
  pressed = null;
  if (!what.isConnected || what.closest('[inert]')) return;
  what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
}
