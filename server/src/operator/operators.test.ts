import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply, TestApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { world } from '../testing/world.ts';

let app: TestApp;
let eva: string;
beforeAll(async () => {
  ({ app } = await world());
  eva = await operator(app);
});
afterAll(() => app.close());

const list = async (token = eva): Promise<{ Id: number; Email: string; [field: string]: unknown }[]> =>
  (await app.call('GET', '/admin/betreiber', { token })).body;
const idOf = async (email: string): Promise<number> => (await list()).find((row) => row.Email === email)?.Id ?? 0;
const change = async (email: string, body: unknown, token = eva): Promise<Reply> =>
  app.call('PUT', `/admin/betreiber/${await idOf(email)}`, { token, body });
const history = async (email: string): Promise<Record<string, unknown>[]> =>
  (await app.call('GET', `/admin/ereignisse?objekt=Betreiber&nummer=${email}`, { token: eva })).body;

test('the link of an invitation goes to the invited address and to nobody who asks for it', async () => {
  const body = { Email: 'link@betreiber.example', Rolle: 'BetreiberSachbearbeitung', AlsLink: true };
  const invited = await app.call('POST', '/admin/betreiber', { token: eva, body });
  expect(invited.body).toMatchObject({ Email: body.Email, OhneZustimmung: true });
  expect(invited.body).not.toHaveProperty('Link');
  expect(invited.text).not.toContain('einladung');
  const mails = await app.post();
  const withLink = mails.filter(({ text }) => text.includes('/verwaltung/einladung?token='));
  expect(withLink.map(({ to }) => to)).toEqual([body.Email]);
  const reset = await app.call('PUT', `/admin/betreiber/${invited.body.Id}`, {
    token: eva,
    body: { ZweiterFaktorZuruecksetzen: true, AlsLink: true },
  });
  expect(reset.body).not.toHaveProperty('Link');
});

test('the one concerned and every admin of the same mandants hear of an invitation, a reset, a raised role and an unlock', async () => {
  await operator(app, { email: 'chefin@betreiber.example', mandants: ['spbdevk'] });
  await operator(app, { email: 'elsewhere@betreiber.example', mandants: ['rahmen'] });
  await app.post();
  const email = 'told@betreiber.example';
  const toldOf = async () =>
    (await app.post())
      .filter(({ subject }) => subject === `Zugang zur Verwaltung: ${email}`)
      .map(({ to, text }) => [to, text.match(/Ein (?:neuer )?Zugang [^\n]+/)?.[0]] as const);
  const body = { Email: email, Rolle: 'BetreiberRedaktion', Mandanten: ['spbdevk'] };
  const { body: made } = await app.call('POST', '/admin/betreiber', { token: eva, body });
  const first = await toldOf();
  expect(first.map(([to]) => to)).toEqual(
    expect.arrayContaining([email, 'chefin@betreiber.example', 'eva@betreiber.example']),
  );
  expect(first.map(([to]) => to)).not.toContain('elsewhere@betreiber.example');
  expect(first[0]?.[1]).toContain('eingeladen');
  const change = (values: unknown) => app.call('PUT', `/admin/betreiber/${made.Id}`, { token: eva, body: values });
  await change({ Rolle: 'BetreiberAdmin' });
  expect((await toldOf())[0]?.[1]).toContain('mehr Rechte');
  await change({ Rolle: 'BetreiberRedaktion' });
  expect(await toldOf()).toEqual([]);
  await change({ Gesperrt: true });
  expect(await toldOf()).toEqual([]);
  await change({ Gesperrt: false });
  expect((await toldOf())[0]?.[1]).toContain('entsperrt');
});

test('inviting again is for the same role and the same mandants; another invitation is refused and changes nothing', async () => {
  const token = await operator(app, { email: 'lea@betreiber.example', mandants: ['spbdevk', 'rahmen'] });
  const first = { Email: 'again@betreiber.example', Rolle: 'BetreiberRedaktion', Mandanten: ['spbdevk', 'rahmen'] };
  const invite = (body: unknown, by = token) => app.call('POST', '/admin/betreiber', { token: by, body });
  expect((await invite(first)).status).toBe(200);
  const again = await invite({ ...first, Mandanten: ['rahmen', 'spbdevk'] });
  expect(again).toMatchObject({ status: 200, body: { Mandanten: ['spbdevk', 'rahmen'] } });
  for (const other of [{ Mandanten: ['spbdevk'] }, { Mandanten: null }, { Rolle: 'BetreiberAdmin' }])
    expect(await invite({ ...first, ...other }, eva)).toMatchObject({
      status: 409,
      body: { PsoErrorCode: 'PSOF0102' },
    });
  expect((await list()).find(({ Email }) => Email === first.Email)?.Mandanten).toEqual(['spbdevk', 'rahmen']);
  await invite({ Email: 'everywhere@betreiber.example', Rolle: 'BetreiberAdmin' }, eva);
  expect([...(await history(first.Email)), ...(await history('everywhere@betreiber.example'))]).toMatchObject([
    { Ereignis: 'eingeladen', Von: null, Grund: 'BetreiberRedaktion: spbdevk, rahmen' },
    { Ereignis: 'eingeladen', Von: 'Eingeladen', Grund: 'BetreiberRedaktion: spbdevk, rahmen' },
    { Ereignis: 'eingeladen', Von: null, Grund: 'BetreiberAdmin: alle Mandanten' },
  ]);
});

