import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';
import { testMailLimit } from './own-words.ts';

let w: World;
let editor: string;
const email = 'redaktion@betreiber.example';
beforeAll(async () => {
  w = await world({ RATE_LIMITS: '1' });
  editor = await operator(w.app, { email, role: 'BetreiberRedaktion' });
  await w.app.post();
});
afterAll(() => w.app.close());

const words = {
  Sprache: 'de',
  Betreff: '{betrag} für Sie',
  Text: 'Hallo {vorname},\n\n{betragGross}\n\n{knopf}\n\n{danach}',
  Html: '<h2>Hallo {vorname}</h2><p>{betragGross}</p><p>{knopf}</p><p>{danach}</p>',
};
const ask = (what: 'vorschau' | 'testmail', template: string, body: object, more: object = {}) =>
  w.app.call(what === 'vorschau' ? 'PUT' : 'POST', `/admin/mailvorlagen/${template}/${what}`, {
    token: editor,
    body,
    ...more,
  });

test('an editor sees every mail with its placeholders, in the own language', async () => {
  const { body } = await w.app.call('GET', '/admin/mailvorlagen', { token: editor, locale: 'en' });
  const ready = body.find(({ Vorlage }: { Vorlage: string }) => Vorlage === 'M10');
  expect(ready).toMatchObject({
    BrauchtZweitePerson: true,
    Faelle: ['Prämie wartet'],
    Entwurf: { Betreff: '{betreff}' },
  });
  expect(ready.Platzhalter).toEqual(
    expect.arrayContaining([
      {
        Name: '{knopf}',
        Art: 'Teil',
        Pflicht: true,
        Oder: [],
        Erklaerung: 'the button of the mail with its address',
        Beispiel: 'Collect reward:\nhttp://spbdevk.localhost:3000/en',
      },
      {
        Name: '{betrag}',
        Art: 'Wert',
        Pflicht: true,
        Oder: ['{betragGross}'],
        Erklaerung: 'amount of the reward',
        Beispiel: '35,00\u00a0€',
      },
      { Name: '{vorname}', Art: 'Wert', Pflicht: false, Oder: [], Erklaerung: expect.any(String), Beispiel: 'Anna' },
    ]),
  );
  expect(body.map(({ Vorlage }: { Vorlage: string }) => Vorlage)).not.toContain('M38');
});

test('a preview shows the mail with sample values in any of its cases, in the brand', async () => {
  const { body } = await ask('vorschau', 'M10', words);
  expect(body).toMatchObject({ Betreff: '35,00\u00a0€ für Sie', Probleme: [] });
  expect(body.Text).toContain(
    'Hallo Anna,\n\nPrämie: 35,00\u00a0€ für Anna\n\nPrämie abholen:\nhttp://spbdevk.localhost:3000/de\n',
  );
  expect(body.Html).toContain('src="data:image/png;base64,');
  const draft = { ...words, Text: '{inhalt}\n\n{knopf}', Html: '<p>{inhalt}</p><p>{knopf}</p>' };
  const [first, second] = await Promise.all([0, 1].map((Fall) => ask('vorschau', 'M11', { ...draft, Fall })));
  expect([first?.body.Text.includes('Prämie abholen'), second?.body.Text.includes('Prämie abholen')]).toEqual([
    true,
    false,
  ]);
});

test('a preview of what may not be published says why, in both languages, and shows it without that', async () => {
  const broken = { ...words, Html: '<p onclick="a()">{vornam}<img src="https://evil.com/x.png"></p>' };
  const { body } = await ask('vorschau', 'M10', broken, { locale: 'en' });
  expect(body.Probleme).toEqual(
    expect.arrayContaining([
      { Feld: 'html', Code: 'mail-placeholder-unknown', Message: 'HTML: this mail has no placeholder {vornam}.' },
      {
        Feld: 'html',
        Code: 'mail-placeholder-missing',
        Message: 'HTML: {knopf} is missing. Without it the mail does not serve its purpose.',
      },
    ]),
  );
  expect(body.Html).not.toMatch(/onclick|evil/);
  expect((await ask('vorschau', 'M10', broken)).body.Probleme[0].Message).toMatch(/nicht erlaubt/);
});

test('there is no preview of a mail to operators, of none, or of a case that is not there', async () => {
  for (const template of ['M38', 'M99', 'own-words-test'.slice(0, 10)])
    expect((await ask('vorschau', template, words)).status).toBe(404);
  expect((await ask('vorschau', 'M10', { ...words, Fall: 9 })).status).toBe(404);
});

test('a test mail goes through the outbox to the own address alone, marked, with links that open nothing', async () => {
  expect((await ask('testmail', 'M10', words)).body).toEqual({ An: email });
  const [sent, ...more] = await w.app.post();
  expect(more).toEqual([]);
  expect([sent?.to, sent?.subject, sent?.unsubscribe, sent?.replyTo]).toEqual([
    email,
    'Test: 35,00\u00a0€ für Sie',
    undefined,
    undefined,
  ]);
  expect(sent?.text).toContain('Prämie abholen:\nhttp://spbdevk.localhost:3000/de\n');
  expect(sent?.text).not.toContain('token');
});

