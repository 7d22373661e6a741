import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellAgent } from '#agent/agent.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { products } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let token: string;
const mandant = 'versicherung';
beforeAll(async () => {
  w = await world();
  token = await operator(w.app);
});
afterAll(() => w.app.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  w.app.call(method, `/admin/berater${path}`, { token, mandant, ...(body !== undefined && { body }) });
const list = async (filter = '', more: object = {}) => (await call('PUT', '', { Filter: filter, ...more })).body;
const numbers = (page: { Content: { ExterneId: string }[] }) => page.Content.map(({ ExterneId }) => ExterneId);
const nora = {
  ExterneId: 'N-1',
  Nachname: 'Neu',
  Vorname: 'Nora',
  Plz: '20095',
  Ort: 'Hamburg',
  Foto: null,
  FotoEinwilligungAm: null,
  FotoEinwilligungWie: null,
  Email: 'nora@berater.example',
  Telefon: null,
  Agenturnummer: null,
  Mitarbeiternummer: null,
  Aktiv: true,
};

describe('the list at the desk', () => {
  test('has the agents of the mandant by name, is searched like the portal, and narrowed by state', async () => {
    const page = await list();
    expect(page).toMatchObject({ TotalCount: 14, HasNext: true });
    expect(page.Content[0]).toMatchObject({ ExterneId: 'B-1001', Nachname: 'Ahlers', Email: 'b-1001@berater.example' });
    expect(numbers(await list('Text:mueller'))).toEqual(['B-1002']);
    expect(numbers(await list('Text:lübeck'))).toEqual(['B-1004', 'B-1005']);
    expect(numbers(await list('Text:übec'))).toEqual(['B-1004', 'B-1005']);
    expect(numbers(await list('Text:lü'))).toEqual(['B-1004', 'B-1005']);
    expect(numbers(await list('Text:ck'))).toEqual([]);
    expect(numbers(await list('Text:B-1009'))).toEqual(['B-1009']);
    expect(numbers(await list('Text:100%'))).toEqual([]);
    expect((await list('Status:Inaktiv')).TotalCount).toBe(0);
    const second = await list('', { Nach: page.Nach });
    expect(second.Content).toHaveLength(4);
    expect((await w.app.call('PUT', '/admin/berater', { token, body: {} })).body.TotalCount).toBe(0);
  });

  test('is a file that an import takes as it is', async () => {
    const { text } = await call('GET', '/csv');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffExterneId;Nachname;Vorname;Plz;Ort;Foto;FotoEinwilligungAm;FotoEinwilligungWie;Email;Telefon;Agenturnummer;Mitarbeiternummer;Aktiv;GeaendertAm',
    );
    expect((await call('POST', '/import', text)).body).toMatchObject({
      Gelesen: 14,
      Neu: 0,
      Geaendert: 0,
      Unveraendert: 14,
      FehlerAnzahl: 0,
    });
  });
});

test('one is added, changed, switched off and deleted, and each change is told', async () => {
  expect(await call('POST', '', nora)).toMatchObject({ status: 200, body: { ...nora, AnzahlEmpfehlungen: 0 } });
  expect(await call('POST', '', nora)).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'ExterneId' }] } });
  const link = await w.anna.recommends({ mandant, product: products.agent, agent: 'N-1' });
  expect((await call('PUT', '/N-1', { ...nora, Ort: 'Kiel' })).body).toMatchObject({
    Ort: 'Kiel',
    AnzahlEmpfehlungen: 1,
  });
  expect((await call('PUT', '/N-1', { ...nora, ExterneId: 'N-2' })).status).toBe(400);
  const shown = async () =>
    (await w.app.call('GET', `/empfehlen/${link.number}/${link.hash}`, { mandant })).body.Berater?.LastName;
  expect(await shown()).toBe('Neu');
  expect((await call('PUT', '/N-1', { ...nora, Aktiv: false })).body.Aktiv).toBe(false);
  expect(numbers(await list('Status:Inaktiv'))).toEqual(['N-1']);
  expect(await shown()).toBeUndefined();
  expect((await call('PUT', '/N-1', nora)).body.Aktiv).toBe(true);
  expect(await shown()).toBe('Neu');
  expect((await call('DELETE', '/N-1')).body).toEqual({ Geloescht: true });
  expect(await shown()).toBeUndefined();
  for (const again of [call('DELETE', '/N-1'), call('GET', '/N-1'), call('PUT', '/N-1', nora)])
    expect((await again).status).toBe(404);
  await w.app.app.system.security.flush();
  const told = await w.app.call('PUT', '/admin/sicherheit', {
    token,
    mandant,
    body: { Filter: 'Ansicht:Einstellung', Descending: true },
  });
  expect(told.body.Content.map(({ Was }: { Was: string }) => Was)).toContain('Berater: N-1');
});

