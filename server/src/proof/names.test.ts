/** What people are called, wherever it can be given: nothing hidden, nothing that turns the words of others round. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { premiums, products, terms, today } from '../testing/mandant-files.ts';
import { askPage } from '../testing/page.ts';
import { confirm, desk, mailTo, recommendAndRegister, release, report, rewardTokenOf } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

const recommendation = (firstName: string, email: string) => ({
  Empfehlung: { Produkt: products.home, AgbText: terms, AnteilEmpfehler: 50 },
  Empfehler: { Vorname: firstName, Nachname: 'Muster', Email: email },
});

test.each(['\u200b', '\u00ad', '\u2060', '\u3164', '\u115f', '\u202egnp.exe', 'An\u200bna'])(
  'nobody recommends under the name %j',
  async (firstName) => {
    const answer = await here.app.call('POST', '/empfehlen/create', {
      body: recommendation(firstName, 'a@example.org'),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { Fehler: [{ Feld: 'Empfehler.Vorname', Message: 'Vorname ist nicht gültig' }] },
    });
  },
);

test('a name written from right to left turns no word beside it, in no title, headline and mail', async () => {
  const created = await here.app.call('POST', '/empfehlen/create', { body: recommendation('שרה', 'sara@example.org') });
  const { Empfehlungsnummer: number, Hash: hash } = created.body;
  const page = await askPage(here.app, `/de/empfaengerdaten/${number}?h=${hash}`);
  expect(page.text).toContain('<title>\u2068שרה M.\u2069 empfiehlt Ihnen');
  expect(/<h1>.*?<\/h1>/.exec(page.text)?.[0].replaceAll('<!-- -->', '')).toMatch(/^<h1><bdi>שרה M\.<\/bdi> empfiehlt/);
  await here.app.call('POST', `/empfaenger/create/${number}?h=${hash}`, {
    body: {
      Anrede: 'Frau',
      Vorname: 'דנה',
      Nachname: 'Beispiel',
      Email: 'dana@example.org',
      EmailWiederholung: 'dana@example.org',
      AgbText: terms,
      AgbAkzeptiert: true,
    },
  });
  const mail = mailTo(await here.app.post(), 'dana@example.org');
  expect(mail?.text).toContain('der Empfehlung von \u2068שרה M.\u2069 zu');
  expect(mail?.html).toContain('der Empfehlung von <bdi>שרה M.</bdi> zu');
  expect(mail?.html).toMatch(/<h1[^>]*>[^<]*, <bdi>דנה<\/bdi><\/h1>/);
});

test('an account holder that a bank file cannot write is asked for in Latin letters, wherever one is given', async () => {
  const walk = await recommendAndRegister(here.app, { tag: 'holder' });
  await confirm(here.app, walk);
  await report(here.app, walk, 'bestaetigt', today);
  await here.days(15);
  const { eva } = await desk(here.app);
  await release(here.app, walk, eva);
  const account = { Kontoinhaber: '李小龍', IBAN: 'DE02120300000000202051', AgbAkzeptiert: true };
  const reward = rewardTokenOf(walk, walk.recommenderEmail);
  const answers = [
    await here.app.call('PUT', '/praemierung', {
      token: reward,
      body: { ...account, PraemieId: premiums.home, AgbText: terms },
    }),
    await here.app.call('POST', '/empfaenger/bankdaten', { token: walk.recipientToken, body: account }),
    await here.app.call('PUT', '/admin/auszahlungskonto', {
      token: eva,
      body: { ...account, Name: '李小龍', Grund: 'Neu' },
    }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.Message]).toEqual([400, 'Bitte prüfen Sie Ihre Eingaben.']);
    expect(body.Fehler).toContainEqual({
      Feld: expect.stringMatching(/^(Kontoinhaber|Name)$/),
      Message: 'Bitte geben Sie den Namen in lateinischen Buchstaben an, so wie er auf dem Konto steht.',
      Code: expect.stringMatching(/^[a-z-]+$/),
    });
  }
});

test('an address that many mail servers cannot be sent to is told as such, wherever one is given', async () => {
  const walk = await recommendAndRegister(here.app, { tag: 'address' });
  const { eva } = await desk(here.app);
  const Email = 'hännes.kühn@example.org';
  const ben = { Anrede: 'Herr', Vorname: 'Ben', Nachname: 'Beispiel', AgbText: terms, AgbAkzeptiert: true };
  const calls: readonly (readonly ['POST' | 'PUT', string, object, string?])[] = [
    ['POST', '/account/createEmpfehler', { Vorname: 'Anna', Nachname: 'Muster', Email }],
    ['POST', '/empfehlen/create', recommendation('Anna', Email)],
    ['POST', `/empfaenger/create/${walk.number}?h=${walk.hash}`, { ...ben, Email, EmailWiederholung: Email }],
    ['POST', '/tracking/abschliessen', { empfaengerdaten: { vorname: 'Ben', name: 'Beispiel', email: Email } }],
    ['POST', '/kontakt', { Vorname: 'Gast', Nachname: 'Neu', Email, Betreff: 'Frage', Nachricht: 'Wann?' }],
    ['POST', '/admin/betreiber', { Email, Rolle: 'BetreiberSachbearbeitung' }, eva],
  ];
  await here.app.post();
  for (const [method, path, body, token] of calls) {
    const answer = await here.app.call(method, path, { body, ...(token && { token }) });
    expect([path, answer.status]).toEqual([path, 400]);
    expect([path, answer.body.Fehler]).toMatchObject([
      path,
      expect.arrayContaining([
        {
          Feld: expect.stringMatching(/email$/i),
          Message: expect.stringMatching(/^Umlaute und andere besondere Zeichen vor dem @/),
          Code: expect.stringMatching(/^[a-z-]+$/),
        },
      ]),
    ]);
  }
  expect(await here.app.post()).toEqual([]);
});
