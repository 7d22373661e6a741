/** Filters kept under a name: what the page says is the filter, wherever in the list somebody is. */
import { afterEach, expect, test, vi } from 'vitest';
import { offerSavedFilters } from './saved-filters.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is the filter that the page names, and it is known again on every page of the list', () => {
  const kept = new Map<string, string>();
  const made = () => Object.assign(new EventTarget(), { attributes: {} as Record<string, string> });
  const element = () => {
    const one = made();
    const parts: unknown[] = [];
    return Object.assign(one, {
      parts,
      append: (...more: unknown[]) => parts.push(...more),
      setAttribute: (name: string, value: string) => Object.assign(one.attributes, { [name]: value }),
    });
  };
  const items: ReturnType<typeof element>[] = [];
  const list = { hidden: true, replaceChildren: (...all: typeof items) => items.splice(0, items.length, ...all) };
  const input = { value: ' Bestätigte ' };
  const form = Object.assign(new EventTarget(), { querySelector: () => input });
  const place = {
    hidden: true,
    dataset: { savedFilters: 'auftraege', filter: '?status=Bestaetigt', remove: 'Filter # entfernen' },
    querySelector: (selector: string) => ({ ul: list, form })[selector],
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/de/agentur/auftraege', search: '?status=Bestaetigt&nach=x&gesagt=1' });
  vi.stubGlobal('document', { querySelector: () => place, createElement: element });
  offerSavedFilters();
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(JSON.parse(kept.get('filters.auftraege') ?? '')).toEqual([
    { name: 'Bestätigte', search: '?status=Bestaetigt' },
  ]);
  expect(items).toHaveLength(1);
  expect(items[0]?.parts[0]).toMatchObject({
    href: '/de/agentur/auftraege?status=Bestaetigt',
    textContent: 'Bestätigte',
    attributes: { 'aria-current': 'true' },
  });
  expect([place.hidden, input.value]).toEqual([false, '']);
});