test('what is known of an agent is a file to hand on, and another mandant knows nobody of that number', async () => {
  await call('POST', '', nora);
  const file = await call('GET', '/N-1/daten');
  expect(file.headers['content-disposition']).toBe('attachment; filename="versicherung-berater.json"');
  expect(file.body).toMatchObject({
    Mandant: w.as(mandant).mandant.name,
    Berater: { ...nora, AnzahlEmpfehlungen: expect.any(Number) },
  });
  expect((await w.app.call('GET', '/admin/berater/N-1/daten', { token })).status).toBe(404);
  await call('DELETE', '/N-1');
  expect((await call('GET', '/N-1/daten')).status).toBe(404);
});

test('what was mailed to an agent stands in the file and goes with him, unless another one has the address', async () => {
  await call('POST', '', nora);
  await call('POST', '', { ...nora, ExterneId: 'N-2' });
  const lead = {
    recipientId: 1,
    name: 'Ben Muster',
    product: 'Rente',
    phone: null,
    email: 'ben@example.org',
    address: null,
  };
  await w.as(mandant).write((tx) => tellAgent(tx, 'N-1', lead));
  await w.app.post();
  expect((await call('GET', '/N-1/daten')).body.Mails).toEqual([
    { Vorlage: 'M30', VersendetAm: expect.stringMatching(/^\d{4}-/) },
  ]);
  const kept = () =>
    w
      .as(mandant)
      .read(({ db }) =>
        db
          .selectFrom('mail')
          .select(['address_sealed as address', 'parameters_sealed as parameters'])
          .where('template', '=', 'M30')
          .execute(),
      );
  await call('DELETE', '/N-2');
  expect(await kept()).toEqual([{ address: expect.any(String), parameters: expect.any(String) }]);
  await call('DELETE', '/N-1');
  expect(await kept()).toEqual([{ address: null, parameters: null }]);
});

test.each([
  ['no name', { Nachname: '' }, 'Nachname'],
  ['a zip code that is none', { Plz: '2009' }, 'Plz'],
  ['an e-mail address that is none', { Email: 'nora' }, 'Email'],
  ['a photo of a stranger', { Foto: 'https://tracker.example/nora.jpg' }, 'Foto'],
  ['a photo without https', { Foto: 'http://bilder.example/nora.jpg' }, 'Foto'],
  ['a photo with a character that no database takes', { Foto: 'https://bilder.example/\u0000.jpg' }, 'Foto'],
  ['a photo that is no address', { Foto: 'javascript:alert(1)' }, 'Foto'],
  ['a photo that would widen the policy', { Foto: 'https://bilder.example/a;script-src *' }, 'Foto'],
  ['a consent of tomorrow', { FotoEinwilligungAm: '2026-03-03', FotoEinwilligungWie: 'Brief' }, 'FotoEinwilligungAm'],
  ['a consent that nobody says how it was given', { FotoEinwilligungAm: '2026-03-02' }, 'FotoEinwilligungWie'],
  ['a way without a day', { FotoEinwilligungWie: 'Brief' }, 'FotoEinwilligungAm'],
  ['a number that no employee has', { Mitarbeiternummer: 'M 1/2' }, 'Mitarbeiternummer'],
])('%s is refused', async (_what, wrong, Feld) => {
  await configure(w.app, mandant, { targetDomains: ['bilder.example'] });
  expect(await call('POST', '', { ...nora, ...wrong })).toMatchObject({ status: 400, body: { Fehler: [{ Feld }] } });
});

test('a photo lies on a host of the mandant, and the policy of its pages has that host alone', async () => {
  await configure(w.app, mandant, { targetDomains: ['bilder.example', "x.example; script-src 'unsafe-inline'"] });
  const Foto = 'https://bilder.example/nora.jpg';
  expect((await call('POST', '', { ...nora, Foto })).body.Foto).toBe(Foto);
  const page = (host: string) => w.app.app.http.fastify.inject({ url: '/de', headers: { host } });
  const policyOf = async (slug: string) =>
    String((await page(`${slug}.localhost:3000`)).headers['content-security-policy']);
  expect(await policyOf(mandant)).toContain("img-src 'self' data: https://bilder.example;");
  expect(await policyOf('spbdevk')).toContain("img-src 'self' data:;");
  await call('DELETE', '/N-1');
});