test('what may not be published is no test mail either', async () => {
  const { status, body } = await ask('testmail', 'M10', { ...words, Text: 'Hallo' });
  expect([status, body.Fehler[0].Feld]).toEqual([400, 'text']);
  expect(await w.app.post()).toEqual([]);
});

test('an operator sends ten test mails an hour', async () => {
  w.nextHour();
  const token = await operator(w.app, { email: 'zweite@betreiber.example', role: 'BetreiberRedaktion' });
  for (let count = 0; count < testMailLimit.max; count++)
    expect((await ask('testmail', 'M18', { ...words, ...button }, { token })).status).toBe(200);
  expect((await ask('testmail', 'M18', { ...words, ...button }, { token })).status).toBe(429);
});
const button = { Betreff: 'Neu', Text: '{knopf}', Html: '<p>{knopf}</p>' };

test('the list says of each mail in which language it has own words, and how they stand', async () => {
  const third = { email: 'dritte@betreiber.example', role: 'BetreiberRedaktion' } as const;
  const token = await operator(w.app, third);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    w.app.call(method, `/admin/${path}`, { token, ...(body && { body }) });
  const shown = async (template: string) =>
    (await call('GET', 'mailvorlagen')).body.find(({ Vorlage }: { Vorlage: string }) => Vorlage === template);
  const ownOf = async (template: string) => (await shown(template)).Eigene;
  const make = async (vorlage: string) => {
    const { Betreff, Text, Html } = (await shown(vorlage)).Entwurf;
    const text = { betreff: { de: Betreff }, text: { de: Text }, html: { de: Html } };
    return (await call('POST', 'inhalte/liste/mailvorlagen', { Daten: { vorlage: { iv: vorlage }, ...text } })).body;
  };
  const publish = ({ Id, Revision }: { Id: string; Revision: number }) =>
    call('PUT', 'inhalte/veroeffentlichen', { Inhalte: [{ Id, Revision }], Am: null, Notiz: null });
  expect(await ownOf('M04')).toBeNull();
  const plain = await make('M04');
  const german = (Status: string) => [{ Sprache: 'de', Status }];
  expect(await ownOf('M04')).toMatchObject({ Id: plain.Id, Status: 'Entwurf', Sprachen: german('Entwurf') });
  expect((await publish(plain)).status).toBe(200);
  expect(await ownOf('M04')).toMatchObject({ Status: 'Veroeffentlicht', Sprachen: german('Veroeffentlicht') });
  const { body: now } = await call('GET', `inhalte/${plain.Id}`);
  const Daten = { ...now.Daten, betreff: { de: 'Neuer' }, text: { ...now.Daten.text, en: '{inhalt}' } };
  await call('PUT', `inhalte/${plain.Id}`, { Daten, Revision: now.Revision });
  expect(await ownOf('M04')).toMatchObject({
    Status: 'Geaendert',
    Sprachen: [...german('Geaendert'), { Sprache: 'en', Status: 'Entwurf' }],
    Wartet: false,
  });

  const money = await make('M18');
  expect((await publish(money)).status).toBe(202);
  expect(await ownOf('M18')).toMatchObject({ Status: 'Entwurf', Wartet: true });
  const { body: waiting } = await call('GET', `inhalte/${money.Id}`);
  expect(waiting.Antraege).toMatchObject([{ GestelltVon: third.email }]);
});

test('an admin says where links of mails may lead, and everybody who judges them knows at once', async () => {
  const admin = await operator(w.app, { email: 'leitung@betreiber.example', role: 'BetreiberAdmin' });
  const writer = await operator(w.app, { email: 'vierte@betreiber.example', role: 'BetreiberRedaktion' });
  const hosts = (token: string, MailLinkHosts?: string[]) =>
    MailLinkHosts
      ? w.app.call('PUT', '/admin/mailhosts', { token, body: { MailLinkHosts, Grund: 'neuer Shop' } })
      : w.app.call('GET', '/admin/mailhosts', { token });
  const problems = async () => {
    const linked = { ...words, Html: `${words.Html}<p><a href="https://shop.example/">Shop</a></p>` };
    const { body } = await ask('vorschau', 'M10', linked, { token: writer });
    return body.Probleme.map(({ Code }: { Code: string }) => Code);
  };
  expect((await hosts(writer)).body).toEqual({ Eigener: 'spbdevk.localhost', MailLinkHosts: [] });
  expect(await problems()).toEqual(['mail-link-host']);
  expect((await hosts(writer, ['shop.example'])).status).toBe(403);
  for (const wrong of ['https://shop.example', 'shop', 'shop.example/a', '*.example', 'Shop.Example', 'a..example'])
    expect([(await hosts(admin, [wrong])).status, wrong]).toEqual([400, wrong]);
  expect((await hosts(admin, ['shop.example', 'shop.example'])).body.MailLinkHosts).toEqual(['shop.example']);
  expect(await problems()).toEqual([]);
  const { body } = await w.app.call('PUT', '/admin/ereignisse', { token: admin, body: {} });
  expect(JSON.stringify(body)).toContain('MailLinkHosts: shop.example');
});
