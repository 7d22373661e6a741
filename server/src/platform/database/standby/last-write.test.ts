import type { Definition } from '@weitersagen/contract/basics/endpoint';
import { decode } from '@weitersagen/contract/basics/wire';
import { endpoints } from '@weitersagen/contract/endpoints';
import { expect, test } from 'vitest';
import { mayLagOf } from './last-write.ts';

const list = { method: 'PUT', path: '/x', summary: '', access: ['operator'], mayLag: true } as const;

test('a list may be some seconds old for a browser that says how far it has written, or that it has not', () => {
  expect(mayLagOf(list, '')).toEqual({ lastWrite: null });
  expect(mayLagOf(list, 'home:1/A')).toEqual({ lastWrite: { cell: 'home', place: 0x1_0000_000an } });
  for (const kept of [undefined, 'unbekannt', 'home', 'home:', 'home:1', ':1/A', 'HOME:1/A'])
    expect(mayLagOf(list, kept)).toBeUndefined();
  expect(mayLagOf({ ...list, mayLag: undefined as never }, '')).toBeUndefined();
});

test('every list and file of the desk may, but the one of security, in which taking a file stands at once; nothing else writes', () => {
  const all = (Object.values(endpoints) as Definition[]).filter(({ access }) => access.includes('operator'));
  const isList = ({ body, query }: Definition): boolean =>
    [body, query].some((schema) => {
      const empty = schema && decode(schema, {});
      return empty?.ok && 'orderBy' in ((empty.value ?? {}) as object);
    });
  const named = (those: readonly Definition[]) => those.map(({ method, path }) => `${method} ${path}`);
  expect(named(all.filter((one) => isList(one) && !one.mayLag))).toEqual([
    'PUT /admin/sicherheit',
    'GET /admin/sicherheit/csv',
  ]);
  expect(named(all.filter((one) => one.mayLag && !isList(one))).toSorted()).toEqual([
    'GET /admin/abtests',
    'GET /admin/abtests/:id/csv',
    'GET /admin/bericht',
    'GET /admin/bericht/csv',
    'GET /admin/inhalte',
    'GET /admin/inhalte/suche',
    'GET /admin/uebersicht',
    'PUT /admin/suche',
  ]);
});
