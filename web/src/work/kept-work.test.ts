import { expect, test } from 'vitest';
import { dropWork, workOf } from './kept-work.ts';

const draft = { address: '/verwaltung/spbdevk/auftraege/1?frage=ablehnen', values: { reason: 'kein Vertrag' } };
const shownOnce = { whom: '9f3c0a1b2c3d4e5f', text: 'http://localhost/de/login/one-time?token=x' };

test('what an operator began is there when the same operator comes back', () => {
  Object.assign(workOf(1), { draft, shownOnce });
  expect(workOf(1)).toEqual({ draft, shownOnce });
});

test('another operator at the same desk sees nothing of it, and nor does the first afterwards', () => {
  Object.assign(workOf(1), { draft, shownOnce });
  expect(workOf(2)).toEqual({});
  expect(workOf(1)).toEqual({});
});

test('whoever leaves takes everything along', () => {
  Object.assign(workOf(1), { draft, shownOnce });
  dropWork();
  expect(workOf(1)).toEqual({});
});
