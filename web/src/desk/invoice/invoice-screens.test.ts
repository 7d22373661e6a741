/** Invoices at the desk as they are drawn: what happened to the statement beside, and whom a page of an agency asks to bill. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawnAtDesk } from '../../testing/drawn-desk.ts';
import { agencyDocumentDetail } from '../../testing/sample-agency-area.ts';
import { ObjectLink } from '../object-link.tsx';
import { billAddress } from './bill-address.ts';
import InvoiceDetailScreen from './detail-screen.tsx';
import UnbilledScreen from './unbilled-screen.tsx';

const event = (object: string, name: string, said: string) => ({
  object,
  event: said,
  name,
  from: null,
  to: 'Offen',
  actorKind: 'job',
  actorId: null,
  askedBy: null,
  at: new Date('2026-03-01T10:00:00Z'),
  reason: null,
  reasonName: null,
});
const detail = {
  ...agencyDocumentDetail,
  company: 'Agentur Hafen',
  creditedElsewhere: [],
  events: [event('invoice', 'issue', 'gestellt')],
  statementEvents: [event('statement', 'issue', 'gestellt'), event('statement', 'pay', 'bezahlt')],
};
const histories = (html: string): string[] =>
  [...html.matchAll(/<ol[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/ol>/gs)].map(
    ([, label, items = '']) => `${label}: ${items.split('<li').length - 1}`,
  );

test('an invoice tells what happened to it and, apart, to its statement', () => {
  const shown = (change: object) =>
    histories(drawnAtDesk(InvoiceDetailScreen, { data: { detail: { ...detail, ...change } } }));
  expect(shown({})).toEqual(['Verlauf: 1', 'Verlauf der Abrechnung: 2']);
  expect(shown({ statementNumber: null, statementEvents: [] })).toEqual(['Verlauf: 1']);
  expect(shown({ kind: 'statement', events: [] })).toEqual(['Verlauf: 2']);
});

test('whom to bill is filled in where a page of an agency asks for it, and nobody else', () => {
  const number = (at: string) =>
    /name="agencyNumber"[^>]*value="([^"]*)"/.exec(drawnAtDesk(UnbilledScreen, { data: { rows }, at }))?.[1];
  const rows = [
    { agencyNumber: '100002', company: 'Agentur Hafen', since: '2026-02-01', lacksSeller: true, problems: [] },
  ];
  expect(number(billAddress('spbdevk', '100001'))).toBe('100001');
  expect(number('/verwaltung/spbdevk/rechnungen/nichtabgerechnet?frage=abrechnen')).toBe('');
});

test.each([
  ['invoice', 'RE-2026-000001'],
  ['statement', 'AB-2026-000001'],
] as const)('an event of one of these leads to it: %s', (object, number) => {
  const html = drawnAtDesk(() => createElement(ObjectLink, { object, number }));
  expect(html).toContain(`href="/verwaltung/spbdevk/rechnungen/${number}"`);
});
