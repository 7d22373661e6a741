import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { configure, countRows } from '../testing/mandant.ts';
import { englishTerms, products, terms } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());
let person = 0;
let email = '';
beforeEach(() => {
  email = `person${++person}@example.org`;
});
const create = (
  changes: Record<string, unknown> = {},
  options: Parameters<typeof app.call>[2] = {},
  wish: Parameters<typeof wishOf>[0] = {},
) =>
  app.call('POST', '/Empfehlen/create', {
    body: wishOf({ as: { ...annaMuster, email }, ...wish }, changes),
    ...options,
  });
const rows = () => countRows(as(), 'account', 'recommendation', 'event', 'mail', 'one_time_token');

const wrong: [what: string, id: string, changes: Record<string, unknown>, field: string, message: string][] = [
  [
    'an unknown product',
    'S3-E080',
    { 'Empfehlung.Produkt': 99999 },
    'Empfehlung.Produkt',
    'Dieses Produkt gibt es nicht.',
  ],
  [
    'a target on a foreign host',
    'S3-E082',
    { 'Empfehlung.Empfehlungslink': 'https://evil.example/x' },
    'Empfehlung.Empfehlungslink',
    'Zielseite ist nicht gültig',
  ],
  [
    'an empty text of the terms',
    'S3-E084',
    { 'Empfehlung.AgbText': ' ' },
    'Empfehlung.AgbText',
    'Die Zustimmung ist erforderlich, um fortzufahren.',
  ],
  ['an empty first name', 'S3-E086', { 'Empfehler.Vorname': '' }, 'Empfehler.Vorname', 'Vorname ist ein Pflichtfeld'],
  [
    'an empty last name',
    'S3-E087',
    { 'Empfehler.Nachname': ' ' },
    'Empfehler.Nachname',
    'Nachname ist ein Pflichtfeld',
  ],
  ['an empty e-mail', 'S3-E088', { 'Empfehler.Email': '' }, 'Empfehler.Email', 'E-Mail-Adresse ist ein Pflichtfeld'],
];
test.each(wrong)('%s answers 400 at its field and makes nothing [%s]', async (_what, _id, changes, field, message) => {
  const before = await rows();
  const { status, body } = await create(changes);
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0100']);
  expect(body.Fehler).toMatchObject([{ Feld: field, Message: message }]);
  expect(await rows()).toEqual(before);
});

const badTexts = [
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(10_000),
  '<script>alert(1)</script>',
  'zwei\nZeilen',
  { a: 1 },
  7,
  ['Anna'],
];
test.each(badTexts)('a first name like %j is a field error, never a fault', async (name) => {
  const { status, body } = await create({ 'Empfehler.Vorname': name });
  expect(status).toBe(400);
  expect(body.Fehler[0].Feld).toBe('Empfehler.Vorname');
});

test('everything that is wrong is told at once, in the language of the request', async () => {
  const { body } = await create(
    { 'Empfehler.Vorname': '', 'Empfehler.Email': 'anna', 'Empfehlung.AgbText': '' },
    { locale: 'en' },
  );
  expect(body.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Empfehlung.AgbText',
    'Empfehler.Vorname',
    'Empfehler.Email',
  ]);
  expect(body.Fehler[1].Message).toBe('First name is required');
  const { body: more } = await create({ 'Empfehlung.Produkt': 99999, 'Empfehlung.Empfehlungslink': 'ftp://x' });
  expect(more.Fehler.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Empfehlung.Produkt',
    'Empfehlung.Empfehlungslink',
  ]);
});

test('both kinds of link are echoed, none is the short one, any other answers 400 [S3-E081]', async () => {
  for (const [sent, echoed] of [
    ['KurzURL', 'KurzURL'],
    ['Empfehlungslink', 'Empfehlungslink'],
    [null, 'KurzURL'],
  ]) {
    expect((await create({ 'Empfehlung.Channel': sent })).body.Channel).toBe(echoed);
  }
  expect((await create({ 'Empfehlung.Channel': 'Brief' })).status).toBe(400);
});

test('0, 50 and 100 are accepted, 30 answers 400 [S3-E085]', async () => {
  for (const share of [0, 50, 100])
    expect((await create({ 'Empfehlung.AnteilEmpfehler': share })).body.AnteilEmpfehler).toBe(share);
  const { status, body } = await create({ 'Empfehlung.AnteilEmpfehler': 30 });
  expect(status).toBe(400);
  expect(body.Fehler).toMatchObject([{ Feld: 'Empfehlung.AnteilEmpfehler', Message: 'Anteil ist nicht gültig' }]);
});

test('a product may be named by its external id, and is the active one', async () => {
  expect((await create({ 'Empfehlung.Produkt': 'X201' })).body.Produkt).toEqual({ Id: 201, Name: 'Zuhause Glasfaser' });
});

test('the promised premium is the best money premium of that day, whatever is changed later (rules 4.1)', async () => {
  const { body } = await create({ 'Empfehlung.Produkt': products.homeSmall });
  expect(body.WertCent).toBe(4000);
  const { body: voucher } = await create({ 'Empfehlung.Produkt': products.voucher });
  expect(voucher.WertCent).toBe(6000);
});

