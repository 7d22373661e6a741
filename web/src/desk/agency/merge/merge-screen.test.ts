/** Asking for a merge: who has to agree is said as it is. */
import { expect, test } from 'vitest';
import { drawnAtDesk } from '../../../testing/drawn-desk.ts';
import MergeScreen from './merge-screen.tsx';

const sideOf = (number: string, company: string) => ({
  row: { number, company, status: 'active', owner: '', email: 'a@agentur.example', createdAt: new Date(0), people: 1 },
  address: '',
  taxId: null,
  maskedIban: null,
  counts: {},
});
const preview = {
  from: sideOf('100001', 'Agentur Hafen'),
  into: sideOf('100002', 'Agentur Markt'),
  collisions: [],
  endingPlans: 0,
  obstacle: null,
};
const data = { detail: preview.from.row, preview, text: '', found: [] };
const at = '/verwaltung/spbdevk/agenturen/100001/zusammenfuehren?mit=100002&frage=beantragen';

test.each([
  [true, 'Zusammenführen beantragen'],
  [false, 'Zusammenführen'],
])('where two persons decide (%s) the button is "%s"', (asksSecondPerson, verb) => {
  const html = drawnAtDesk(MergeScreen, { data, at, operator: { asksSecondPerson } });
  expect(html).toContain('100001 geht in 100002 auf.');
  expect(html.includes('wenn eine weitere Person zustimmt')).toBe(asksSecondPerson);
  expect(html).toMatch(new RegExp(`<a [^>]*>${verb}</a>`));
  expect(html).toMatch(new RegExp(`<button[^>]*>${verb}</button>`));
});