describe('a photo', () => {
  const Foto = 'https://bilder.example/nora.jpg';
  const consent = { FotoEinwilligungAm: '2026-03-01', FotoEinwilligungWie: 'E-Mail vom 1.3.' };
  const shown = async () => {
    const get = async (path: string) => (await w.app.call('GET', path, { mandant })).body;
    const [all, found, own] = [
      await get('/produkt/agents'),
      (await get('/produkt/berater?query=Neu')).Content,
      (await get('/produkt/berater?agent=N-1')).Content,
    ];
    return [all, found, own].map(
      (list) => list.find(({ ExterneId }: { ExterneId: string }) => ExterneId === 'N-1')?.Photo,
    );
  };

  test('is kept without a consent, and shown with one alone, until it is taken back', async () => {
    await configure(w.app, mandant, { targetDomains: ['bilder.example'] });
    expect((await call('POST', '', { ...nora, Foto })).body).toMatchObject({ Foto, FotoEinwilligungAm: null });
    expect(await shown()).toEqual([null, null, null]);
    const given = await call('PUT', '/N-1', { ...nora, Foto, ...consent });
    expect(given.body).toMatchObject({ Foto, ...consent });
    expect(await shown()).toEqual([Foto, Foto, Foto]);
    expect((await call('PUT', '/N-1', { ...nora, Foto })).body.Foto).toBe(Foto);
    expect(await shown()).toEqual([null, null, null]);
  });

  test('gets and loses its consent by a file, too', async () => {
    const head = 'ExterneId;Nachname;Vorname;Plz;Ort;FotoEinwilligungAm;FotoEinwilligungWie;Mitarbeiternummer';
    const file = (rest: string) => call('POST', '/import', `${head}\r\nN-1;Neu;Nora;20095;Hamburg;${rest}\r\n`);
    expect((await file('1.3.2026;Brief;M1')).body).toMatchObject({ Geaendert: 1, FehlerAnzahl: 0 });
    expect(await shown()).toEqual([Foto, Foto, Foto]);
    expect((await call('GET', '/N-1')).body).toMatchObject({ Foto, Mitarbeiternummer: 'M1' });
    expect((await file(';;')).body).toMatchObject({ Geaendert: 1, FehlerAnzahl: 0 });
    expect(await shown()).toEqual([null, null, null]);
    expect((await call('GET', '/N-1')).body).toMatchObject({ Foto, FotoEinwilligungAm: null });
    await call('DELETE', '/N-1');
  });
});

