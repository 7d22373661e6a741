/** What leaves a trace without anybody meaning to: who was slowed down, took a file, or was refused again and again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { password, person, signsIn } from '#testing/cast/person.ts';
import { findTraces } from '#testing/database/traces.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world({ RATE_LIMITS: '1' });
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());
beforeEach(() => w.nextHour());

interface Row {
  Art: string;
  Ergebnis: string;
  AkteurArt: string;
  Akteur: string | null;
  Was: string | null;
  Konto: string | null;
  Anzahl: number;
}
const list = async (Filter: string, mandant: 'spbdevk' | 'versicherung' = 'spbdevk'): Promise<Row[]> => {
  const body = { Filter, Pagesize: 50, OrderBy: 'Am', Descending: true };
  return (await w.app.call('PUT', '/admin/sicherheit', { token: await eva.token(), mandant, body })).body.Content;
};
const waiting = async (): Promise<string[]> =>
  (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() })).body.Wartet.map(
    ({ Art }: { Art: string }) => Art,
  );
const foreignForm = (headers: Record<string, string> = {}) =>
  w.app.app.http.fastify.inject({
    method: 'POST',
    url: '/de/kontakt?token=a-token-of-somebody',
    headers: {
      host: 'spbdevk.localhost',
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'a=b',
  });

/** Wrong so often that the next one has to wait for longer than any machine is slow. */
async function triesWrongly(tries: () => Promise<{ status: number }>): Promise<void> {
  for (const seconds of [1, 2, 4, 8, 0]) {
    expect((await tries()).status).toBe(400);
    await w.days(seconds / 86_400);
  }
}

test('a sign-in that was slowed down is told apart from a wrong one, with the account that was tried', async () => {
  const { email } = await person(w.app);
  await triesWrongly(() => signsIn(w.app, email, { chosen: 'Wrong-2026' }));
  expect((await signsIn(w.app, email)).status).toBe(429);
  const [slowed, ...before] = await list('Ansicht:Anmeldung');
  expect(slowed).toMatchObject({ Ergebnis: 'Gebremst', AkteurArt: 'Empfehler', Konto: before[0]?.Konto, Anzahl: 1 });
  expect(before[0]).toMatchObject({ Ergebnis: 'Falsch', Konto: expect.any(String) });
});

test('so is one of an operator, beside the mandants', async () => {
  const email = 'slowed@betreiber.example';
  await operator(w.app, { email });
  const body = { Email: email, Password: 'Wrong-2026' };
  const tries = () => w.app.call('POST', '/admin/login', { body });
  await triesWrongly(tries);
  expect((await tries()).status).toBe(429);
  const rows = await list('Ansicht:Betreiber');
  const slowed = rows.filter(({ Ergebnis }) => Ergebnis === 'Gebremst');
  expect(slowed).toMatchObject([{ Art: 'Anmeldung', AkteurArt: 'Betreiber', Was: 'spbdevk' }]);
  expect(rows.find(({ Akteur, Ergebnis }) => Akteur === email && Ergebnis === 'Falsch')?.Konto).toBe(slowed[0]?.Konto);
});

test('whoever takes a bank file is told with the number of its run, each time, and not who may not', async () => {
  await collectedBy(w);
  await w.days(4);
  const run = await exportedBy(eva);
  expect((await eva.downloads(run)).status).toBe(200);
  expect((await eva.downloads(run, { as: 'otto' })).status).toBe(200);
  const editor = await operator(w.app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  expect((await w.app.call('GET', `/admin/auszahlungslaeufe/${run}/datei`, { token: editor })).status).toBe(403);
  const taken = (await list('Ansicht:Datei')).filter(({ Was }) => Was === `auszahlung-${run}.xml`);
  expect(taken.map(({ Ergebnis, AkteurArt, Akteur }) => [Ergebnis, AkteurArt, Akteur])).toEqual([
    ['Erfolgreich', 'Betreiber', 'otto@betreiber.example'],
    ['Erfolgreich', 'Betreiber', 'eva@betreiber.example'],
  ]);
  expect((await list('Ansicht:Verweigerung'))[0]).toMatchObject({ Akteur: 'editor@betreiber.example' });
});

test('a person who takes the own data is told with whose they are', async () => {
  const { email, hash } = await person(w.app);
  const { body } = await signsIn(w.app, email, { chosen: password });
  expect((await w.app.call('GET', '/empfehler/daten', { token: body.Token })).status).toBe(200);
  expect((await list('Ansicht:Datei'))[0]).toMatchObject({
    Ergebnis: 'Erfolgreich',
    AkteurArt: 'Empfehler',
    Akteur: hash,
    Was: 'spbdevk-meine-daten.json',
  });
});

test('a form that another page sends is refused, and told like every refusal, without its address', async () => {
  for (const mandant of ['spbdevk', 'versicherung']) {
    const answer = await foreignForm({ host: `${mandant}.localhost` });
    expect(answer.statusCode).toBe(403);
  }
  for (const mandant of ['spbdevk', 'versicherung'] as const)
    expect((await list('Ansicht:Verweigerung', mandant))[0]).toMatchObject({
      Ergebnis: 'Abgelehnt',
      AkteurArt: 'OhneAnmeldung',
      Was: 'POST /*',
      Anzahl: 1,
    });
  const own = await foreignForm({ 'sec-fetch-site': 'same-origin' });
  expect(own.statusCode).not.toBe(403);
  expect(await findTraces(w.app, ['a-token-of-somebody'])).toEqual([]);
});

test('twenty refusals of one operator in a quarter of an hour raise the alarm, once, and nineteen do not', async () => {
  await w.days(4);
  const email = 'curious@betreiber.example';
  const token = await operator(w.app, { email, role: 'BetreiberRedaktion' });
  const asks = async (times: number): Promise<void> => {
    for (let nth = 0; nth < times; nth++)
      expect((await w.app.call('PUT', '/admin/sicherheit', { token, body: {} })).status).toBe(403);
  };
  const ofCurious = async () => (await list('Ansicht:Serien')).filter(({ Akteur }) => Akteur === email);
  await asks(19);
  expect([await ofCurious(), await waiting()]).toEqual([[], expect.not.arrayContaining(['Sicherheitsserie'])]);
  await asks(3);
  expect(await ofCurious()).toMatchObject([{ Art: 'Verweigerung', Ergebnis: 'Serie', AkteurArt: 'Betreiber' }]);
  expect(await waiting()).toContain('Sicherheitsserie');
});
