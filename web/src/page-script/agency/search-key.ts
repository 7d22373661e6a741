/** `/` goes to the field of the area's search: on the page, or by an address that ends with it, where the focus is then. */
const field = 'area-search';
/** Whoever speaks to the browser switches the key off, in this browser alone (WCAG 2.1.4). */
const choice = 'search-key';
const isOff = (): boolean => localStorage.getItem(choice) === 'off';

export function pressForSearch(): void {
  offerSwitch();
  const { search } = document.querySelector<HTMLElement>('[data-area="agency"]')?.dataset ?? {};
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented || isTyped(target as HTMLElement)) return;
    const input = document.querySelector<HTMLInputElement>(`#${field}`);
    if ((!input && !search) || isOff()) return;
    event.preventDefault();
    if (input) input.select();
    else location.assign(`${search}#${field}`);
  });
}

function offerSwitch(): void {
  const label = document.querySelector<HTMLElement>('[data-search-key]');
  const box = label?.querySelector('input');
  if (!label || !box) return;
  box.checked = !isOff();
  box.addEventListener('change', () => localStorage.setItem(choice, box.checked ? 'on' : 'off'));
  label.hidden = false;
}

const isTyped = (element: HTMLElement): boolean =>
  element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
