/** What makes the personal area an account: groups, who said yes, the money of a year, whom else to recommend to. */
import { listOwnRecommendations, showMonths } from '@weitersagen/contract/personal-area/endpoints';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { expect, test } from 'vitest';
import { area, shown, withItems } from '../../testing/sample-area.ts';
import { recommendation, recommendations } from '../../testing/sample-person.ts';
import { Refused, reward } from '../../testing/sample-world.ts';

const toCollect = {
  number: '1',
  group: 'toDo',
  status: 'released',
  ownReward: { number: reward.number, status: 'ready', collectUntil: '2026-09-01', token: 'own.reward.token' },
} as const;
const openCases = (text: string) =>
  [...text.matchAll(/<details[^>]*class="[^"]*case[^"]*"([^>]*)><summary><span>([^<]*)/g)]
    .filter(([, more]) => more?.includes('open'))
    .map(([, , product]) => product);

test('each group has its heading, and the one with money to collect is opened, not the newest', async () => {
  const named = (name: string) => ({ product: { id: 1, name, category: null } });
  const { text, calls } = await shown(
    area,
    withItems(
      { ...named('Nummer fehlt'), number: '3', group: 'toDo' },
      { ...named('Geld'), ...toCollect },
      { ...named('Neu'), number: '2' },
      { ...named('Alt'), number: '4', group: 'done', status: 'paid' },
    ),
  );
  expect([...text.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, heading]) => heading).slice(0, 3)).toEqual([
    'Zu erledigen',
    'Unterwegs',
    'Abgeschlossen',
  ]);
  expect(openCases(text)).toEqual(['Geld']);
  expect(calls.find(({ endpoint }) => endpoint === listOwnRecommendations)?.query).toMatchObject({ group: 'all' });
  const { text: waiting } = await shown(area, withItems({ ...named('Neu') }, { ...named('Älter'), number: '2' }));
  expect(openCases(waiting)).toEqual(['Neu']);
});

test('a group is an address, the chosen one is marked, and its pages stay in it', async () => {
  const { text, calls } = await shown(`${area}?gruppe=abgeschlossen`, withItems(...recommendations(21)));
  expect(calls.find(({ endpoint }) => endpoint === listOwnRecommendations)?.query).toMatchObject({ group: 'done' });
  expect(text).toContain(`<a href="${area}?gruppe=abgeschlossen#empfehlungen" aria-current="true">`);
  expect(text).toContain(`<a href="${area}#empfehlungen"><span>Alle</span>`);
  expect(text).toMatch(new RegExp(`href="${area}\\?gruppe=abgeschlossen&amp;nach=\\d+#empfehlungen"`));
  const none = await shown(`${area}?gruppe=zu-erledigen`, withItems());
  expect(none.text).toContain('Zurzeit ist nichts zu erledigen.');
  const unknown = await shown(`${area}?gruppe=unsinn`, withItems({}));
  expect(unknown.text).toContain(`<a href="${area}#empfehlungen" aria-current="true">`);
});

test('a contact is a disc with two letters that nobody reads aloud, and a sign where nobody has come', async () => {
  const { text } = await shown(area, withItems({}, { number: '2', recipient: null }));
  expect(text).toContain('<i aria-hidden="true">BB</i>');
  expect(text).toMatch(/<i aria-hidden="true"><svg/);
});

const accepted = (on: string) => ({
  progress: [
    { step: 'issued', isReached: true, on: '2026-01-31' },
    { step: 'accepted', isReached: true, on },
    { step: 'received', isReached: false, on: null },
  ] as OwnRecommendation['progress'],
});

test('who said yes within a week is told with what comes next, and later no more', async () => {
  const { text } = await shown(area, withItems(accepted('2026-02-23')));
  expect(text).toContain('<h2 id="joy">Bernd B. hat Ja gesagt</h2>');
  expect(text).toContain('Am 23.02.2026 hat Ihr Kontakt Ihre Empfehlung für Zuhause L angenommen.');
  expect(text).toContain('Nach der Widerrufsfrist wird die Prämie bereitgestellt. Voraussichtlich am 09.03.2026.');
  const english = await shown('/en/persoenlicherbereich', withItems(accepted('2026-02-23')));
  expect(english.text).toContain('Bernd B. said yes');
  const stop = { reason: 'accountLocked', text: 'Ihr Konto ist gesperrt.', action: 'contact' } as const;
  for (const items of [
    accepted('2026-02-22'),
    { ...accepted('2026-03-01'), stop, next: null },
    { ...accepted('2026-03-01'), status: 'cancelled' as const },
  ])
    expect((await shown(area, withItems(items))).text).not.toContain('hat Ja gesagt');
});

test('the money of a year is a bar a month, received below expected, with every number in a table and the other years as addresses', async () => {
  const { text } = await shown(`${area}?gruppe=unterwegs`);
  const chart = /<svg viewBox="0 0 336 114".*?<\/svg>/s.exec(text)?.[0] ?? '';
  expect(chart).toContain('>Prämien je Monat im Jahr 2026: 110,00 € erhalten, 70,00 € noch offen</title>');
  const bars = [
    ...chart.matchAll(/<rect(?: class="([^"]*)")? x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g),
  ];
  expect(
    bars.filter(([, , tall]) => tall !== '0').map(([, kind, tall]) => [kind?.includes('expected') ?? false, tall]),
  ).toEqual([
    [false, '96'],
    [true, '59.5'],
  ]);
  expect(chart.match(/<text/g)).toHaveLength(12);
  const cells = [...(/<table.*?<\/table>/s.exec(text)?.[0] ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual(['Februar', '110,00 €', '0,00 €', 'März', '0,00 €', '70,00 €']);
  expect(text).toContain(`<a href="${area}?gruppe=unterwegs&amp;jahr=2025#geld">`);
  expect(text).toContain(`<a href="${area}?gruppe=unterwegs&amp;jahr=2026#geld" aria-current="true">`);
  const months = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, receivedCents: 0, expectedCents: 0 }));
  const empty = await shown(`${area}?jahr=2025`, [[showMonths, { year: 2025, months, years: [2025, 2026] }]]);
  expect(empty.text).toContain('Im Jahr 2025 gibt es keine Prämien.');
  expect(empty.text).not.toContain('<table');
  expect((await shown(area, withItems({}))).text).not.toContain('Ihr Geld');
});

test('the last product is recommended again, with its code; one that is offered no more leads to the others', async () => {
  const { text } = await shown(area, withItems({}));
  expect(text).toMatch(/<a href="\/de\/empfehlen\/101"[^>]*>Wieder empfehlen<\/a>/);
  const code = `/vorschau/de/code-${recommendation.number}-9f3c0a1b2c3d4e5f.svg`;
  expect(text).toContain(`<img src="${code}" alt="QR-Code mit Ihrem Empfehlungslink"`);
  const gone = await shown(area, [[showProduct, new Refused(404)], ...(withItems({}) ?? [])]);
  expect(gone.text).not.toContain('Wieder empfehlen');
  expect(gone.text).toMatch(/<a href="\/de"[^>]*>Produkt aussuchen<\/a>/);
});
