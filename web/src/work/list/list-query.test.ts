import { downloadPayouts } from '@weitersagen/contract/payout/desk';
import { payoutStatus } from '@weitersagen/contract/payout/status';
import { expect, test } from 'vitest';
import { wordsOf } from '../../form/filter-words.ts';
import { addressWith, bodyOf, fileAddress, isFiltered, type ListKind } from './list-query.ts';

const runs: ListKind = { status: payoutStatus, columns: { createdAt: 'ErstelltAm', status: 'Status' } };
const read = (address: string) => bodyOf(new URLSearchParams(address), runs);

test('a list without anything in its address shows the newest first', () => {
  const body = read('');
  expect([body.orderBy, body.descending, isFiltered(body)]).toEqual([null, true, false]);
});

test('filter, order and page come from the address, in the words of the wire', () => {
  const body = read('status=Exportiert&von=2026-11-01&text=7&sortierung=-Status&nach=abc');
  expect(body.filter).toMatchObject({ status: 'exported', from: '2026-11-01', text: '7' });
  expect([body.orderBy, body.descending, body.after, isFiltered(body)]).toEqual(['status', true, 'abc', true]);
});

test('a column sorts upwards without a minus, and an unknown word is no filter', () => {
  const body = read('sortierung=Status&status=Unsinn');
  expect([body.descending, body.filter.status]).toEqual([false, null]);
});

test('a list that is narrowed anew begins at its start and asks nothing', () => {
  const query = new URLSearchParams('nach=abc&frage=anlegen&text=muster');
  expect(addressWith(query, { status: 'Entwurf' })).toBe('?text=muster&status=Entwurf');
  expect(addressWith(query, { text: null, vor: 'x' })).toBe('?vor=x');
});

test('the file of a list has its filter and its order', () => {
  const address = fileAddress('spbdevk', downloadPayouts, read('status=Exportiert&sortierung=-Status'));
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(pathname).toBe('/api/v1/spbdevk/admin/auszahlungslaeufe/csv');
  expect(Object.fromEntries(searchParams)).toEqual({
    OrderBy: 'Status',
    Descending: 'true',
    Filter: 'Status:Exportiert',
  });
});

test('further fields of a list come from the address, narrow it and stay with its file', () => {
  const own: ListKind = { ...runs, fields: { categoryId: 'kategorie', source: 'quelle' } };
  const body = bodyOf(new URLSearchParams('kategorie=7&quelle='), own);
  expect([body.own, isFiltered(body)]).toEqual([{ categoryId: '7', source: null }, true]);
  expect(isFiltered(bodyOf(new URLSearchParams(), own))).toBe(false);
});

test('a filter offers the words of the wire in their order', () => {
  expect(wordsOf(payoutStatus)[0]).toEqual(['Entwurf', 'draft']);
});
