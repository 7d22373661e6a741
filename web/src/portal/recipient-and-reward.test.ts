/** What the pages of the recipient and of the reward show in each state, rendered as the server sends them. */
import { giveAgreement, showRecipientOrder } from '@weitersagen/contract/recipient/endpoints';
import { showProductLink } from '@weitersagen/contract/recommendation/link/endpoints';
import { collectReward, listRewards } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import {
  numbers,
  order,
  pageRequest,
  Refused,
  recipientHash,
  reward,
  sampleApi,
  withMandant,
} from '../testing/sample-world.ts';
import { shown } from '../testing/shown-page.ts';
import { render } from './entry-server.tsx';

const token = 'the.token';
const withReward = (own: object) => sampleApi([[listRewards, [{ ...reward, ...own }]]]).api;
const withOrder = (own: object) => sampleApi([[showRecipientOrder, { ...order, ...own }]]).api;
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const step = (status: string, day: string, reason: string | null = null) => ({ status, at: at(day), reason });
const steps = [step('open', '2026-03-01'), step('ready', '2026-03-02')];
const bankData = { holder: 'Anna Muster', iban: 'DE02 **** **** **** **20 51' };
const collected = {
  status: 'collected',
  collectedAt: at('2026-03-03'),
  bankData,
  premium: { kind: 'money', name: '70 € Geldprämie' },
  steps: [...steps, step('collected', '2026-03-03')],
};

test.each([
  ['waits for the release', { status: 'open', steps: steps.slice(0, 1) }, ['noch nicht bereit', '01.03.2026']],
  [
    'is at a new account',
    { ...collected, steps: [...collected.steps, step('collected', '2026-03-03', 'Diese IBAN ist neu.')] },
    [
      'Wir überweisen Ihre Prämie',
      'Sie wurde am 03.03.2026 abgeholt',
      'DE02\u00a0••••\u00a02051',
      'Diese IBAN ist neu.',
    ],
  ],
  [
    'is stopped',
    {
      ...collected,
      isHeld: true,
      steps: [...collected.steps, step('collected', '2026-03-04', 'Sie haben angehalten.')],
    },
    ['Die Auszahlung ist angehalten', 'Sie haben angehalten.', '03.03.2026'],
  ],
  [
    'is paid',
    {
      ...collected,
      status: 'paidOut',
      paidAt: at('2026-03-06'),
      steps: [...collected.steps, step('paidOut', '2026-03-06')],
    },
    ['Ihre Prämie ist ausgezahlt', 'Am 06.03.2026. Je nach Bank'],
  ],
  [
    'is a voucher',
    { ...collected, bankData: null, premium: { kind: 'voucher', name: 'Gutschein' } },
    ['Ihr Gutschein ist da', 'Am 03.03.2026, Code per E-Mail'],
  ],
  [
    'has expired',
    { status: 'expired', steps: [...steps, step('expired', '2026-09-02')] },
    ['Ihre Prämie ist verfallen', 'Am 02.09.2026. Die Frist zum Abholen endete am 01.09.2026.'],
  ],
  [
    'is cancelled with its contract',
    { status: 'cancelled', steps: [...steps, step('cancelled', '2026-03-05', 'Der Vertrag besteht nicht mehr.')] },
    ['Ihre Prämie wurde storniert', 'Am 05.03.2026. Grund: Der Vertrag besteht nicht mehr.'],
  ],
  [
    'is cancelled by itself',
    { status: 'cancelled', steps: [...steps, step('cancelled', '2026-03-05')] },
    ['Ihre Prämie wurde storniert', '>Am 05.03.2026<'],
  ],
] as const)('a reward that %s says when and why, and that it cannot be collected', async (_what, own, words) => {
  const { status, text } = await shown(`/de/praemie/?token=${token}`, { api: withReward(own) });
  expect(status).toBe(200);
  expect(text).not.toContain('<form');
  for (const one of [...words, 'Diese Prämie kann nicht (mehr) abgeholt werden.']) expect(text).toContain(one);
});