test('every change is a row of the log with who did it, what was before, what is now, and why', async () => {
  const email = 'rolf@betreiber.example';
  await operator(app, { email, role: 'BetreiberRedaktion' });
  await change(email, { Rolle: 'BetreiberSachbearbeitung', Grund: 'Vertretung' });
  await change(email, { Gesperrt: true, Grund: 'Urlaub' });
  await change(email, { Gesperrt: false });
  await change(email, { ZweiterFaktorZuruecksetzen: true, SitzungenBeenden: true, Grund: 'Telefon verloren' });
  const by = { Akteur: 'eva@betreiber.example', AkteurArt: 'Betreiber', Objekt: 'Betreiber' };
  expect(await history(email)).toMatchObject([
    {
      ...by,
      Ereignis: 'Rolle geändert',
      Von: 'BetreiberRedaktion',
      Nach: 'BetreiberSachbearbeitung',
      Grund: 'Vertretung',
    },
    { ...by, Ereignis: 'gesperrt', Von: 'Aktiv', Nach: 'Gesperrt', Grund: 'Urlaub' },
    { ...by, Ereignis: 'entsperrt', Von: 'Gesperrt', Grund: null },
    { ...by, Ereignis: 'zweiter Faktor zurückgesetzt', Nach: 'Eingeladen', Grund: 'Telefon verloren' },
    { ...by, Ereignis: 'Sitzungen beendet', Nach: 'Eingeladen' },
  ]);
});

test('an admin sees how many browsers a colleague has open and ends them all', async () => {
  const email = 'sina@betreiber.example';
  const token = await operator(app, { email });
  await operator(app, { email });
  expect((await list()).find((row) => row.Email === email)?.Sitzungen).toBe(2);
  expect((await change(email, { SitzungenBeenden: true })).body).toMatchObject({ Sitzungen: 0, Status: 'Aktiv' });
  expect((await app.call('GET', '/admin/ich', { token })).status).toBe(401);
});

test('whoever ends an own session leaves a row of the log; one that is not there leaves none', async () => {
  const email = 'nora@betreiber.example';
  const token = await operator(app, { email });
  await operator(app, { email });
  const { body } = await app.call('GET', '/admin/sitzungen', { token });
  const other = body.find(({ Diese }: { Diese: boolean }) => !Diese).Id;
  const end = async () => (await app.call('DELETE', `/admin/sitzungen/${other}`, { token })).status;
  expect([await end(), await end()]).toEqual([200, 404]);
  const by = { Akteur: email, AkteurArt: 'Betreiber', Objekt: 'Betreiber' };
  expect(await history(email)).toMatchObject([{ ...by, Ereignis: 'Sitzung beendet', Von: 'Aktiv', Nach: 'Aktiv' }]);
});

test('who is locked, or is being locked, gets no new second factor: it would be the way in again', async () => {
  const email = 'tom@betreiber.example';
  await operator(app, { email });
  expect((await change(email, { Gesperrt: true, ZweiterFaktorZuruecksetzen: true })).status).toBe(409);
  await change(email, { Gesperrt: true });
  expect((await change(email, { ZweiterFaktorZuruecksetzen: true })).status).toBe(409);
  expect((await list()).find((row) => row.Email === email)?.Status).toBe('Gesperrt');
  const both = await change(email, { Gesperrt: false, ZweiterFaktorZuruecksetzen: true });
  expect(both.body).toMatchObject({ Status: 'Eingeladen' });
});

test('nobody changes the own account', async () => {
  for (const body of [{ Gesperrt: true }, { Rolle: 'BetreiberRedaktion' }, { ZweiterFaktorZuruecksetzen: true }])
    expect((await change('eva@betreiber.example', body)).status).toBe(409);
});

test('two admins who take the role from each other at once leave one of them admin', async () => {
  const [one, two] = ['ina@betreiber.example', 'udo@betreiber.example'];
  const [ina, udo] = [await operator(app, { email: one }), await operator(app, { email: two })];
  const answers = await Promise.all([
    change(two, { Rolle: 'BetreiberRedaktion' }, ina),
    change(one, { Rolle: 'BetreiberRedaktion' }, udo),
  ]);
  // Whoever comes second has lost the session already, or loses the role while the call waits.
  const [first, second] = answers.map(({ status }) => status).toSorted();
  expect([first, [401, 403].includes(second ?? 0)]).toEqual([200, true]);
  const roles = (await list()).filter(({ Email }) => Email === one || Email === two).map(({ Rolle }) => Rolle);
  expect(roles.toSorted()).toEqual(['BetreiberAdmin', 'BetreiberRedaktion']);
});

test('an admin of one mandant neither sees nor makes nor changes anybody who works on another', async () => {
  const token = await operator(app, { email: 'mia@betreiber.example', mandants: ['spbdevk'] });
  await operator(app, { email: 'other@betreiber.example', mandants: ['versicherung'] });
  await operator(app, { email: 'same@betreiber.example', mandants: ['spbdevk'], role: 'BetreiberRedaktion' });
  expect((await list(token)).map(({ Email }) => Email).toSorted()).toEqual([
    'chefin@betreiber.example',
    'mia@betreiber.example',
    'same@betreiber.example',
    'told@betreiber.example',
  ]);
  for (const Mandanten of [null, ['versicherung'], ['spbdevk', 'versicherung']]) {
    const body = { Email: 'more@betreiber.example', Rolle: 'BetreiberAdmin', Mandanten };
    expect((await app.call('POST', '/admin/betreiber', { token, body })).status).toBe(403);
  }
  for (const email of ['eva@betreiber.example', 'other@betreiber.example'])
    expect((await change(email, { Gesperrt: true }, token)).status).toBe(403);
  expect((await change('same@betreiber.example', { Gesperrt: true }, token)).status).toBe(200);
});
