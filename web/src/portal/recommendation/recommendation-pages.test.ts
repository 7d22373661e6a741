/** What the pages of recommending and sharing show, rendered as the server sends them. */
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { expect, test } from 'vitest';
import { tariff } from '../../testing/sample-catalogue.ts';
import { numbers, pageRequest, person, Refused, sampleApi, withMandant } from '../../testing/sample-world.ts';
import { mainOf, shown } from '../../testing/shown-page.ts';
import { render } from '../entry-server.tsx';

const { recommendation: nr } = numbers;

test('the form offers the three shares with both sums, my own first and chosen', async () => {
  const { text } = await shown('/en/empfehlen/101');
  expect([...text.matchAll(/value="(100|50|0)"(?:[^>]*?)( checked="")?\/>/g)].map(([, value]) => value)).toEqual([
    '100',
    '50',
    '0',
  ]);
  expect(text).toMatch(/checked="" value="100"|value="100"[^>]*checked=""/);
  for (const words of ['>Me<', 'Both of us (50:50)', 'My contact', '70,00\u00a0€', '35,00\u00a0€'])
    expect(text).toContain(words);
});

/** What is read of it, tags and no-break spaces left out. */
const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',');
const summaryOf = (text: string): string => words(/<aside.*?<\/aside>/s.exec(text)?.[0] ?? '');

test('beside the form stands what the tariff costs over time, once, for how long, and what its promotion saves', async () => {
  const { text } = await shown('/de/empfehlen/101');
  expect(summaryOf(text)).toContain(
    '19,95 € monatlich in den ersten 6 Monaten, danach 34,95 €einmalig 69,95 €, 24 Monate Mindestlaufzeit, inkl. MwSt.Routergutschrift: 180,00 €',
  );
});

test('a tariff without a price says so, and nothing of what it costs', async () => {
  const { api } = sampleApi([[showProduct, { ...tariff, monthlyCents: null, priceSteps: null, onceCents: null }]]);
  const { text } = await shown('/de/empfehlen/101', { api });
  expect(summaryOf(text)).toContain('Preis auf Anfrage');
  expect(summaryOf(text)).not.toContain('einmalig');
});

test.each([
  ['de', ['bank.example'], 'Geben Sie Ihre Adresse bei bank.example an. Hierhin schicken wir'],
  ['en', ['bank.example', 'haus.example'], 'Use your address at bank.example, haus.example. This is where'],
  ['de', [], 'id="recommender.email-hint">Hierhin schicken wir'],
])(
  'where only some may recommend, the field says so before anybody types (%s, %j)',
  async (locale, emailDomains, said) => {
    const { text } = await shown(`/${locale}/empfehlen/101`, withMandant({ emailDomains }));
    expect(text).toContain(said);
  },
);

test('the share of the mandant is chosen; with a cap of 0 nothing is asked', async () => {
  const half = await shown('/de/empfehlen/101', withMandant({ recommenderDefaultShare: 50 }));
  expect(half.text).toMatch(/checked="" value="50"|value="50"[^>]*checked=""/);
  const capped = await shown('/de/empfehlen/101', withMandant({ recipientCapCents: 0 }));
  expect(capped.text).not.toContain('Mein Kontakt');
  expect(capped.text).toContain('<input type="hidden" name="recommendation.share" value="100"/>');
});

test('a cap is told beside the true amounts, and an option that pays the same as another is not offered', async () => {
  const { text } = await shown(
    '/de/empfehlen/101',
    withMandant({ recipientCapCents: 1500, recommenderDefaultShare: 0 }),
  );
  expect(text).not.toContain('Mein Kontakt');
  expect(text).toMatch(/checked="" value="50"|value="50"[^>]*checked=""/);
  for (const words of ['55,00\u00a0€', '15,00\u00a0€', 'Ihr Kontakt erhält höchstens 15,00\u00a0€.'])
    expect(text).toContain(words);
  expect(text).toContain('>Beide<');
  expect(text).not.toContain('50:50');
  expect((await shown('/de/empfehlen/101')).text).not.toContain('höchstens');
});

