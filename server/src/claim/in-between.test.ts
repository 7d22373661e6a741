/** What happens between a claim and its decision, and the limits of filing (rules 3.13). */
import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, describe, expect, test } from 'vitest';
import { claimsOf } from '#testing/cast/claims.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { isOfSupport } from '#testing/cast/support.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { mailTo, report, type Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world({ RATE_LIMITS: '1' });
afterAll(() => w.app.close());
const { day, desk, asPerson, files, recommended, waiting, filed, uploads, decides, shows, statusOf } = claimsOf(w);

/** Of other tests nobody has an hour behind them. */
const rested = async (): Promise<Walk> => {
  const walk = await waiting();
  w.nextHour();
  return walk;
};

describe('the limits', () => {
  test('six files may wait, and twelve are taken in an hour, whatever becomes of them', async () => {
    const { recommenderEmail } = await rested();
    const sends = async (count: number) => uploads(recommenderEmail, pdfOf(1000 + count));
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push((await sends(count)).body.Id);
    expect(await sends(6)).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'Datei' }] } });
    for (const id of ids.slice(0, 3))
      expect((await asPerson(recommenderEmail, 'DELETE', `/dateien/${id}`)).status).toBe(204);
    for (let count = 7; count < 10; count++) expect((await sends(count)).status).toBe(200);
    expect((await sends(10)).status).toBe(400);
    expect((await sends(11)).status).toBe(400);
    const over = await sends(12);
    expect([over.status, Number(over.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    w.nextHour();
    expect((await sends(13)).status).toBe(400);
    await w.days(1);
    // Those that waited are over.
    expect((await sends(14)).status).toBe(200);
  });

  test('nobody files, sends or appeals in somebody’s place: support is refused', async () => {
    const walk = await rested();
    const { body: file } = await uploads(walk.recommenderEmail, pdfOf(1000));
    const claim = await filed(walk, { Dateien: file.Id });
    await desk('eva', 'GET', 'uebersicht');
    const token = await personToken(w, walk.recommenderEmail);
    await isOfSupport(w.as(), walk.recommenderEmail);
    const own = '/empfehler/nachbuchungen';
    expect((await w.app.call('GET', own, { token })).body).toMatchObject([{ Nachbuchungsnummer: claim }]);
    const binary = { body: pdfOf(1000), headers: { 'content-type': 'application/octet-stream' } };
    const refused = [
      await w.app.call('POST', own, {
        token,
        body: { ExterneAuftragsnummer: 'A', Abschlussdatum: plusDays(day(), -3), Nachricht: 'x' },
      }),
      await w.app.call('POST', `${own}/dateien?name=a.pdf`, { token, ...binary }),
      await w.app.call('DELETE', `${own}/dateien/${file.Id}`, { token }),
      await w.app.call('GET', `${own}/${claim}/dateien/${file.Id}`, { token }),
      await w.app.call('PUT', `${own}/${claim}/widerspruch`, { token, body: { Nachricht: 'x' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

test('filing asks the database the same, whether the order is there, with whom, or not at all', async () => {
  const other = await recommended();
  await report(w.app, other, 'eingegangen', day());
  const asks = async (ExterneAuftragsnummer: string) => {
    const { recommenderEmail, number } = await rested();
    const token = await personToken(w, recommenderEmail);
    const body = {
      Empfehlungsnummer: number,
      ExterneAuftragsnummer,
      Abschlussdatum: plusDays(day(), -3),
      Nachricht: 'Er hat unterschrieben.',
    };
    let status = 0;
    const asked = await statementsOf(w.app.app.system, async () => {
      ({ status } = await w.app.call('POST', '/empfehler/nachbuchungen', { token, body }));
    });
    expect(status).toBe(200);
    return asked;
  };
  const there = await asks(other.externalNumber);
  expect(await asks('gibt es nicht')).toEqual(there);
  expect(there.length).toBeGreaterThan(5);
  expect(there.filter((text) => /orders|order_import/.test(text))).toEqual([]);
});

test('what can be assigned stands first, then what has the number, then what more speaks for', async () => {
  const walk = await rested();
  const [same, ended] = [await recommended(), await recommended()];
  const on = plusDays(day(), -3);
  for (const externalNumber of ['EIGEN-1', 'EIGEN-2'])
    await report(w.app, { ...walk, externalNumber }, 'eingegangen', on);
  await report(w.app, { ...same, externalNumber: 'ORD-1' }, 'eingegangen', plusDays(day(), -14));
  await report(w.app, { ...ended, externalNumber: 'ord-1' }, 'eingegangen', on);
  await report(w.app, { ...ended, externalNumber: 'ord-1' }, 'storniert', on);
  const { Vorschlaege } = await shows(await filed(walk, { ExterneAuftragsnummer: 'ord-1' }));
  const told = ({ ExterneAuftragsnummer, Hindernis, Gruende }: Record<string, unknown>) => [
    ExterneAuftragsnummer,
    Hindernis,
    Gruende,
  ];
  expect(Vorschlaege.map(told)).toEqual([
    ['ORD-1', null, ['GleicheAuftragsnummer']],
    ['EIGEN-2', null, ['EigeneEmpfehlungAbgelehnt', 'GleicherTag']],
    ['ord-1', 'Storniert', ['GleicheAuftragsnummer', 'GleicherTag']],
    ['EIGEN-1', 'SchonZugeordnet', ['GleicherTag']],
  ]);
});

describe('meanwhile', () => {
  test('the recommendation is cancelled: it takes no order any more, goodwill is possible, and a refusal', async () => {
    const walk = await rested();
    const claim = await filed(walk, { ExterneAuftragsnummer: 'ZU-SPAET' });
    expect(await shows(claim)).toMatchObject({ KulanzHindernis: 'Laeuft' });
    await desk('otto', 'PUT', `empfehlungen/${walk.number}/stornieren`, { Grund: 'Anruf' });
    expect(await decides('eva', claim, 'zuordnen', { Grund: 'x' })).toMatchObject({
      status: 409,
      body: { Message: /passt nicht zu dieser Empfehlung/ },
    });
    expect(await shows(claim)).toMatchObject({ Status: 'Eingereicht', KulanzHindernis: null });
    const asked = await decides('eva', claim, 'kulanz', { BetragCent: 1000, Grund: 'Glaubhaft' });
    expect(asked.status).toBe(202);
    // While it waits another one refuses it: agreeing is too late then.
    expect((await decides('rita', claim, 'ablehnen', { Ablehnungsgrund: 'NichtBelegt' })).status).toBe(200);
    expect((await desk('nora', 'PUT', `antraege/${asked.body.Antrag}/zustimmen`, {})).status).toBe(409);
    expect(await statusOf(walk)).toMatchObject({ Status: 'Abgelehnt' });
  });

  test('the person is locked: nothing more is filed, nothing is assigned or granted, and a refusal ends it', async () => {
    const walk = await rested();
    const claim = await filed(walk, { ExterneAuftragsnummer: 'GESPERRT-0' });
    const token = await personToken(w, walk.recommenderEmail);
    const { body } = await desk('eva', 'GET', `nachbuchungen/${claim}`);
    const locked = await desk('otto', 'PUT', `empfehler/${body.Empfehlerhash}/sperren`, { Grund: 'Missbrauch' });
    expect(locked.status).toBe(200);
    const more = { ExterneAuftragsnummer: 'GESPERRT-1', Abschlussdatum: plusDays(day(), -3), Nachricht: 'x' };
    expect((await w.app.call('POST', '/empfehler/nachbuchungen', { token, body: more })).status).toBe(401);
    expect((await decides('eva', claim, 'zuordnen', { Grund: 'x' })).status).toBe(409);
    await desk('otto', 'PUT', `empfehlungen/${walk.number}/stornieren`, { Grund: 'Missbrauch' });
    expect(await shows(claim)).toMatchObject({ KulanzHindernis: 'Niemand' });
    expect((await decides('eva', claim, 'kulanz', { BetragCent: 1000, Grund: 'x' })).status).toBe(409);
    expect((await decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'RegelnNichtErfuellt' })).status).toBe(200);
  });

  test('the person goes: what two were about to decide is over, and files that waited go along', async () => {
    const walk = await rested();
    const other = await recommended();
    await report(w.app, other, 'eingegangen', plusDays(day(), -14));
    const claim = await filed(walk, { ExterneAuftragsnummer: other.externalNumber });
    const { body: loose } = await uploads(walk.recommenderEmail, pdfOf(2000));
    const asked = await decides('eva', claim, 'zuordnen', { Auftragsnummer: other.orderNumber, Grund: 'Telefon' });
    expect(asked.status).toBe(202);
    const token = await personToken(w, walk.recommenderEmail);
    const gone = await w.app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token });
    expect(gone.status).toBeLessThan(300);
    expect((await desk('nora', 'PUT', `antraege/${asked.body.Antrag}/zustimmen`, {})).status).toBe(409);
    expect((await desk('eva', 'GET', `empfehlungen/${other.number}`)).body.Auftraege).toMatchObject([
      { Status: 'Eingegangen' },
    ]);
    const left = await w
      .as()
      .read(({ db }) => db.selectFrom('file').select('key').where('key', '=', loose.Id).execute());
    expect(left).toEqual([]);
    const written = await w.as().read(({ db }) =>
      db
        .selectFrom('approval as a')
        .innerJoin('event as e', (join) => join.on('e.object', '=', 'approval').onRef('e.object_id', '=', 'a.id'))
        .select(['a.reason as asked', 'e.reason as told'])
        .where('a.id', '=', asked.body.Antrag)
        .execute(),
    );
    expect(written).not.toEqual([]);
    expect(written.flatMap(Object.values)).toEqual(written.flatMap(() => [null, null]));
    expect(await shows(claim)).toMatchObject({ Status: 'Abgelehnt', Nachricht: null });
    expect(mailTo(await w.app.post(), walk.recommenderEmail, /entschieden/)).toBeUndefined();
    expect(
      (await files(walk.recommenderEmail, { ExterneAuftragsnummer: 'X' }).catch(() => ({ status: 401 }))).status,
    ).toBe(401);
  });
});
