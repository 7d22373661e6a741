import { expect, test } from 'vitest';
import { flag, integer } from './integer.ts';
import { labels } from './label.ts';
import { listQuery } from './list.ts';
import { decode, toWire } from './wire.ts';

const Query = listQuery(
  { orderedOn: 'Auftragsdatum', status: 'Status' },
  labels({ open: 'Offen', done: 'Fertig' }),
  labels({ late: 'Verspaetet' }),
);
const read = (body: unknown) => {
  const decoded = decode(Query, body);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.value;
};
const none = { status: null, view: null, from: null, to: null, isWaiting: false, text: null };

test('a list without wishes has ten rows in its default order', () => {
  expect(read({})).toEqual({
    orderBy: null,
    descending: false,
    pageSize: 10,
    filter: none,
    after: null,
    before: null,
    fromEnd: false,
  });
});

test('a column is named as on the wire; an unknown one means the default order (V-12)', () => {
  expect(read({ OrderBy: 'Auftragsdatum', Descending: true }).orderBy).toBe('orderedOn');
  expect(read({ OrderBy: 'Kontostand' }).orderBy).toBeNull();
});

test.each([0, 101, 1.5, 'viele'])('a page of %s rows is refused (V-12)', (Pagesize) => {
  expect(decode(Query, { Pagesize })).toEqual({ ok: false, problems: [{ field: 'Pagesize', code: 'invalid' }] });
});

test.each<[string, Partial<ReturnType<typeof read>['filter']>]>([
  ['Status:Fertig;Text:muster', { status: 'done', text: 'muster' }],
  ['von: 01.02.2026 ; BIS:2026-03-01', { from: '2026-02-01', to: '2026-03-01' }],
  ['Wartet:ja', { isWaiting: true }],
  ['Ansicht:Verspaetet;Text:x', { view: 'late', text: 'x' }],
  ['muster', { text: 'muster' }],
  ['https://x.example', { text: 'https://x.example' }],
  ['', {}],
])('the filter %j is understood (C-45)', (Filter, expected) => {
  expect(read({ Filter }).filter).toEqual({ ...none, ...expected });
});

test.each(['Status:Kaputt', 'Ansicht:Kaputt', 'Von:31.02.2026', 'x'.repeat(201)])(
  'the filter %j is refused',
  (Filter) => {
    expect(decode(Query, { Filter }).ok).toBe(false);
  },
);

test('what a screen asks for is what the server reads', () => {
  const filter = {
    ...none,
    status: 'done' as const,
    view: 'late' as const,
    from: '2026-01-01',
    isWaiting: true,
    text: 'a;b',
  };
  expect(read(toWire(Query, { filter, orderBy: 'status', pageSize: 50 }))).toMatchObject({
    filter: { ...filter, text: 'a b' },
    orderBy: 'status',
    pageSize: 50,
  });
});

test('numbers and flags of a path or query are text', () => {
  expect(['7', 7, '101', '7.5', '', 'x', null].map((value) => decode(integer(1, 100), value).ok)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['true', '1', 'YES', 'nein', '', undefined].map((value) => decode(flag, value))).toEqual(
    [true, true, true, false, false, false].map((value) => ({ ok: true, value })),
  );
});
