/** How somebody came is kept from the click to the reward (R-33, C-24), and who it is decided for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recommended } from '#testing/cast/anna.ts';
import { benBeispiel } from '#testing/cast/ben.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: ReturnType<typeof rowsOf>;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
});
afterAll(() => w.app.close());

let people = 0;
const newEmail = (): string => `kontakt${++people}@example.org`;
const form = (Email: string) => ({
  ...benBeispiel,
  Email,
  EmailWiederholung: Email,
  AgbText: terms,
  AgbAkzeptiert: true,
});
/** Opens a link as a browser does, and sends the form of the page it leads to. */
async function comesBy(path: string, Email = newEmail()) {
  const { headers } = await w.app.app.http.fastify.inject({
    url: path,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  const landing = new URL(String(headers.location));
  const [number] = /\d{12}/.exec(landing.pathname) ?? [];
  const { status, body } = await w.app.call('POST', `/empfaenger/create/${number}${landing.search}`, {
    body: form(Email),
  });
  expect(status).toBe(200);
  return body as { Empfaengernummer: string; Empfehlungsnummer: string };
}
const keptOf = async (recipient: string) => {
  const { entry_channel, entry_source } = await rows.recipient(recipient);
  return [entry_channel, entry_source];
};
const desk = async (path: string) => w.app.call('GET', `/admin/${path}`, { token: await eva.token() });

const ways: [what: string, of: (link: Recommended) => string, kept: (string | null)[]][] = [
  ['the short link in WhatsApp', ({ short }) => `${short}?c=wa`, ['wa', 'shortLink']],
  ['the short link in a text message', ({ short }) => `${short}?c=sm`, ['sm', 'shortLink']],
  ['the long link in a mail', ({ long }) => `${long}?c=ml`, ['ml', 'recommendationLink']],
  ['the QR code', ({ short }) => `${short}?c=qr`, ['qr', 'shortLink']],
  ['a copied link without its query', ({ short }) => short, [null, 'shortLink']],
  ['a campaign', ({ short }) => `${short}?pk_campaign=Fr%C3%BChling-26`, ['Frhling-26', 'shortLink']],
];
test.each(ways)('whoever comes by %s comes to that recommendation, and how is kept', async (_what, of, kept) => {
  const link = await w.anna.recommends();
  const came = await comesBy(of(link));
  expect(came.Empfehlungsnummer).toBe(link.number);
  expect(await keptOf(came.Empfaengernummer)).toEqual(kept);
});

test.each([
  ['Einsprungslink', 'recommendationLink'],
  ['KurzURL', 'shortLink'],
  ['Empfehlungscode', 'code'],
  ['QRCode', 'qrCode'],
  ['Email', 'email'],
  ['Widget', 'widget'],
  ['Agent', 'agent'],
  ['Direkt', 'direct'],
  ['Brieftaube', 'direct'],
])('the way in that a form names is kept: %s', async (named, kept) => {
  const link = await w.anna.recommends();
  const path = `/empfaenger/create/${link.number}?h=${link.hash}&channel=ag&einsprungsquelle=${named}`;
  const { body } = await w.app.call('POST', path, { body: form(newEmail()) });
  expect(await keptOf(body.Empfaengernummer)).toEqual(['ag', kept]);
});

test('who comes second by another channel gets a follow-up with the own way in, and the link of a follow-up acts alike', async () => {
  const link = await w.anna.recommends();
  const first = await comesBy(`${link.short}?c=wa`);
  const second = await comesBy(`${link.long}?c=fb`);
  expect([first.Empfehlungsnummer === link.number, second.Empfehlungsnummer === link.number]).toEqual([true, false]);
  expect([await keptOf(first.Empfaengernummer), await keptOf(second.Empfaengernummer)]).toEqual([
    ['wa', 'shortLink'],
    ['fb', 'recommendationLink'],
  ]);
});

test('recommendation, order, reward and their files tell at the desk how the recipient came', async () => {
  const link = await w.anna.recommends({ share: 50 });
  const { Empfaengernummer } = await comesBy(`${link.short}?c=wa`);
  await w.ben.confirms(Empfaengernummer);
  const { body: order } = await w.client.reports({ order: 'KAM-1', event: 'bestaetigt', number: link.number });
  const came = { Kanal: 'wa', Einsprungsquelle: 'KurzURL' };
  const shown = (await desk(`empfehlungen/${link.number}`)).body;
  expect(shown).toMatchObject({ ...came, Auftraege: [came], Praemierungen: [came, came], Kampagnenkanal: null });
  expect((await desk(`auftraege/${order.Auftragsnummer}`)).body).toMatchObject(came);
  for (const { Id } of shown.Praemierungen) expect((await desk(`praemierungen/${Id}`)).body).toMatchObject(came);
  for (const [list, number] of [
    ['empfehlungen', link.number],
    ['auftraege', order.Auftragsnummer],
    ['praemierungen', shown.Praemierungen[0].Id],
  ]) {
    const [head = '', row = ''] = (await desk(`${list}/csv?Filter=Text:${number}`)).text.trimEnd().split('\r\n');
    const [columns, values] = [head.split(';'), row.split(';')];
    expect([values[columns.indexOf('Kanal')], values[columns.indexOf('Einsprungsquelle')]]).toEqual(['wa', 'KurzURL']);
  }
});

test('an order without a form tells nothing, and the campaign of the recommender stands beside it', async () => {
  const { body } = await w.app.call('POST', '/empfehlen/create?channel=Herbst', {
    body: {
      Empfehlung: { Produkt: 101, Channel: 'KurzURL', AgbText: terms, AnteilEmpfehler: 100 },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: 'anna@example.org', NewsletterPermission: false },
      Empfaenger: null,
    },
  });
  await w.client.reports({ order: 'KAM-2', number: body.Empfehlungsnummer, email: newEmail() });
  expect((await desk(`empfehlungen/${body.Empfehlungsnummer}`)).body).toMatchObject({
    Kanal: null,
    Einsprungsquelle: null,
    Kampagnenkanal: 'Herbst',
    Auftraege: [{ Kanal: null, Einsprungsquelle: null }],
  });
});

test('on another device the link of the mail carries on what the form had', async () => {
  const email = newEmail();
  const link = await w.anna.recommends();
  await w.app.post();
  const { Empfaengernummer } = await comesBy(`${link.short}?c=wa`, email);
  const mail = (await w.app.post()).find(({ to }) => to === email);
  expect(mail?.text).toMatch(/\/zustimmung\?token=[^\s&]+&channel=wa&einsprungsquelle=KurzURL/);
  expect(mail?.text).toMatch(/&einsprungsquelle=KurzURL&ablehnen=1/);
  await w.ben.confirms(Empfaengernummer);
  expect(await keptOf(Empfaengernummer)).toEqual(['wa', 'shortLink']);
});

test('the last campaign of a person counts, with both in the history; none and the completion itself change nothing', async () => {
  const link = await w.anna.recommends();
  const email = newEmail();
  const { Empfaengernummer } = await comesBy(`${link.short}?c=wa`, email);
  const completes = (query: string) =>
    w.app.call('POST', `/tracking/abschliessen/${query}`, {
      body: {
        empfehlungsnummer: link.number,
        empfaengernummer: Empfaengernummer,
        empfaengerdaten: { anrede: 'Herr', vorname: 'Ben', name: 'Beispiel', email },
        agbText: terms,
        agbakzeptiert: true,
      },
    });
  expect((await completes('?channel=fb&einsprungsquelle=QRCode')).status).toBe(200);
  expect(await keptOf(Empfaengernummer)).toEqual(['fb', 'qrCode']);
  const history: { Ereignis: string; Grund: string | null }[] = (await desk(`empfehlungen/${link.number}`)).body
    .Verlauf;
  expect(history.filter(({ Grund }) => Grund !== null)).toMatchObject([
    { Ereignis: 'über einen anderen Kanal gekommen, der letzte gilt', Grund: 'wa → fb' },
  ]);
  for (const query of ['', '?channel=co', '?channel=wa']) {
    const other = await w.anna.recommends();
    const again = await comesBy(`${other.short}?c=wa`, newEmail());
    const { email: known } = await rows.recipient(again.Empfaengernummer);
    await w.app.call('POST', `/tracking/abschliessen/${query}`, {
      body: {
        empfehlungsnummer: other.number,
        empfaengernummer: again.Empfaengernummer,
        empfaengerdaten: { anrede: 'Herr', vorname: 'Ben', name: 'Beispiel', email: known },
        agbText: terms,
        agbakzeptiert: true,
      },
    });
    expect(await keptOf(again.Empfaengernummer)).toEqual(['wa', 'shortLink']);
  }
});

test('a person whom two recommend is the one of the link the form was opened with; colleagues see both, a recommender nothing', async () => {
  const email = newEmail();
  const early = await w.anna.recommends();
  const late = await w.anna.recommends({ as: { firstName: 'Zoe', lastName: 'Zwei', email: 'zoe@example.org' } });
  await comesBy(`${early.short}?c=wa`, email);
  const came = await comesBy(`${late.short}?c=fb`, email);
  expect(came.Empfehlungsnummer).toBe(late.number);
  const history: { Ereignis: string; Grund: string | null }[] = (await desk(`empfehlungen/${late.number}`)).body
    .Verlauf;
  expect(history.filter(({ Grund }) => Grund !== null)).toMatchObject([
    { Ereignis: expect.stringContaining('zwei Empfehlungen kamen in Frage'), Grund: `${late.number}, ${early.number}` },
  ]);
  const earlier: { Grund: string | null }[] = (await desk(`empfehlungen/${early.number}`)).body.Verlauf;
  expect(earlier.every(({ Grund }) => Grund === null)).toBe(true);
  for (const number of [early.number, late.number])
    expect(await rows.events('recommendation', number)).toEqual(['E1 → open', 'E4 open → open']);
});

test('two forms at once on one link end as two recommendations, each with its own channel', async () => {
  const link = await w.anna.recommends();
  const both = await Promise.all([comesBy(`${link.short}?c=wa`), comesBy(`${link.short}?c=fb`)]);
  expect(new Set(both.map(({ Empfehlungsnummer }) => Empfehlungsnummer)).size).toBe(2);
  expect(await Promise.all(both.map(({ Empfaengernummer }) => keptOf(Empfaengernummer)))).toEqual([
    ['wa', 'shortLink'],
    ['fb', 'shortLink'],
  ]);
});

test('data that are deleted leave how the person came, which names nobody', async () => {
  const link = await w.anna.recommends();
  const { Empfaengernummer } = await comesBy(`${link.short}?c=wa`);
  await w.ben.declines(Empfaengernummer);
  expect(await rows.recipient(Empfaengernummer)).toMatchObject({ email: null, entry_channel: 'wa' });
});

test('a way into the shop keeps channel, person and way in', async () => {
  const link = await w.anna.recommends();
  const { Empfaengernummer } = await comesBy(`${link.short}?c=wa`);
  const { body } = await w.app.call(
    'GET',
    `/empfehlung/${link.number}/produkt/produktlink?channel=wa&empfaengernummer=${Empfaengernummer}&einsprungsquelle=KurzURL`,
  );
  expect(body.ClickUrl).toBe(
    `/api/v1/spbdevk/empfehlen/click/${link.number}?channel=wa&empfaengernummer=${Empfaengernummer}&einsprungsquelle=KurzURL`,
  );
  await w.app.app.http.fastify.inject({ url: body.ClickUrl, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  const clicks = await w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('click')
        .select(['channel', 'entry_source', 'target'])
        .where('recipient_number', '=', Empfaengernummer)
        .execute(),
    );
  expect(clicks).toEqual([{ channel: 'wa', entry_source: 'shortLink', target: 'shop' }]);
});
