/** What is decided in favour of a claim (rules 3.13): whose order it is then, what becomes of the other one, and goodwill. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, describe, expect, test } from 'vitest';
import { type Clerk, claimsOf } from '#testing/cast/claims.ts';
import { evaOf, walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { collect, mailTo, release, report } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const { day, desk, files, recommended, waiting, filed, decides, shows, statusOf } = claimsOf(w);

describe('assigning the order', () => {
  test('that was kept as rejected gives it to the recommendation: received, and released by another person', async () => {
    const walk = await waiting();
    const other = await recommended();
    await report(w.app, { ...other, externalNumber: 'DOPPELT-1' }, 'eingegangen', day());
    await report(w.app, { ...other, externalNumber: 'DOPPELT-2' }, 'eingegangen', day());
    const claim = await filed(walk, { ExterneAuftragsnummer: 'doppelt-2' });
    const { Vorschlaege } = await shows(claim);
    expect(Vorschlaege).toMatchObject([
      {
        Gruende: ['GleicheAuftragsnummer', 'GleicherTag'],
        Auftragsstatus: 'Abgelehnt',
        Abgelehnt: 'Mehrfachauftrag',
        NimmtAnderem: false,
        Hindernis: null,
      },
    ]);
    const done = await decides('eva', claim, 'zuordnen', {
      Auftragsnummer: Vorschlaege[0].Auftragsnummer,
      Grund: 'Telefon mit dem Auftraggeber',
    });
    expect(done).toMatchObject({ status: 200, body: { Status: 'Zugeordnet' } });
    expect(mailTo(await w.app.post(), walk.recommenderEmail, /entschieden/)?.text).toContain('zugeordnet');
    const found = await desk('eva', 'GET', `empfehlungen/${walk.number}`);
    expect(found.body.Auftraege).toMatchObject([{ ExterneAuftragsnummer: 'DOPPELT-2', Status: 'Eingegangen' }]);
    expect(found.body.Praemierungen).toMatchObject([{ Status: 'Offen', BetragCent: 7000 }]);
    const order = found.body.Auftraege[0].Auftragsnummer;
    await desk('otto', 'PUT', `auftraege/${order}/bestaetigen`, {});
    await w.days(20);
    // Whose hand is on it does not release it.
    expect((await desk('eva', 'PUT', `auftraege/${order}/freigeben`, {})).status).toBe(409);
    expect((await desk('rita', 'PUT', `auftraege/${order}/freigeben`, {})).body.Status).toBe('Freigegeben');
  });

  test('of somebody else takes two persons; the other one loses it, and the books balance', async () => {
    const [walk, other] = [await waiting(), await recommended()];
    await report(w.app, other, 'eingegangen', plusDays(day(), -14));
    await report(w.app, other, 'bestaetigt', plusDays(day(), -14));
    await release(w.app, other, await operator(w.app, { email: 'rita@betreiber.example' }));
    const claim = await filed(walk, { ExterneAuftragsnummer: other.externalNumber });
    const [proposal] = (await shows(claim)).Vorschlaege;
    expect(proposal).toMatchObject({ NimmtAnderem: true, Hindernis: null, Auftragsstatus: 'Freigegeben' });
    const body = { Auftragsnummer: other.orderNumber, Grund: 'Der Kontakt bestätigt Anna' };
    const asked = await decides('eva', claim, 'zuordnen', body);
    expect(asked).toMatchObject({ status: 202, body: { Art: 'NachbuchungZuordnen' } });
    expect((await decides('otto', claim, 'zuordnen', body)).status).toBe(409);
    expect(await shows(claim)).toMatchObject({
      Status: 'Eingereicht',
      Antraege: [{ GestelltVon: 'eva@betreiber.example' }],
    });
    expect(await statusOf(walk)).toMatchObject({ Status: 'Eingereicht' });
    const found = async (Filter: string) =>
      (await desk('eva', 'PUT', 'antraege', { Filter })).body.Content.map(({ Antrag }: { Antrag: number }) => Antrag);
    // By the order that moves, and by the claim that it is for.
    expect(await found(other.orderNumber)).toEqual([asked.body.Antrag]);
    expect(await found(`Status:Offen;Text:${claim}`)).toEqual([asked.body.Antrag]);
    expect(await found(`5${'0'.repeat(11)}`)).toEqual([]);
    const agrees = (name: Clerk) => desk(name, 'PUT', `antraege/${asked.body.Antrag}/zustimmen`, {});
    expect((await agrees('eva')).status).toBe(409);
    // Rita released it.
    expect((await agrees('rita')).status).toBe(409);
    expect(await agrees('nora')).toMatchObject({ status: 200, body: { Angabe: claim } });
    expect(await statusOf(walk)).toMatchObject({ Status: 'Zugeordnet' });
    const lost = (await desk('eva', 'GET', `empfehlungen/${other.number}`)).body;
    expect(lost).toMatchObject({
      Status: 'Storniert',
      Auftraege: [{ Status: 'Abgelehnt', Ablehnungsgrund: 'Einer anderen Empfehlung zugeordnet' }],
      Praemierungen: [{ Status: 'Storniert' }],
    });
    const won = (await desk('eva', 'GET', `empfehlungen/${walk.number}`)).body;
    expect(won).toMatchObject({
      Auftraege: [{ ExterneAuftragsnummer: other.externalNumber, Status: 'Bestaetigt' }],
      Praemierungen: [{ Status: 'Offen' }],
    });
    expect((await rowsOf(w.as()).events('order', other.orderNumber)).at(-1)).toContain('A11 released → rejected');
    expect(mailTo(await w.app.post(), other.recommenderEmail)?.subject).toMatch(/nicht berücksichtigt/);
    expect((await decides('otto', claim, 'zuordnen', body)).status).toBe(409);
  });

  test('that is paid, or is with the bank, is refused', async () => {
    const ready = await walkToReady(w.app, { share: 100 });
    await collect(w.app, ready, ready.recommender!.token);
    await w.days(4);
    const eva = evaOf(w.app);
    const walk = await waiting();
    await eva.exports((await eva.makesRun()).body.Id);
    const claim = await filed(walk, { ExterneAuftragsnummer: ready.externalNumber });
    expect((await shows(claim)).Vorschlaege).toMatchObject([{ Hindernis: 'Ausgezahlt' }]);
    const refused = await decides('eva', claim, 'zuordnen', { Auftragsnummer: ready.orderNumber, Grund: 'x' });
    expect(refused).toMatchObject({ status: 409, body: { Message: /Geld unterwegs/ } });
    expect(await statusOf(walk)).toMatchObject({ Status: 'Eingereicht' });
  });

  test('that nobody reported comes about by hand; one that does not fit says why', async () => {
    const walk = await waiting();
    const claim = await filed(walk, { ExterneAuftragsnummer: 'AUSSEN-7' });
    const done = await decides('eva', claim, 'zuordnen', { Grund: 'steht in der Datei ohne Empfehlung' });
    expect(done.body.Status).toBe('Zugeordnet');
    expect((await desk('eva', 'GET', `empfehlungen/${walk.number}`)).body.Auftraege).toMatchObject([
      { ExterneAuftragsnummer: 'AUSSEN-7', Status: 'Eingegangen', Auftragsdatum: plusDays(day(), -3) },
    ]);
    const again = await filed(walk);
    expect(await decides('eva', again, 'zuordnen', { Grund: 'x' })).toMatchObject({ status: 400 });
    await decides('eva', again, 'ablehnen', { Ablehnungsgrund: 'SchonVerguetet' });
    const second = await filed(walk, { ExterneAuftragsnummer: 'AUSSEN-8' });
    expect(await decides('eva', second, 'zuordnen', { Grund: 'x' })).toMatchObject({
      status: 409,
      body: { Message: 'Der Auftrag passt nicht zu dieser Empfehlung: Mehrfachauftrag.' },
    });
  });

  test('by number alone needs a recommendation of the same person', async () => {
    const [walk, other] = [await waiting(), await recommended()];
    const { body } = await files(walk.recommenderEmail, { ExterneAuftragsnummer: 'NUR-NUMMER' });
    const claim = body.Nachbuchungsnummer;
    const assign = (Empfehlungsnummer?: string) => decides('eva', claim, 'zuordnen', { Grund: 'x', Empfehlungsnummer });
    expect((await assign()).body.Fehler).toMatchObject([{ Feld: 'Empfehlungsnummer' }]);
    expect((await assign(other.number)).body.Fehler).toMatchObject([{ Feld: 'Empfehlungsnummer' }]);
    expect((await assign(walk.number)).body.Status).toBe('Zugeordnet');
  });

  test('proposes a row of a file that named no recommendation', async () => {
    const walk = await waiting();
    const token = await operator(w.app, { email: 'eva@betreiber.example' });
    const file = `ExterneAuftragsnummer;Ereignis;Auftragsdatum\nOHNE-1;eingegangen;${day()}\n`;
    await w.app.call('POST', '/admin/auftraege/import', { token, body: file });
    await w.app.app.jobs.runNow('import.resume', w.mandants.spbdevk);
    const claim = await filed(walk, { ExterneAuftragsnummer: 'ohne-1' });
    expect((await shows(claim)).Vorschlaege).toMatchObject([
      { Gruende: ['ImportzeileOhneEmpfehlung', 'GleicheAuftragsnummer'], Auftragsnummer: null, Zeile: 2 },
    ]);
  });
});

describe('goodwill for a claim', () => {
  test('is that of the recommendation, with its limits and its second person', async () => {
    const walk = await recommended();
    await w.days(5);
    await desk('otto', 'PUT', `empfehlungen/${walk.number}/stornieren`, { Grund: 'Anruf' });
    const claim = await filed(walk);
    expect(await shows(claim)).toMatchObject({ KulanzHindernis: null });
    const asked = await decides('eva', claim, 'kulanz', { BetragCent: 2500, Grund: 'Glaubhaft' });
    // No order was ever reported: two persons.
    expect(asked).toMatchObject({ status: 202, body: { Art: 'NachbuchungKulanz' } });
    const listed = await desk('eva', 'PUT', 'antraege', { Filter: claim });
    expect(listed.body.Content).toMatchObject([{ Antrag: asked.body.Antrag, Art: 'NachbuchungKulanz' }]);
    expect((await desk('nora', 'PUT', `antraege/${asked.body.Antrag}/zustimmen`, {})).status).toBe(200);
    expect(await statusOf(walk)).toMatchObject({ Status: 'Kulanz', Ergebnis: 'Kulanz', WiderspruchBis: null });
    const subjects = (await w.app.post())
      .filter(({ to }) => to === walk.recommenderEmail)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([expect.stringMatching(/Kulanz/), expect.stringMatching(/entschieden/)]),
    );
  });

  test('waits until the recommendation has ended', async () => {
    const walk = await waiting();
    const claim = await filed(walk);
    expect(await shows(claim)).toMatchObject({ KulanzHindernis: 'Laeuft' });
    expect((await decides('eva', claim, 'kulanz', { BetragCent: 2500, Grund: 'x' })).status).toBe(409);
    expect((await decides('eva', claim, 'kulanz', { BetragCent: 60_000, Grund: 'x' })).status).toBe(400);
  });
});