describe('a file of agents', () => {
  const head = 'ExterneId;Nachname;Vorname;Plz;Ort;Email;Aktiv';
  const send = async (lines: string | Buffer, probe = false) =>
    call('POST', `/import${probe ? '?probe=true' : ''}`, lines);

  test('tried first says what would happen, and writes nothing', async () => {
    const file = [
      head,
      'I-1;Öz;Ayşe;20095;Hamburg;ayse@berater.example;ja',
      'B-1001;Ahlers;Petra;20095;Hamburg;;ja',
    ].join('\n');
    const would = { Probe: true, Gelesen: 2, Neu: 1, Geaendert: 1, Unveraendert: 0, FehlerAnzahl: 0, Fehler: [] };
    expect((await send(file, true)).body).toEqual(would);
    expect((await call('GET', '/I-1')).status).toBe(404);
    expect((await send(file)).body).toEqual({ ...would, Probe: false });
    expect((await call('GET', '/I-1')).body).toMatchObject({ Nachname: 'Öz', Vorname: 'Ayşe', Aktiv: true });
    // A field that is empty clears; a column that is not there leaves what is kept.
    expect((await call('GET', '/B-1001')).body).toMatchObject({
      Email: null,
      Telefon: '040 123456',
      Agenturnummer: '100001',
    });
    expect((await send(file)).body).toMatchObject({ Neu: 0, Geaendert: 0, Unveraendert: 2 });
  });

  test('may be of Windows-1252 and have commas', async () => {
    const file = Buffer.from(
      'Plz,Ort,Vorname,Nachname,ExterneId,Notiz\r\n50667,Köln,Jürgen,"Groß, von",I-2,egal\r\n',
      'latin1',
    );
    expect((await send(file)).body).toMatchObject({ Neu: 1, FehlerAnzahl: 0 });
    expect((await call('GET', '/I-2')).body).toMatchObject({ Nachname: 'Groß, von', Vorname: 'Jürgen', Ort: 'Köln' });
  });

  test('tells every wrong row with its line and takes the others', async () => {
    const rows = [
      head,
      'I-3;Recht;Rita;20095;Hamburg;;',
      'I-4;;Ohne;20095;Hamburg;;',
      'I-5;Falsch;Frida;2009;Hamburg;frida;vielleicht',
      'I-3;Doppelt;Dora;20095;Hamburg;;',
      ';Ohne;Nummer;20095;Hamburg;;',
      'I-6;"Kaputt;Karl;20095;Hamburg;;',
      'I-7;Zu;Viel;20095;Hamburg;;;;;mehr',
      'I-8;Aus;Otto;20095;Hamburg;;nein',
      'I-\u00001;Null;Nele;20095;Hamburg;;',
      `${'I'.repeat(61)};Lang;Lea;20095;Hamburg;;`,
    ];
    const { body } = await send(rows.join('\r\n'));
    expect(body).toMatchObject({ Gelesen: 10, Neu: 2, FehlerAnzahl: 8 });
    expect(body.Fehler.map(({ Zeile }: { Zeile: number }) => Zeile)).toEqual([3, 4, 5, 6, 7, 8, 10, 11]);
    expect((await call('GET', '/I-3')).body.Nachname).toBe('Recht');
    expect((await call('GET', '/I-8')).body.Aktiv).toBe(false);
  });

  test('finds who is known however the number was typed, and leaves what it has no column for', async () => {
    await call('POST', '', { ...nora, ExterneId: 'Ä-1', Telefon: '040 654321' });
    expect((await send(`${head}\nA\u0308-1;Neu;Nora;24103;Kiel;;`)).body).toMatchObject({ Neu: 0, Geaendert: 1 });
    expect((await call('GET', '/%C3%84-1')).body).toMatchObject({ Ort: 'Kiel', Telefon: '040 654321' });
  });

  test.each([
    ['nothing', '', 400, 'ExterneId'],
    ['a header without the zip code', 'ExterneId;Nachname;Vorname;Ort\n', 400, 'Plz'],
    ['a column twice', `${head};Ort\n`, 400, 'Ort'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 400, 'ExterneId'],
    ['more than 50,000 rows', `${head}\n${'A;B;C;20095;D;;\n'.repeat(50_001)}`, 413, 'Datei'],
    ['more than 10 MB', `${head}\n${`A;${'B'.repeat(1000)};C;20095;D;;\n`.repeat(10_800)}`, 413, 'Datei'],
  ])('of %s is refused as a whole', async (_what, file, status, Feld) => {
    const answer = await send(file);
    expect([answer.status, answer.body.Fehler[0].Feld]).toEqual([status, Feld]);
  });

  test('is told once, and as the house tells every change', async () => {
    await send(`${head}\nI-9;Neun;Nina;20095;Hamburg;;`);
    await w.app.app.system.security.flush();
    const told = await w.app.call('PUT', '/admin/sicherheit', {
      token,
      mandant,
      body: { Filter: 'Ansicht:Einstellung', Descending: true },
    });
    expect(told.body.Content.map(({ Was }: { Was: string }) => Was)).toContain('Berater: Datei, 1 neu, 0 geändert');
  });
});

test('an editor neither sees nor changes agents, a clerk does', async () => {
  const as = async (role: 'BetreiberRedaktion' | 'BetreiberSachbearbeitung', email: string) => {
    const own = await operator(w.app, { email, role });
    const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      w.app.call(method, `/admin/berater${path}`, { token: own, mandant, ...(body !== undefined && { body }) });
    const answers = [
      await ask('PUT', '', {}),
      await ask('GET', '/csv'),
      await ask('POST', '', { ...nora, ExterneId: 'R-1' }),
      await ask('GET', '/R-1'),
      await ask('PUT', '/R-1', { ...nora, ExterneId: 'R-1', Ort: 'Kiel' }),
      await ask('POST', '/import', 'ExterneId;Nachname;Vorname;Plz;Ort\n'),
      await ask('DELETE', '/R-1'),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await as('BetreiberRedaktion', 'redaktion@betreiber.example')).toEqual(Array(7).fill(403));
  expect(await as('BetreiberSachbearbeitung', 'clara@betreiber.example')).toEqual(Array(7).fill(200));
});