test('an option that a cap changes is named by what it pays', async () => {
  const { text } = await shown('/de/empfehlen/101', withMandant({ recipientCapCents: 4000 }));
  expect(text).toContain('>Beide (50:50)<');
  expect(text).toContain('>Überwiegend mein Kontakt<');
  for (const sum of ['30,00\u00a0€', '40,00\u00a0€']) expect(text).toContain(sum);
});

test('a mandant that accepts by sending shows a sentence in place of the box, and the text is sent all the same [S3-E021]', async () => {
  const { text } = await shown('/de/empfehlen/101', withMandant({ acceptsTermsBySending: true, newsletter: false }));
  expect(text).not.toContain('type="checkbox"');
  expect(text).toContain('Mit dem Absenden akzeptieren Sie die Teilnahmebedingungen.');
  expect(text).toContain('name="recommendation.termsText" value="Die Teilnahmebedingungen.');
});

const typed = [
  ['_nonce', 'n1'],
  ['recommendation.product', '101'],
  ['recommendation.share', '50'],
  ['recommender.firstName', 'Anna'],
  ['recommender.lastName', ''],
  ['recommender.email', 'anna@beispiel'],
] as const;

test('a form that is wrong comes back with everything that is wrong on top, focused, and with what was typed', async () => {
  const { api, calls } = sampleApi();
  const { status, text } = await shown('/de/empfehlen/101', { form: typed, api });
  expect(status).toBe(400);
  expect(calls.some(({ endpoint }) => endpoint === createRecommendation)).toBe(false);
  expect(text).toContain('<title>Fehler: Zuhause L empfehlen');
  expect(text).toMatch(/role="alert" tabindex="-1"[^>]*autofocus=""/i);
  expect(text).toContain('Bitte prüfen Sie 3 Angaben');
  expect(text).toContain('<a href="#recommender.lastName">Nachname ist ein Pflichtfeld</a>');
  expect(text).toContain('<a href="#recommendation.termsText">Die Zustimmung ist erforderlich, um fortzufahren.</a>');
  expect(text).toContain('value="Anna"');
  expect(text).toContain('value="anna@beispiel"');
  expect(text).toMatch(/id="recommender.email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="recommender.email"/);
});

test('what the server finds wrong stands at its field; a refusal of no field stands on top', async () => {
  const good = [
    ...typed.slice(0, 4),
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'a@b.de'],
    ['recommendation.termsText', 'x'],
  ] as const;
  const fehler = {
    Fehler: [
      {
        Feld: 'Empfehler.Email',
        Code: 'invalid',
        Message: 'Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.',
      },
    ],
  };
  const field = await shown('/de/empfehlen/101', {
    form: good,
    api: sampleApi([[createRecommendation, new Refused(400, fehler)]]).api,
  });
  expect(field.text).toContain(
    '<a href="#recommender.email">Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.</a>',
  );
  const whole = await shown('/de/empfehlen/101', {
    form: good,
    api: sampleApi([[createRecommendation, new Refused(409)]]).api,
  });
  expect([whole.status, whole.text.includes('<h2 id="form-problems">Das geht nicht.</h2>')]).toEqual([409, true]);
});

const inputOf = (text: string, name: string): string =>
  [...text.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`name="${name}"`)) ?? '';

test('who is signed in finds the own name and e-mail in the form, not to be changed, and the way to sign out', async () => {
  const { text } = await shown('/de/empfehlen/101', { person });
  for (const [name, value] of [
    ['firstName', 'Anna'],
    ['lastName', 'Muster'],
    ['email', 'anna@example.org'],
  ] as const) {
    expect(inputOf(text, `recommender.${name}`)).toContain(`value="${value}"`);
    expect(inputOf(text, `recommender.${name}`)).toContain('readOnly=""');
  }
  expect(mainOf(text)).toContain('href="/de/logout"');
  const guest = await shown('/de/empfehlen/101');
  expect(inputOf(guest.text, 'recommender.email')).not.toMatch(/value|readOnly/);
  const nameless = await shown('/de/empfehlen/101', { person: { ...person, lastName: '' } });
  expect(inputOf(nameless.text, 'recommender.lastName')).not.toContain('readOnly');
  const arrived = await shown('/de/empfehlen/101', { person, ...withMandant({ autologin: true }) });
  expect(inputOf(arrived.text, 'recommender.email')).toContain('value="anna@example.org"');
  expect(arrived.text).not.toContain('/logout');
});

