/** What the personal area and the statement of a year show in each state, rendered as the server sends them. */
import {
  showRecommendationBanner,
  showRewardBanner,
  showTotals,
  showYear,
} from '@weitersagen/contract/personal-area/endpoints';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { type EntryNumbers, showEntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import { listRewards, sendRewardMail } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import { type Answers, area, shown, withItems } from '../../testing/sample-area.ts';
import { recommendation, recommendations } from '../../testing/sample-person.ts';
import { numbers, person, Refused, reward, withMandant } from '../../testing/sample-world.ts';

const ready = { ...reward, token: 'the.reward.token' };

test('greeting, rewards to collect, sums, recommendations and the own account stand in this order', async () => {
  const { text } = await shown(area, [[listRewards, [ready]]]);
  const parts = [
    '<h1>Guten Tag, Anna Muster.</h1>',
    'Ihre Prämie wartet auf Sie',
    'abholbereit',
    'Wo ist meine Prämie?',
    'Ihr Empfehlungslink',
    'Meine Daten',
  ].map((part) => text.indexOf(part));
  expect(parts.every((place) => place > 0)).toBe(true);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(text).toContain('/de/praemie/?token=the.reward.token');
  expect(text).toContain('Abholen können Sie bis zum 01.09.2026.');
  // Each is one text for who reads it, beside the digits that roll up.
  for (const sum of ['35,00 €', '70,00 €', '110,00 €', '3'])
    expect(text).toMatch(new RegExp(`<dd><span class="[^"]+">${sum}</span><span aria-hidden="true">`));
});

test('a recommendation says its day, its contact, its status, what happens with the own money and what comes, in one time line [S1-F021][S9-K012][S9-K014]', async () => {
  const { text } = await shown(area, withItems({}));
  for (const part of [
    'vom 31.01.2026 · Bernd B.',
    '>Angenommen<',
    '>Voraussichtlich abholbar am 09.03.2026<',
    'Bernd B. hat Ihre Empfehlung angenommen.',
    '04.02.2026',
    'Nach der Widerrufsfrist wird die Prämie bereitgestellt.',
    'Voraussichtlich am 09.03.2026',
  ])
    expect(text).toContain(part);
  expect(text.match(/<ol/g)).toHaveLength(1);
  const english = await shown('/en/persoenlicherbereich', withItems({}));
  expect(english.text).toContain('Expected on 09.03.2026');
});

const labels: readonly (readonly [OwnRecommendation['status'], string, string, string])[] = [
  ['ok', 'Ok', 'Angenommen', '[S3-E195]'],
  ['expired', 'Abgelaufen', 'Abgelaufen', '[S3-E196]'],
  ['open', 'Offen', 'Offen', '[S3-E197]'],
  ['released', 'Freigegeben', 'Freigegeben', '[S3-E198]'],
  ['paid', 'Gezahlt', 'Ausgezahlt', '[S3-E199]'],
  ['cancelled', 'Storniert', 'Beendet', '[S3-E200]'],
];
for (const [status, label, word, row] of labels)
  test(`a recommendation that is ${status} reads ${word}, and ${label} beside its number ${row}`, async () => {
    const { text } = await shown(area, withItems({ status }));
    expect(text).toMatch(new RegExp(`<span class="[^"]*badge[^"]*">${word}<`));
    expect(text).toContain(`Empfehlung ${recommendation.number}, Status „${label}“`);
  });

test('a product of 41 characters is cut to 19 and dots, one of 40 is shown in full [S9-K011]', async () => {
  const [long, fits] = ['x'.repeat(41), 'y'.repeat(40)];
  const { text } = await shown(
    area,
    withItems(
      { number: '1', product: { id: 1, name: long, category: null } },
      { number: '2', product: { id: 2, name: fits, category: null } },
    ),
  );
  expect(text).toContain(`<summary><span>${'x'.repeat(19)}...</span>`);
  expect(text).toContain(`<summary><span>${fits}</span>`);
});

test('a stop says why in its own words and offers what the person can do', async () => {
  const { text } = await shown(
    area,
    withItems({
      status: 'released',
      next: null,
      stop: {
        reason: 'customerNumber',
        text: 'Für Ihre Prämie fehlt uns Ihre Kundennummer.',
        action: 'customerNumber',
      },
    }),
  );
  expect(text).toContain('<b>Kundennummer fehlt</b><span>Für Ihre Prämie fehlt uns Ihre Kundennummer.</span>');
  expect(text).toContain('href="/de/kundennummer"');
});

test('what has no day yet is a sentence below a title', async () => {
  const next = { text: 'Noch wurde kein Auftrag gemeldet.', expectedOn: null };
  const { text } = await shown(area, withItems({ next }));
  expect(text).toContain('<b>Auftrag und Bestätigung</b><span>Noch wurde kein Auftrag gemeldet.</span>');
});

test('what is over promises nothing: no sum, no further step, no link to share', async () => {
  const { text } = await shown(
    area,
    withItems({
      status: 'cancelled',
      next: null,
      stop: { reason: 'cancelled', text: 'Die Empfehlung wurde storniert.', action: 'contact' },
    }),
  );
  expect(text).toContain('>–<');
  expect(text).not.toContain('Link noch einmal teilen');
  expect(text).not.toContain('Ihr Empfehlungslink');
});

test('the link to copy is the newest that still leads somewhere', async () => {
  const shortLink = 'https://link.example/k/8Hh3LeQ';
  const { text } = await shown(area, withItems({ status: 'cancelled' }, { shortLink }, {}));
  expect(text).toMatch(new RegExp(`<input[^>]* value="${shortLink}"`));
});

test('twenty stand on a page, with the way to the next and back to the newest', async () => {
  const [all, one] = [recommendations(21), recommendations(1)];
  const first = await shown(area, withItems(...all));
  expect(first.text.match(/<details/g)).toHaveLength(20);
  expect(first.text).toContain(`href="${area}?nach=${all[19]?.number}#empfehlungen"`);
  expect(first.text).not.toContain('Zum Anfang');
  const last = await shown(`${area}?nach=${all[19]?.number}`, withItems(...one));
  expect(last.text).toContain('Zum Anfang');
  expect(last.text).not.toContain('Weitere anzeigen');
  expect((await shown(`${area}?nach=unsinn`)).status).toBe(200);
});

const nothing: Answers = [
  [showTotals, { waitingCents: 0, readyCents: 0, receivedCents: 0, perStatus: { Offen: 0, Ok: 0 } }],
  ...(withItems() ?? []),
];

test('who has recommended nothing yet is told what will stand here and how to begin, and sees no sums of nothing', async () => {
  const { text } = await shown(area, nothing);
  expect(text).toContain('Noch keine Empfehlung');
  expect(text).toContain('Jetzt empfehlen');
  expect(text).toMatch(/<use href="[^"]*spots\.svg#empty"/);
  for (const part of ['0,00 €', 'Zu erledigen', 'Ihr Geld', 'Noch jemanden empfehlen'])
    expect(text).not.toContain(part);
  expect(text).toContain('Meine Daten');
  const without: Answers = [
    [showTotals, { waitingCents: 0, readyCents: 0, receivedCents: 0, perStatus: { Offen: 1 } }],
  ];
  expect((await shown(area, [...(without ?? []), ...(withItems({}) ?? [])])).text).not.toContain('abholbereit');
});

test('the tiles are those of pages that exist here', async () => {
  const few = await shown(area, [], withMandant({ needsCustomerNumber: false, storesBankData: false }));
  expect(few.text).not.toMatch(/href="\/de\/(kundennummer|empfehler\/bankdaten)"/);
  const all = await shown(area);
  expect(all.text).toMatch(/href="\/de\/kundennummer".*href="\/de\/persoenlicherbereich\/jahresuebersicht"/s);
  const foreign = await shown(area, [], withMandant({ autologin: true }));
  expect(foreign.text).not.toContain('href="/de/meinedaten"');
  expect(foreign.text).toContain('href="/de/meinedaten/auskunft"');
});

test('the mail about a reward is sent once more, and the page says whether it went out', async () => {
  const number = numbers.recommendation;
  const item = withItems({
    ownReward: { number: reward.number, status: 'ready', collectUntil: '2026-09-01', token: 'own.reward.token' },
  });
  const { text } = await shown(area, item);
  expect(text).toContain('Prämien-E-Mail erneut senden');
  const form = [
    ['_form', `mail-${number}`],
    ['number', number],
  ] as const;
  expect(await shown(area, item, { form })).toMatchObject({ status: 303, redirect: `${area}?mail=unterwegs` });
  const young: Answers = [[sendRewardMail, { isSent: false, sentAt: new Date() }], ...(item ?? [])];
  expect(await shown(area, young, { form })).toMatchObject({ redirect: `${area}?mail=eben` });
  const refused = await shown(area, [[sendRewardMail, new Refused(409)], ...(item ?? [])], { form });
  expect([refused.status, refused.text.match(/role="alert"/g)?.length]).toEqual([409, 1]);
});

test('a reward that waits is collected where its recommendation stands, whether it is among the first of all or not', async () => {
  const ownReward = {
    number: reward.number,
    status: 'ready',
    collectUntil: '2026-09-01',
    token: 'own.reward.token',
  } as const;
  const { text } = await shown(area, withItems({ ownReward }));
  expect(text).toMatch(/href="\/de\/praemie\/\?token=own\.reward\.token"[^>]*>Prämie abholen/);
  const support = await shown(area, withItems({ ownReward: { ...ownReward, token: null } }));
  expect(support.text).not.toContain('/de/praemie/');
});

test('support looks at the area, and sends no mail from it', async () => {
  const item = withItems({
    ownReward: { number: reward.number, status: 'ready', collectUntil: '2026-09-01', token: 'own.reward.token' },
  });
  const { text } = await shown(area, item, { person: { ...person, support: { mayWrite: false } } });
  expect(text).not.toContain('Prämien-E-Mail erneut senden');
});

test('nobody is asked about a banner whose page does not exist', async () => {
  const { calls, text } = await shown(area);
  expect(calls.some(({ endpoint }) => endpoint === showRewardBanner)).toBe(false);
  expect(text).not.toContain('Vertriebspartner');
});

test('whose mails come back is told so, with the way to the own data', async () => {
  const said = 'E-Mails an Sie kommen zurück.';
  expect((await shown(area)).text).not.toContain(said);
  const banner = { name: 'BannerMailsZurueck', isShown: true, page: 'meineDaten' };
  const { text } = await shown(area, [[showRecommendationBanner, banner]]);
  expect(text).toContain(said);
  expect(text).toMatch(/href="\/de\/meinedaten"[^>]*>Adresse in „Meine Daten“ ansehen/i);
  expect((await shown('/en/persoenlicherbereich', [[showRecommendationBanner, banner]])).text).toContain(
    'Our e-mails to you are coming back.',
  );
});

test('the statement of a year has everything received, with vouchers named so, the sum, and the limit of the tax as a hint', async () => {
  const { text } = await shown('/de/persoenlicherbereich/jahresuebersicht?jahr=2026');
  for (const part of [
    'Jahresübersicht 2026',
    '20.02.2026',
    'Zuhause L',
    'Gutschein',
    '110,00 €',
    'Anna Muster, anna@example.org',
  ])
    expect(text).toContain(part);
  expect(text).toContain('§ 22 Nr. 3 EStG');
  expect(text).toContain('weniger als 256 €');
  expect(text).toContain('keine Beratung');
  expect(text).toContain('href="/de/persoenlicherbereich/jahresuebersicht?jahr=2025"');
  const empty = { year: 2024, receivedCents: 0, received: '0,00 €', items: [] };
  const none = await shown('/de/persoenlicherbereich/jahresuebersicht?jahr=2024', [[showYear, empty]]);
  expect(none.text).toContain('Keine Prämien im Jahr 2024');
});

test('every row of the statement has the columns of its head, and the number stands with the product at every width', async () => {
  const { text } = await shown('/de/persoenlicherbereich/jahresuebersicht?jahr=2026');
  const rows = /<table.*<\/table>/s.exec(text)?.[0].match(/<tr>.*?<\/tr>/gs) ?? [];
  const columns = rows.map((row) =>
    [...row.matchAll(/<t[hd]\b([^>]*)>/g)].reduce(
      (sum, [, more = '']) => sum + Number(/colspan="(\d)"/i.exec(more)?.[1] ?? 1),
      0,
    ),
  );
  expect(columns).toEqual([3, 3, 3]);
  expect(text).not.toMatch(/<td><\/td>/);
  expect(text).toMatch(new RegExp(`Zuhause L</span>, Gutschein<div[^>]*>Empfehlung ${recommendation.number}<`));
});

const came = { reported: 0, repeats: 0, previews: 0, robots: 0, prefetches: 0, heads: 0 };
const numbersOf = (rows: EntryNumbers['rows']): NonNullable<Answers>[number] => [
  showEntryNumbers,
  { number: numbers.recommendation, entries: 12, from: '2026-02-01', until: '2026-03-02', rows },
];
const own = (...items: Partial<OwnRecommendation>[]): NonNullable<Answers> => withItems(...items) ?? [];
const asked = `${area}?zahlen=${numbers.recommendation}`;

test('who came by a link is loaded only where it is asked for, and an address leads there', async () => {
  const { text, calls } = await shown(area, withItems({ entries: 3 }));
  expect(text).toContain(`href="${asked}#einspruenge"`);
  expect([text.includes('<svg viewBox="0 0 298'), calls.some(({ endpoint }) => endpoint === showEntryNumbers)]).toEqual(
    [false, false],
  );
  expect((await shown(area, withItems({ entries: 0 }))).text).not.toContain('zahlen=');
  expect((await shown(area, withItems({ entries: 3, rootNumber: numbers.recommendation }))).text).not.toContain(
    'zahlen=',
  );
});

test('people are a bar a day with a title, by channel in words, and every number stands in a table', async () => {
  const rows = [
    { ...came, day: '2026-03-02', channel: 'wa', people: 3, repeats: 2, previews: 1, heads: 1 },
    { ...came, day: '2026-03-02', channel: null, people: 0, reported: 1 },
    { ...came, day: '2026-02-01', channel: 'Herbst', people: 1, robots: 4, prefetches: 1 },
    { ...came, day: '2026-02-01', channel: '*', people: 1 },
  ];
  const { text } = await shown(asked, [...own({ entries: 12 }), numbersOf(rows)]);
  const chart = /<svg viewBox="0 0 298 73".*?<\/svg>/s.exec(text)?.[0] ?? '';
  expect(chart).toContain('>6 Einsprünge in 30 Tagen, am meisten am 02.03.2026: 4</title>');
  expect([...chart.matchAll(/height="(\d+)"/g)].map(([, height]) => Number(height))).toEqual([
    36,
    ...Array.from({ length: 28 }, () => 0),
    72,
  ]);
  const table = /<table.*?<\/table>/s.exec(text)?.[0] ?? '';
  const cells = [...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
  expect(cells).toEqual([
    ...['02.03.2026', 'WhatsApp', '3', '4'],
    ...['02.03.2026', 'ohne Kanal', '1', '0'],
    ...['01.02.2026', 'Herbst', '1', '5'],
    ...['01.02.2026', 'weitere Kampagnen', '1', '0'],
  ]);
  expect(text).toContain('12 Einsprünge seit Beginn');
});

test('where nobody came there is no chart, and of a number of others nothing is shown', async () => {
  const { text } = await shown(asked, [...own({ entries: 1 }), numbersOf([])]);
  expect(text).toContain('In den letzten 30 Tagen kam niemand über diesen Link.');
  expect(text).not.toContain('<table');
  const foreign = await shown(asked, [...own({ entries: 1 }), [showEntryNumbers, new Refused(404)]]);
  expect([foreign.status, foreign.text.includes('Wer kam über den Link?')]).toEqual([200, true]);
});