test('the cap takes from the contact, and with a cap of 0 only "myself" is offered (E-05)', async () => {
  const capped = await create({ 'Empfehlung.AnteilEmpfehler': 50 }, { mandant: 'versicherung' });
  expect(capped.body).toMatchObject({ PraemieEmpfehlerCent: 5500, PraemieEmpfaengerCent: 1500 });
  await configure(app, 'versicherung', { recipientCapCents: 0 });
  for (const [share, status] of [
    [100, 200],
    [50, 400],
    [0, 400],
  ] as const)
    expect((await create({ 'Empfehlung.AnteilEmpfehler': share }, { mandant: 'versicherung' })).status).toBe(status);
  await configure(app, 'versicherung', { recommenderDefaultShare: 0, recipientCapCents: 0 });
  expect((await create({ 'Empfehlung.AnteilEmpfehler': null }, { mandant: 'versicherung' })).body.AnteilEmpfehler).toBe(
    100,
  );
  await configure(app, 'versicherung');
});

test('a target page on the own host or an allowed one is taken (E-15)', async () => {
  await configure(app, 'spbdevk', { targetDomains: ['partner.example'] });
  for (const target of ['https://partner.example/aktion?a=1', 'http://spbdevk.localhost:3000/de/internet']) {
    expect((await create({ 'Empfehlung.Empfehlungslink': target })).status).toBe(200);
  }
  expect((await create({ 'Empfehlung.Empfehlungslink': 'http://partner.example/aktion' })).status).toBe(400);
  await configure(app, 'spbdevk');
});

test('a contact with the own e-mail answers PSOF0303, no contact is accepted, and a mandant may allow both [S3-E092]', async () => {
  const { status, body } = await create({}, {}, { to: ` ${email.toUpperCase()} ` });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
  expect(body.Fehler).toMatchObject([
    { Feld: 'Empfaenger.Email', Message: 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.' },
  ]);
  expect((await create({}, {}, { to: 'ben@example.org' })).status).toBe(200);
  expect(
    (
      await app.call('POST', '/empfehlen/create', {
        body: { ...wishOf({ as: { ...annaMuster, email } }), Empfaenger: null },
      })
    ).status,
  ).toBe(200);
  await configure(app, 'spbdevk', { allowsSelfRecommendation: true });
  expect((await create({}, {}, { to: email })).status).toBe(200);
  await configure(app, 'spbdevk');
});

test('a whitelist lets in the addresses on it and answers the others PSOF0302; an empty one lets in all [S5-V023] [S3-E008]', async () => {
  expect((await app.call('GET', '')).body.EmailWhitelist).toBe('');
  await configure(app, 'spbdevk', { emailWhitelist: '@bank.example' });
  expect((await app.call('GET', '')).body.EmailWhitelist).toBe('@bank.example');
  const { status, body } = await create({ 'Empfehler.Email': 'x@other.example' });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0302']);
  expect(body.Fehler).toMatchObject([
    { Feld: 'Empfehler.Email', Message: 'Mit dieser E-Mail-Adresse ist die Teilnahme nicht möglich.' },
  ]);
  expect((await create({ 'Empfehler.Email': 'x@bank.example' })).status).toBe(200);
  await configure(app, 'spbdevk');
  for (const address of ['x@other.example', 'x@bank.example'])
    expect((await create({ 'Empfehler.Email': address })).status).toBe(200);
});

test('the own text of the terms is kept once, blanks aside and in any language; another text is refused with PSOF0306', async () => {
  const kept = () =>
    as().read(({ db }) => db.selectFrom('terms_text').select(['language', 'text']).orderBy('language').execute());
  await create({ 'Empfehlung.AgbText': `  ${terms.replace(/ /g, ' \n ')} ` });
  await create({ 'Empfehlung.AgbText': englishTerms });
  expect(await kept()).toEqual([
    { language: 'de', text: terms },
    { language: 'en', text: englishTerms },
  ]);
  const before = await rows();
  const { status, body } = await create({ 'Empfehlung.AgbText': 'Ich akzeptiere nichts.' });
  expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0306']);
  expect(await rows()).toEqual(before);
});

describe('a product of agents', () => {
  const of = (agent: string | null) => ({ 'Empfehlung.Produkt': products.agent, 'Empfehlung.AgentNumber': agent });
  const refusedFor = async (agent: string | null) => {
    const { status, body } = await create(of(agent), { mandant: 'versicherung' });
    return [status, body.Fehler.map(({ Feld }: { Feld: string }) => Feld)];
  };

  test('is recommended nowhere without the module [S1-F038]', async () => {
    const { status, body } = await create(of('B-1001'));
    expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0105']);
    expect((await create(of('B-1001'), { mandant: 'versicherung' })).status).toBe(200);
  });

  test('keeps the agent it names, and needs one who is there [S3-E079]', async () => {
    const { body } = await create(of('B-1001'), { mandant: 'versicherung' });
    const kept = await as('versicherung').read(({ db }) =>
      db
        .selectFrom('recommendation')
        .select('agent_number')
        .where('number', '=', body.Empfehlungsnummer)
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ agent_number: 'B-1001' });
    for (const agent of [null, '', 'B-9999', 'b-1001'])
      expect(await refusedFor(agent)).toEqual([400, ['Empfehlung.AgentNumber']]);
  });

  test('is not recommended for an agent who was switched off', async () => {
    const ctx = as('versicherung');
    const switched = (active: boolean) =>
      ctx.write(({ db }) => db.updateTable('agent').set({ active }).where('external_id', '=', 'B-1002').execute());
    await switched(false);
    expect(await refusedFor('B-1002')).toEqual([400, ['Empfehlung.AgentNumber']]);
    await switched(true);
  });

  test('of another one the number of an agent is not kept', async () => {
    const { body } = await create({ 'Empfehlung.AgentNumber': 'B-1001' }, { mandant: 'versicherung' });
    const kept = await as('versicherung').read(({ db }) =>
      db
        .selectFrom('recommendation')
        .select('agent_number')
        .where('number', '=', body.Empfehlungsnummer)
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ agent_number: null });
  });
});