test('what was typed before the sign-in does not stay in a field that is not to be changed', async () => {
  const Fehler = [
    { Feld: 'Empfehler.Email', Code: 'invalid', Message: 'Sie sind mit einer anderen E-Mail-Adresse angemeldet.' },
  ];
  const { status, text } = await shown('/de/empfehlen/101', {
    person,
    form: [
      ...typed.slice(0, 4),
      ['recommender.lastName', 'Muster'],
      ['recommender.email', 'a@b.de'],
      ['recommendation.termsText', 'x'],
    ],
    api: sampleApi([[createRecommendation, new Refused(403, { Fehler })]]).api,
  });
  expect(status).toBe(403);
  expect(text).toContain('<a href="#recommender.email">Sie sind mit einer anderen E-Mail-Adresse angemeldet.</a>');
  expect(inputOf(text, 'recommender.email')).toContain('value="anna@example.org"');
});

test('a good form is sent once under its key and leads on with 303', async () => {
  const { api, calls } = sampleApi();
  const form = [
    ...typed.slice(0, 4),
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'a@b.de'],
    ['recommendation.termsText', 'x'],
  ] as const;
  expect(await render(pageRequest('/de/empfehlen/101', { form, api }))).toMatchObject({
    status: 303,
    redirect: `/de/empfehlung/${nr}`,
  });
  const sent = calls.filter(({ endpoint }) => endpoint === createRecommendation);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.idempotencyKey).toBe('n1');
});

test('whoever recommends while many mails wait reads beside the link until when it comes by mail, else nothing', async () => {
  const form = [
    ...typed.slice(0, 4),
    ['recommender.lastName', 'Muster'],
    ['recommender.email', 'a@b.de'],
    ['recommendation.termsText', 'x'],
  ] as const;
  const mailExpectedAt = new Date('2026-03-03T11:00:00Z');
  const { api: waiting } = sampleApi([[createRecommendation, { number: nr, nextPage: 'share', mailExpectedAt }]]);
  const { redirect } = await shown('/de/empfehlen/101', { form, api: waiting });
  const { text } = await shown(redirect ?? '');
  expect(mainOf(text)).toContain('Die E-Mail kommt voraussichtlich bis 03.03.2026');
  expect(mainOf(text)).toContain('value="https://link.example/k/7Gh2KdP"');
  expect(mainOf((await shown(`/de/empfehlung/${nr}`)).text)).not.toContain('kommt voraussichtlich');
});

test('how the reward is paid stands beside the shares, unless the mandant switches it off [S1-F071]', async () => {
  const notice = 'Die Prämie gibt es frühestens 14 Tage nach dem Vertrag Ihres Kontakts.';
  expect((await shown('/de/empfehlen/101')).text).toContain(notice);
  expect((await shown('/de/empfehlen/101', withMandant({ claimPeriodDays: null }))).text).toContain(
    'sobald der Vertrag Ihres Kontakts geprüft ist',
  );
  const off = await shown('/de/empfehlen/101', withMandant({ features: { premiumNotice: false } }));
  expect(off.status).toBe(200);
  for (const words of ['Zuhause\u00a0L empfehlen', 'Beide (50:50)', '70,00\u00a0€']) expect(off.text).toContain(words);
  for (const words of [notice, 'Die Prämie gibt es', 'sobald der Vertrag Ihres Kontakts geprüft ist'])
    expect(off.text).not.toContain(words);
});