test.each([
  ['Bereitgestellt', 'S3-E202', {}],
  ['Ausgezahlt', 'S3-E203', { ...collected, status: 'paidOut', paidAt: at('2026-03-06') }],
  ['Abgeholt', 'S3-E204', collected],
  ['Storniert', 'S3-E205', { status: 'cancelled', steps: [...steps, step('cancelled', '2026-03-05')] }],
  ['Abgelaufen', 'S3-E206', { status: 'expired', steps: [...steps, step('expired', '2026-09-02')] }],
] as const)(
  'the German page of a reward that is there says %s, and no other status [%s]',
  async (label, _requirement, own) => {
    const { status, text } = await shown(`/de/praemie/?token=${token}`, { api: withReward(own) });
    const words = /<main.*<\/main>/s.exec(text)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
    expect([status, words.match(/\bStand\b:?\s+(\w+)/)?.[1]]).toEqual([200, label]);
    const said = ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'].filter((one) =>
      new RegExp(`\\b${one}\\b`).test(words),
    );
    expect(said).toEqual([label]);
  },
);

test('a reward that came back says why, one that is looked into asks for nothing', async () => {
  const came = withReward({ steps: [...collected.steps, step('ready', '2026-03-09', 'Konto erloschen')] });
  const { text } = await shown(`/de/praemie/?token=${token}`, { api: came });
  expect(text).toContain('Die letzte Überweisung kam zurück (Konto erloschen).');
  const held = withReward({ isHeld: true, steps: [...steps, step('ready', '2026-03-04', 'Wir prüfen den Auftrag.')] });
  const waits = await shown(`/de/praemie/?token=${token}`, { api: held });
  expect([waits.text.includes('Wir prüfen den Auftrag.'), waits.text.includes('<form')]).toEqual([true, false]);
  expect(await shown(`/de/praemie/7?token=${token}`, { api: held })).toMatchObject({
    status: 302,
    redirect: `/de/praemie/?token=${token}`,
  });
});

test('with one premium nothing is asked; a premium that is no more leads back to those there are', async () => {
  const one = { choice: { ...reward.choice, premiums: reward.choice.premiums.slice(0, 1) } };
  const { text } = await shown(`/de/praemie/?token=${token}`, { api: withReward(one) });
  expect(text).not.toContain('type="radio"');
  expect(text).toContain('<input type="hidden" name="premiumId" value="7"/>');
  expect((await shown(`/de/praemie/999?token=${token}`)).redirect).toBe(`/de/praemie/?token=${token}`);
});

test('the likely owner of the account stands in the form; a stored account can be taken without typing it', async () => {
  const { text } = await shown(`/de/praemie/7?token=${token}`);
  expect(text).toMatch(/name="holder"[^>]*value="Anna Muster"|value="Anna Muster"[^>]*name="holder"/);
  expect(text).not.toContain('value="stored"');
  const { api, calls } = sampleApi([[listRewards, [{ ...reward, bankData }]]]);
  const stored = await shown(`/de/praemie/7?token=${token}`, { api });
  expect(stored.text).toMatch(/checked=""[^>]*value="stored"|value="stored"[^>]*checked=""/);
  expect(stored.text).toContain('DE02\u00a0••••\u00a02051');
  const form = [
    ['_token', token],
    ['premiumId', '7'],
    ['account', 'stored'],
    ['holder', 'Anna Muster'],
    ['iban', ''],
    ['termsText', 'x'],
    ['acceptsTerms', 'yes'],
  ] as const;
  expect((await render(pageRequest('/de/praemie/7', { api, form }))).redirect).toBe(`/de/praemiedanke?token=${token}`);
  const [sent] = calls.filter(({ endpoint }) => endpoint === collectReward);
  expect(sent?.body).toEqual({ premiumId: '7', termsText: 'x', acceptsTerms: 'yes' });
});

