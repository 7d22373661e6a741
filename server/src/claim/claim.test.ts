/** A claim from both sides by the API (rules 3.13): filed, looked at, refused, appealed, and what nobody is told. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, describe, expect, test } from 'vitest';
import { claimsOf } from '#testing/cast/claims.ts';
import { operator } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { mailTo, report } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const own = '/empfehler/nachbuchungen';

const w = await world();
afterAll(() => w.app.close());
const { day, desk, asPerson, files, recommended, waiting, filed, uploads, decides, shows, statusOf } = claimsOf(w);

describe('filing a claim', () => {
  test('keeps words and files, answers with its day, mails M40 and waits at the desk', async () => {
    const walk = await waiting();
    const { body: file } = await uploads(walk.recommenderEmail, pdfOf(3000));
    const sent = await files(walk.recommenderEmail, {
      Empfehlungsnummer: walk.number,
      ExterneAuftragsnummer: ' ab-12 ',
      Nachricht: '  <b>Er</b> hat am Telefon bestellt.\nO’Brien  ',
      Dateien: [file.Id],
    });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        Nachbuchungsnummer: expect.stringMatching(/^5\d{11}$/),
        Empfehlungsnummer: walk.number,
        ExterneAuftragsnummer: 'ab-12',
        Nachricht: '<b>Er</b> hat am Telefon bestellt.\nO’Brien',
        Dateien: [{ Name: 'Vertrag.pdf', Art: 'PDF', Bytes: 3000 }],
        Status: 'Eingereicht',
        Ergebnis: null,
        AntwortBis: plusDays(day(), 14),
        WiderspruchBis: null,
      },
    });
    expect(await statusOf(walk)).toEqual(sent.body);
    const mail = mailTo(await w.app.post(), walk.recommenderEmail, /Nachbuchung/);
    expect(mail?.text).toContain(sent.body.Nachbuchungsnummer);
    const shown = await shows(sent.body.Nachbuchungsnummer);
    expect(shown).toMatchObject({ AlterTage: 0, Ueberfaellig: false, Nachricht: sent.body.Nachricht, Vorschlaege: [] });
    const listed = await desk('eva', 'PUT', 'nachbuchungen', { Filter: `Wartet:ja;Text:${walk.recommenderEmail}` });
    expect(listed.body).toMatchObject({ TotalCount: 1, Content: [{ AnzahlDateien: 1 }] });
  });

  test('asks for what it is about, a day in its time, and one that is not older than the recommendation', async () => {
    const walk = await waiting();
    const { recommenderEmail, number } = walk;
    const problems = async (body: Record<string, unknown>) =>
      ((await files(recommenderEmail, body)).body.Fehler as { Feld: string }[]).map(({ Feld }) => Feld);
    const named = { Empfehlungsnummer: number };
    expect(await problems({})).toEqual(['Empfehlungsnummer']);
    expect(await problems({ ...named, Nachricht: ' ' })).toEqual(['Nachricht']);
    expect(await problems({ ...named, Nachricht: 'x'.repeat(1001) })).toEqual(['Nachricht']);
    expect(await problems({ ...named, Abschlussdatum: day() })).toEqual(['Abschlussdatum']);
    expect(await problems({ ...named, Abschlussdatum: plusDays(day(), 1) })).toEqual(['Abschlussdatum']);
    expect(await problems({ ...named, Abschlussdatum: plusDays(day(), -6) })).toEqual(['Abschlussdatum']);
    expect(await problems({ ExterneAuftragsnummer: 'X', Abschlussdatum: plusDays(day(), -93) })).toEqual([
      'Abschlussdatum',
    ]);
    expect(await problems({ ...named, Dateien: 'a'.repeat(32) })).toEqual(['Dateien']);
    const foreign = await waiting();
    expect(await problems({ Empfehlungsnummer: foreign.number })).toEqual(['Empfehlungsnummer']);
    expect((await asPerson(recommenderEmail, 'GET')).body).toEqual([]);
  });

  test('answers the same whether the order is there or not', async () => {
    const [walk, other] = [await waiting(), await recommended()];
    await report(w.app, other, 'eingegangen', day());
    const answers = [];
    for (const ExterneAuftragsnummer of [other.externalNumber, 'gibt es nicht']) {
      const { body } = await files(walk.recommenderEmail, { ExterneAuftragsnummer });
      const { Nachbuchungsnummer: _number, ExterneAuftragsnummer: _named, EingereichtAm: _at, ...rest } = body;
      answers.push(rest);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [, first] = (await asPerson(walk.recommenderEmail, 'GET')).body;
    expect((await shows(first.Nachbuchungsnummer)).Vorschlaege).toHaveLength(1);
  });

  test('is open once for each recommendation and number, three times in a day, and once by a double click', async () => {
    const walk = await waiting();
    const { recommenderEmail, number } = walk;
    const body = { Empfehlungsnummer: number };
    const twice = await Promise.all([files(recommenderEmail, body), files(recommenderEmail, body)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const key = { 'idempotency-key': 'nachbuchung-1' };
    const again = [
      await files(recommenderEmail, { ExterneAuftragsnummer: 'A-1' }, key),
      await files(recommenderEmail, { ExterneAuftragsnummer: 'A-1' }, key),
    ];
    expect(again.map(({ body: { Nachbuchungsnummer } }) => Nachbuchungsnummer)[0]).toBe(
      again[1]?.body.Nachbuchungsnummer,
    );
    expect((await files(recommenderEmail, { ExterneAuftragsnummer: 'A-1' })).body.PsoErrorCode).toBe('PSOF0102');
    expect((await files(recommenderEmail, { ExterneAuftragsnummer: 'A-2' })).status).toBe(200);
    expect(await files(recommenderEmail, { ExterneAuftragsnummer: 'A-3' })).toMatchObject({ status: 429 });
    await w.days(1);
    expect((await files(recommenderEmail, { ExterneAuftragsnummer: 'A-3' })).status).toBe(200);
  });

  test('is the own person’s: another one, another mandant and support see and do nothing', async () => {
    const [walk, other] = [await waiting(), await recommended()];
    const { body: file } = await uploads(walk.recommenderEmail, pdfOf(2000));
    const claim = await filed(walk, { Dateien: file.Id });
    const path = `/${claim}/dateien/${file.Id}`;
    expect((await asPerson(walk.recommenderEmail, 'GET', path)).status).toBe(200);
    expect((await asPerson(other.recommenderEmail, 'GET', path)).status).toBe(404);
    expect((await asPerson(other.recommenderEmail, 'GET')).body).toEqual([]);
    expect(
      (await asPerson(other.recommenderEmail, 'PUT', `/${claim}/widerspruch`, { body: { Nachricht: 'x' } })).status,
    ).toBe(404);
    expect((await asPerson(walk.recommenderEmail, 'GET', '', { mandant: 'versicherung' })).status).toBe(401);
    expect((await w.app.call('GET', own + path)).status).toBe(401);
    const there = { token: await operator(w.app), mandant: 'versicherung' };
    expect((await w.app.call('GET', `/admin/nachbuchungen/${claim}`, there)).status).toBe(404);
    expect((await w.app.call('GET', `/admin/nachbuchungen/${claim}/dateien/${file.Id}`, there)).status).toBe(404);
  });
});

describe('files of a claim', () => {
  test('are downloads and nothing else, to their person and the desk', async () => {
    const walk = await waiting();
    const content = pdfOf(5000);
    const { body: file } = await uploads(walk.recommenderEmail, content, '..\\..\\Rechnung "a"; b\u202etxt.html');
    expect(file.Name).toBe('Rechnung _a__ b_txt.pdf');
    const claim = await filed(walk, { Dateien: [file.Id] });
    const answers = [
      await asPerson(walk.recommenderEmail, 'GET', `/${claim}/dateien/${file.Id}`),
      await desk('eva', 'GET', `nachbuchungen/${claim}/dateien/${file.Id}`),
    ];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(200);
      expect(text).toHaveLength(content.toString().length);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '5000',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="nachbuchung-${claim}.pdf"; filename*=UTF-8''Rechnung%20_a__%20b_txt.pdf`,
      });
    }
    for (const guessed of ['0'.repeat(32), '..', '%2e%2e%2fetc', `${file.Id}x`])
      expect((await asPerson(walk.recommenderEmail, 'GET', `/${claim}/dateien/${guessed}`)).status).toBe(404);
  });

  test('are refused by what they are, are three at most, and are taken back before the claim', async () => {
    const walk = await waiting();
    const { recommenderEmail } = walk;
    const html = await uploads(recommenderEmail, Buffer.from('<html><script>alert(1)</script>'), 'bild.png');
    expect(html).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'Datei', Message: /Nur Bilder/ }] } });
    expect(await asPerson(recommenderEmail, 'POST', '/dateien?name=a.pdf', { body: { a: 1 } })).toMatchObject({
      status: 415,
    });
    const ids: string[] = [];
    for (const size of [1000, 1001, 1002, 1003]) ids.push((await uploads(recommenderEmail, pdfOf(size))).body.Id);
    expect((await files(recommenderEmail, { Empfehlungsnummer: walk.number, Dateien: ids })).body.Fehler).toMatchObject(
      [{ Feld: 'Dateien', Message: 'Es sind höchstens drei Dateien möglich.' }],
    );
    expect((await asPerson(recommenderEmail, 'DELETE', `/dateien/${ids[3]}`)).status).toBe(204);
    expect((await asPerson(recommenderEmail, 'DELETE', `/dateien/${ids[3]}`)).status).toBe(404);
    const claim = await files(recommenderEmail, { Empfehlungsnummer: walk.number, Dateien: ids.slice(0, 3).join(',') });
    // In the order in which they were sent.
    expect(claim.body.Dateien.map(({ Bytes }: { Bytes: number }) => Bytes)).toEqual([1000, 1001, 1002]);
    expect((await asPerson(recommenderEmail, 'DELETE', `/dateien/${ids[0]}`)).status).toBe(404);
  });
});

describe('the desk', () => {
  test('refuses with a reason of the list; the person is told no more than may be known, and appeals once', async () => {
    const walk = await waiting();
    const claim = await filed(walk);
    expect((await decides('eva', claim, 'ablehnen', {})).status).toBe(400);
    const refused = await decides('eva', claim, 'ablehnen', {
      Ablehnungsgrund: 'AndereEmpfehlung',
      Grund: 'Gehört zu Frau Meier',
    });
    expect(refused.body).toMatchObject({ Status: 'Abgelehnt', Ablehnungsgrund: 'AndereEmpfehlung' });
    const told = await statusOf(walk);
    expect(told).toMatchObject({
      Status: 'Abgelehnt',
      Ablehnungsgrund: 'KeinVertrag',
      AntwortBis: null,
      WiderspruchBis: plusDays(day(), 28),
    });
    const mail = mailTo(await w.app.post(), walk.recommenderEmail, /entschieden/);
    expect(mail?.text).toContain('kein Vertrag zustande gekommen');
    expect(`${mail?.text}${JSON.stringify(told)}`).not.toMatch(/Meier|AndereEmpfehlung/);
    expect((await decides('otto', claim, 'ablehnen', { Ablehnungsgrund: 'KeinVertrag' })).status).toBe(409);

    const appeal = { body: { Nachricht: 'Ich habe es gesehen.' } };
    const appeals = () => asPerson(walk.recommenderEmail, 'PUT', `/${claim}/widerspruch`, appeal);
    expect((await appeals()).body).toMatchObject({ Status: 'Widerspruch', AntwortBis: plusDays(day(), 14) });
    expect((await appeals()).status).toBe(409);
    expect(await shows(claim)).toMatchObject({ SelbstEntschieden: true, Widerspruch: 'Ich habe es gesehen.' });
    const same = await decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'KeinVertrag' });
    expect(same).toMatchObject({ status: 409, body: { Message: /andere Person/ } });
    const upheld = await decides('otto', claim, 'ablehnen', { Ablehnungsgrund: 'RegelnNichtErfuellt' });
    expect(upheld.body).toMatchObject({ Status: 'Entschieden', Ergebnis: 'Abgelehnt' });
    expect(mailTo(await w.app.post(), walk.recommenderEmail, /Widerspruch/)?.text).toContain('Regeln des Programms');
    expect((await appeals()).status).toBe(409);
    expect(await rowsOf(w.as()).events('claim', claim)).toEqual([
      'B1 → filed',
      'B4 filed → refused (Gehört zu Frau Meier)',
      'B5 refused → appealed',
      'B8 appealed → decided',
    ]);
  });

  test('takes an appeal for 28 days', async () => {
    const walk = await waiting();
    const claim = await filed(walk);
    await decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'KeinVertrag' });
    await w.days(29);
    const late = await asPerson(walk.recommenderEmail, 'PUT', `/${claim}/widerspruch`, { body: { Nachricht: 'x' } });
    expect(late.status).toBe(409);
    expect(await statusOf(walk)).toMatchObject({ Status: 'Abgelehnt', WiderspruchBis: null });
  });

  test('is decided once, by however many at once', async () => {
    const walk = await waiting();
    const claim = await filed(walk);
    const answers = await Promise.all([
      decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'KeinVertrag' }),
      decides('otto', claim, 'ablehnen', { Ablehnungsgrund: 'FristAbgelaufen' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await w.app.post()).filter(({ to }) => to === walk.recommenderEmail)).toHaveLength(2);
  });

  test('sees what is over its day, and lists it as a file', async () => {
    const walk = await waiting();
    const claim = await filed(walk);
    const late = async () =>
      (await desk('eva', 'PUT', 'nachbuchungen', { Filter: `Ansicht:Ueberfaellig;Text:${claim}` })).body.TotalCount;
    await w.days(14);
    expect(await late()).toBe(0);
    await w.days(1);
    expect(await late()).toBe(1);
    expect(await shows(claim)).toMatchObject({ AlterTage: 15, Ueberfaellig: true });
    const { body } = await desk('eva', 'GET', 'uebersicht');
    expect(body.Wartet.map(({ Art }: { Art: string }) => Art)).toContain('NachbuchungUeberfaellig');
    expect((await desk('eva', 'GET', 'nachbuchungen/csv?OrderBy=AntwortBis')).text).toContain(claim);
    await decides('eva', claim, 'ablehnen', { Ablehnungsgrund: 'KeinVertrag' });
    expect(await late()).toBe(0);
  });
});

describe('the person', () => {
  test('finds claims in the own data, and takes words and files along', async () => {
    const walk = await waiting();
    const { body: file } = await uploads(walk.recommenderEmail, pdfOf(2000));
    const claim = await filed(walk, { Dateien: file.Id, ExterneAuftragsnummer: 'GEHT-1' });
    const token = await personToken(w, walk.recommenderEmail);
    const { body } = await w.app.call('GET', '/empfehler/daten', { token });
    expect(body.Nachbuchungen).toMatchObject([
      { Nachbuchungsnummer: claim, Dateien: [{ Name: 'Vertrag.pdf' }], Verlauf: [{ Ereignis: 'eingereicht' }] },
    ]);
    expect((await w.app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })).status).toBeLessThan(300);
    const shown = await shows(claim);
    expect(shown).toMatchObject({
      Status: 'Abgelehnt',
      Nachricht: null,
      Dateien: [],
      ExterneAuftragsnummer: null,
      EntschiedenVon: null,
    });
    expect((await desk('eva', 'GET', `nachbuchungen/${claim}/dateien/${file.Id}`)).status).toBe(404);
    expect((await decides('eva', claim, 'zuordnen', { Grund: 'x' })).status).toBe(409);
  });
});
