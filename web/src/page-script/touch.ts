/**
 * Waits for the person: the first pointer, key or focus. A focus set by script or autofocus is none, so calls of
 * `focus()` are marked while they run, and what gets the focus while the page is still loading does not count.
 */
export function onFirstTouch(start: () => unknown): void {
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  const { focus } = HTMLElement.prototype;
  let byScript = false;
  HTMLElement.prototype.focus = function (options) {
    byScript = true;
    focus.call(this, options);
    byScript = false;
  };
  const touched = (event: Event): void => {
    if (!event.isTrusted || byScript || isAutofocus(event)) return;
    for (const name of events) removeEventListener(name, touched, true);
    HTMLElement.prototype.focus = focus;
    start();
  };
  for (const name of events) addEventListener(name, touched, { capture: true, passive: true });
}

const isAutofocus = ({ type, target }: Event): boolean =>
  type === 'focusin' && (document.readyState !== 'complete' || (target as Element).hasAttribute?.('autofocus'));
