/**
 * Filters that are used again and again, kept in this browser under a name: of each list its own, at most ten. They are links, so
 * that a keyboard and whoever listens finds them like any other.
 */
interface Saved {
  name: string;
  search: string;
}

const max = 10;

export function offerSavedFilters(): void {
  const place = document.querySelector<HTMLElement>('[data-saved-filters]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  // There where the list is filtered by something.
  const form = place.querySelector('form');
  const { savedFilters = '', filter = '', remove = '' } = place.dataset;
  const key = `filters.${savedFilters}`;
  const read = (): Saved[] => JSON.parse(localStorage.getItem(key) ?? '[]') as Saved[];
  const write = (saved: readonly Saved[]): void => {
    localStorage.setItem(key, JSON.stringify(saved.slice(-max)));
    draw();
  };
  const draw = (): void => {
    const saved = read();
    list.replaceChildren(...saved.map((one) => itemOf(one)));
    list.hidden = saved.length === 0;
    place.hidden = list.hidden && !form;
  };
  const itemOf = ({ name, search }: Saved): HTMLElement => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: location.pathname + search, textContent: name });
    if (search === filter) link.setAttribute('aria-current', 'true');
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
    button.setAttribute('aria-label', remove.replace('#', name));
    button.addEventListener('click', () => {
      write(read().filter((one) => one.name !== name));
      // What was pressed is gone: whoever works by keyboard goes on with what is left.
      (place.querySelector<HTMLElement>('a, input') ?? document.getElementById('filter-text'))?.focus();
    });
    item.append(link, button);
    return item;
  };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = form.querySelector('input');
    const name = field?.value.trim() ?? '';
    if (!field || name === '') return;
    write([...read().filter((one) => one.name !== name), { name, search: filter }]);
    field.value = '';
  });
  draw();
}
