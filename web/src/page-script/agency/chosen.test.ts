/** Rows that stay chosen over the pages of a list, and what becomes of the choice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChosen } from './chosen.ts';

let kept: Map<string, string>;
const replaceState = vi.fn();
beforeEach(() => {
  replaceState.mockClear();
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const choice = (): string[] => JSON.parse(kept.get('chosen.auftraege') ?? '[]') as string[];

/** A page of the list with these rows to choose, as far as the script reads it. */
function list(
  numbers: readonly string[],
  done?: string,
  { ticked = [] as readonly string[], search = '', not = '', place = 'auftraege' } = {},
) {
  const boxes = numbers.map((value) => ({ name: 'nummer', value, checked: ticked.includes(value), focus: vi.fn() }));
  const all = { checked: false, indeterminate: false, parentElement: { hidden: true }, focus: vi.fn() };
  const none = Object.assign(new EventTarget(), { hidden: true });
  const line = {
    textContent: '',
    dataset: { words: '# ausgewählt', nothing: 'Nichts ausgewählt.', most: 'Mehr nicht.' },
  };
  const parts: Record<string, unknown> = {
    '[data-choose-all]': all,
    '[data-choose-none]': none,
    '[data-chosen-count]': line,
  };
  const form = Object.assign(new EventTarget(), {
    dataset: { chosen: place },
    append: vi.fn(),
    // Its buttons belong to it, too.
    elements: [all, { name: 'auswahl' }, ...boxes],
    querySelector: (selector: string) => parts[selector],
  });
  const page = open(
    {
      'form[data-chosen]': numbers.length > 0 ? form : null,
      '[data-done]': done && { dataset: { done, not } },
    },
    search,
  );
  const change = (target: object): void => {
    page.dispatchEvent(Object.defineProperty(new Event('change'), 'target', { value: target }));
  };
  return {
    form,
    none,
    line,
    all,
    ticked: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
    tick: (value: string, checked = true) => {
      const box = boxes.find((one) => one.value === value);
      if (box) change(Object.assign(box, { checked }));
    },
    tickAnother: () => change({ name: 'anderes', value: 'x', checked: true }),
    tickAll: () => change(Object.assign(all, { checked: true })),
    /** What is sent: the boxes of the page as the browser takes them, then what the script adds. */
    sends: () => {
      const submit = new Event('submit', { cancelable: true });
      if (!form.dispatchEvent(submit)) return null;
      const formData = new FormData();
      for (const { name, value, checked } of boxes) if (checked) formData.append(name, value);
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      return formData.getAll('nummer');
    },
  };
}

function open(found: Record<string, unknown>, search = ''): EventTarget {
  const page = Object.assign(new EventTarget(), { querySelector: (selector: string) => found[selector] ?? null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search, href: `https://hafen.example/de/agentur/auftraege${search}` });
  vi.stubGlobal('history', { state: null, replaceState });
  keepChosen();
  return page;
}
/** A question, whose form names those with which it would be done. */
const ask = (value?: string) =>
  open({ '[data-question]': { querySelector: () => (value === undefined ? null : { value }) } });

test('what is chosen on other pages goes along however often something is sent, and is no field of the form', () => {
  list(['1', '2']).tick('2');
  const second = list(['3']);
  second.tick('3');
  expect([second.line.textContent, second.sends(), second.sends()]).toEqual(['2 ausgewählt', ['3', '2'], ['3', '2']]);
  expect(second.form.append).not.toHaveBeenCalled();
  expect(list(['1', '2']).ticked()).toEqual(['2']);
});

test('the choice is cleared by a button that stands there while there is one', () => {
  const page = list(['1', '2']);
  expect(page.none.hidden).toBe(true);
  page.tickAll();
  expect([page.none.hidden, page.ticked()]).toEqual([false, ['1', '2']]);
  page.none.dispatchEvent(new Event('click'));
  expect([page.none.hidden, page.ticked(), page.line.textContent, choice()]).toEqual([true, [], '', []]);
  expect(page.all.focus).toHaveBeenCalledOnce();
});

test('where nothing is chosen nothing is sent, and that is said', () => {
  const page = list(['1']);
  expect([page.sends(), page.line.textContent]).toEqual([null, 'Nichts ausgewählt.']);
  page.tick('1');
  expect([page.line.textContent, page.sends()]).toEqual(['1 ausgewählt', ['1']]);
});

test('only what was done is chosen no more: not what a question leaves as it is, not what was chosen since', () => {
  list(['1', '2', '3']).tickAll();
  ask('1,2');
  list(['1', '2', '3']);
  expect(choice()).toEqual(['1', '2', '3']);
  ask('1,2');
  const rest = list(['3', '4'], 'auftraege');
  expect([choice(), rest.ticked()]).toEqual([['3'], ['3']]);
  rest.tick('4');
  list(['3', '4'], 'auftraege');
  expect(choice()).toEqual(['3', '4']);
  ask('4');
  list(['3'], 'auftraege');
  expect(choice()).toEqual(['3']);
});

test('what could not be done, and what the question told apart, stay chosen', () => {
  list(['1', '2', '3', '4']).tickAll();
  // 4 is one with which it cannot be done.
  ask('1,2,3');
  expect(list(['1', '2', '3', '4'], 'auftraege', { not: '2,3' }).ticked()).toEqual(['2', '3', '4']);
  ask();
  list(['1', '2', '3', '4'], 'auftraege');
  expect(choice()).toEqual(['2', '3', '4']);
});

test('each list has a choice of its own, and another box of the page is none', () => {
  const leads = list(['1', '2'], undefined, { place: 'leads' });
  leads.tick('1');
  leads.tickAnother();
  expect([kept.get('chosen.leads'), leads.line.textContent, choice()]).toEqual(['["1"]', '1 ausgewählt', []]);
  expect(list(['1', '2']).ticked()).toEqual([]);
});

test('what was done is chosen no more, also where the list has nothing left to choose', () => {
  list(['1']).tick('1');
  ask('1');
  list([], 'auftraege');
  expect(choice()).toEqual([]);
});

test('more than 200 are not chosen, and a box does not look as if', () => {
  const page = list(Array.from({ length: 201 }, (_, at) => String(at)));
  page.tickAll();
  expect([choice().length, page.ticked().length, page.line.textContent]).toEqual([
    200,
    200,
    '200 ausgewählt. Mehr nicht.',
  ]);
});

test('a box that was ticked before the script ran is chosen', () => {
  expect([list(['1', '2'], undefined, { ticked: ['2'] }).ticked(), choice()]).toEqual([['2'], ['2']]);
});

test('what was done is said in the address once, so that whoever comes back to it has done nothing since', () => {
  ask('1');
  list([], 'auftraege', { search: '?status=Bestaetigt&gesagt=1&nicht=2' });
  expect(replaceState.mock.lastCall?.at(-1).href).toBe('https://hafen.example/de/agentur/auftraege?status=Bestaetigt');
  list(['1']);
  expect(replaceState).toHaveBeenCalledOnce();
});