const premium = (valueCents: number) => ({ ...reward.choice.premiums[0], amountCents: valueCents, valueCents });

test.each([
  ['7050 cents are 70,50 € [S9-K015]', 7050, '70,50\u00a0€'],
  ['123450 cents are 1.234,50 € [S9-K016]', 123_450, '1.234,50\u00a0€'],
] as const)('on the pages of a reward %s', async (_what, cents, words) => {
  const own = { amountCents: cents, choice: { ...reward.choice, premiums: [premium(cents)] } };
  for (const path of ['/de/praemie/', '/de/praemie/7', '/de/praemiedanke'])
    expect([path, (await shown(`${path}?token=${token}`, { api: withReward(own) })).text]).toEqual([
      path,
      expect.stringContaining(words),
    ]);
});

const thanks = `/de/empfaengerbestaetigung?nr=${numbers.recommendation}`;

test('the confirmation has the button to the click address; switched off, it is gone [S1-F068]', async () => {
  const button = 'href="/api/v1/spbdevk/empfehlen/click/1"';
  expect((await shown(thanks)).text).toContain(button);
  const off = await shown(thanks, withMandant({ features: { redirectionButton: false } }));
  expect([off.status, off.text.includes(button), off.text.includes('Weiter zum Shop')]).toEqual([200, false, false]);
});

test('the confirmation says where the mail went and until when it can be answered, to whoever just sent the form', async () => {
  const { text } = await shown(`${thanks}&e=${recipientHash}`);
  for (const words of ['b***@example.org', '25.05.2026', '35,00\u00a0€', 'Ihr Weg zur Prämie'])
    expect(text).toContain(words);
  const stranger = await shown(thanks);
  expect(stranger.text).not.toContain('b***@example.org');
  const gone = await shown(thanks, { api: sampleApi([[showProductLink, new Refused(410)]]).api });
  expect([gone.status, gone.text.includes('Vielen Dank')]).toEqual([200, true]);
});

const agreement = `/de/empfaenger/zustimmung?token=${token}`;

test.each([
  [
    'a cancelled contract',
    { orderStatus: 'cancelled', recommendationStatus: 'cancelled', endedOn: '2026-03-05' },
    'am 05.03.2026 storniert',
  ],
  ['a link that ran out', { recommendationStatus: 'expired', orderNumber: null, endedOn: '2026-08-29' }, '29.08.2026'],
  ['a reward nobody named an account for', { rewardStatus: 'expired', collectUntil: '2026-09-01' }, '01.09.2026'],
  [
    'a reward that was taken back',
    { orderStatus: 'released', rewardStatus: 'cancelled', recommendationStatus: 'released' },
    'Der Anspruch auf diese Prämie ist entfallen.',
  ],
] as const)('a recipient reads of %s when and why it ended, and is asked for nothing', async (_what, own, words) => {
  const { text } = await shown(agreement, { api: withOrder(own) });
  expect(text).toContain(words);
  expect(text).not.toContain('<form');
});

test('the journey says what is missing: an account until a day, the end of the claim period, or whose premium it is', async () => {
  const said = async (own: object) => (await shown(agreement, { api: withOrder({ hasAgreed: true, ...own }) })).text;
  expect(await said({ rewardStatus: 'ready', collectUntil: '2026-09-01' })).toContain('möglich bis 01.09.2026');
  expect(await said({ releasableOn: '2026-03-16' })).toContain('frühestens am 16.03.2026');
  expect(await said({ amountCents: 0, needsBankData: false })).toContain('Die Prämie geht an Anna M.');
  expect(await said({ orderStatus: 'cancelled', endedOn: '2026-03-05' })).not.toContain('Noch kein Vertrag');
});

