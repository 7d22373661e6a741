import { expect, test } from 'vitest';
import { dropWork, workOf } from './kept-work.ts';

const draft = { address: '/verwaltung/spbdevk/auftraege/1?frage=ablehnen', values: { reason: 'kein Vertrag' } };
const tried = { importId: 7, file: new File(['a'], 'auftraege.csv') };

test('what an operator began is there when the same operator comes back', () => {
  Object.assign(workOf(1), { draft, tried });
  expect(workOf(1)).toEqual({ draft, tried });
});

test('another operator at the same desk sees nothing of it, and nor does the first afterwards', () => {
  Object.assign(workOf(1), { draft, tried });
  expect(workOf(2)).toEqual({});
  expect(workOf(1)).toEqual({});
});

test('whoever leaves takes everything along', () => {
  Object.assign(workOf(1), { draft, tried });
  dropWork();
  expect(workOf(1)).toEqual({});
});