test('one tick is enough: what the form agreed to is confirmed with its day, and ticked only where there is none', async () => {
  const { text } = await shown(agreement, { api: withOrder({}) });
  expect(text).toContain('Dem haben Sie am 02.03.2026 zugestimmt.');
  expect(text).toContain('<input type="hidden" name="termsText" value="Die Vereinbarung."/>');
  expect(text).not.toContain('type="checkbox"');
  const anew = await shown(agreement, { api: withOrder({ agreedTerms: null }) });
  expect(anew.text).toContain('type="checkbox"');
  expect(anew.text).not.toContain('Dem haben Sie');
});

test('whoever asked to be told of offers says so once more where the mail leads to, and nobody else is asked', async () => {
  const asked = { asksToAdvertise: true, needsBankData: false };
  const said = async (own: object) => (await shown(agreement, { api: withOrder(own) })).text;
  expect(await said(asked)).toContain('Mit der Bestätigung gilt auch, was Sie im Formular gewählt haben');
  const confirmed = await said({ ...asked, hasAgreed: true });
  expect(confirmed).toContain('Ja, ich bin einverstanden</button>');
  expect(await said({ ...asked, hasAgreed: true, asksToAdvertise: false })).not.toContain('<form');
  const calls = sampleApi();
  const form = [
    ['_token', token],
    ['termsText', 'Die Vereinbarung.'],
  ] as const;
  await shown('/de/empfaenger/zustimmung', { api: calls.api, form });
  expect(calls.calls.at(-1)).toMatchObject({ endpoint: giveAgreement, body: { termsText: 'Die Vereinbarung.' } });
});

test('who has no premium to get is not asked for an account, and is told why', async () => {
  for (const own of [
    { amountCents: 0, needsBankData: false },
    { needsBankData: false, hasBankData: true, recommendationStatus: 'cancelled', endedOn: '2026-03-05' },
  ]) {
    const { redirect } = await shown(`/de/bankdaten?token=${token}`, { api: withOrder(own) });
    expect(redirect).toBe(agreement);
  }
  const { text } = await shown(`/de/bankdaten?token=${token}`, {
    api: withOrder({ needsBankData: false, hasBankData: true }),
  });
  expect(text).toContain('Ihre Bankverbindung ist gespeichert');
});

test('the thanks for a reward promise its day where it is known, and nothing while it is checked', async () => {
  const thanks = async (own: object) =>
    /<h1>(.*?)<\/h1>/.exec(
      (await shown(`/de/praemiedanke?token=${token}`, { api: withReward({ ...collected, amountCents: 7000, ...own }) }))
        .text,
    )?.[1];
  expect(await thanks({ onAccountBy: '2026-03-10' })).toBe(
    'Geschafft, Anna. 70,00\u00a0€ kommen voraussichtlich bis zum 10.03.2026 auf Ihr Konto.',
  );
  for (const own of [{ isChecked: true }, { isHeld: true }])
    expect(await thanks(own)).toBe('Geschafft, Anna. Wir prüfen die Auszahlung von 70,00\u00a0€ und schreiben Ihnen.');
});

test('a token that has ended names the mail with a new link, and asks nobody for a password', async () => {
  const ended = new Refused(401, { PsoErrorCode: 'PSOF0204', Message: 'Ihre Sitzung ist abgelaufen.' });
  const api = sampleApi([
    [listRewards, ended],
    [showRecipientOrder, ended],
  ]).api;
  for (const path of ['/praemie/', '/praemie/7', '/praemiedanke', '/empfaenger/zustimmung', '/bankdaten']) {
    const { status, text } = await shown(`/de${path}?token=${token}`, { api });
    expect([path, status, text.includes('<h1>Dieser Link gilt nicht mehr</h1>')]).toEqual([path, 401, true]);
    expect(text).not.toMatch(/Sitzung|melden Sie sich/);
  }
  const missing = await shown('/de/bankdaten');
  expect([missing.status, missing.text.includes('Öffnen Sie dazu den Link aus unserer E-Mail.')]).toEqual([404, true]);
});
