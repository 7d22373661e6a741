import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findAgency, moveAgency } from '#agency/agency.ts';
import { forAgency, invitedBy } from '#testing/agency/of-agency.ts';
import { code, longAgo, releasingOf } from '#testing/agency/releasing.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { booksOf } from '#testing/database/books.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const w = await world();
const hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
const nord = await anAgency(w, 'nord');
const { owner, decide, released, row } = releasingOf(w, hafen);
const m1 = hafen.employees.M1?.token ?? '';
const m2 = hafen.employees.M2?.token ?? '';
beforeEach(() => configure(w.app, 'spbdevk'));
afterAll(() => w.app.close());

describe('an agency releases an order', () => {
  test('and the rewards can be collected [S1-F031][S7-C087]', async () => {
    const { orderNumber, externalNumber } = await released();
    const { status, body } = await decide(orderNumber);
    expect([status, body]).toMatchObject([
      200,
      { Auftragsnummer: orderNumber, Status: 'Freigegeben', Freigebbar: false, Hindernis: 'Freigegeben' },
    ]);
    const books = await booksOf(w, externalNumber);
    expect(books.rewards).toEqual(['recommender ready 3500', 'recipient ready 3500']);
    expect(books.events).toEqual(expect.arrayContaining(['A2', 'A4', 'E8', 'P2']));
    const kept = await rowsOf(w.as()).events('order', orderNumber);
    expect(kept).toContain('A4 confirmed → released');
  });

  test.each(['freigeben', 'FREIGEBEN', '1', 'true', 'freigeben/'])('by the word %s', async (word) => {
    const { orderNumber } = await released();
    expect((await decide(orderNumber, word)).body.Status).toBe('Freigegeben');
  });

  test('by an employee, whose own it is, and pressing twice does it once', async () => {
    const { orderNumber, externalNumber } = await released();
    const both = await Promise.all([decide(orderNumber, '1', { token: m1 }), decide(orderNumber, '1', { token: m1 })]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(code(await decide(orderNumber, '1', { token: m1 }))).toEqual([200, undefined]);
    const { events } = await booksOf(w, externalNumber);
    expect(events.filter((event: string) => event === 'A4')).toEqual(['A4']);
    expect(events.filter((event: string) => event === 'P2')).toEqual(['P2', 'P2']);
  });

  test('and whoever did it stands in the list; of the desk nobody, of whoever has gone the number', async () => {
    const [byOwner, byM1, byDesk] = [await released(), await released(), await released()];
    await decide(byOwner.orderNumber);
    await decide(byM1.orderNumber, '1', { token: m1 });
    await decide(byDesk.orderNumber);
    await w
      .as()
      .write(({ db }) =>
        sql`update orders set released_by = 'operator 1' where number = ${byDesk.orderNumber}`.execute(db),
      );
    const who = async () =>
      Promise.all([byOwner, byM1, byDesk].map(async (one) => (await row(one.orderNumber)).FreigegebenVon));
    expect(await who()).toEqual(['Clara Brandt', 'Dirk Krämer M1', null]);
    await w
      .as()
      .write(({ db }) =>
        sql`update agency_user set first_name = null, last_name = null where employee_number = 'M1'`.execute(db),
      );
    expect(await who()).toEqual(['Clara Brandt', 'M1', null]);
  });

  test('and not before its day, which is told in both languages [S7-C087]', async () => {
    const { orderNumber } = await released({ on: '2026-03-01' });
    const early = await decide(orderNumber);
    expect([...code(early), early.body.Message]).toEqual([
      409,
      'PSOF0501',
      'Der Auftrag kann erst ab dem 15.03.2026 freigegeben werden.',
    ]);
    expect(await row(orderNumber)).toMatchObject({
      Freigebbar: false,
      Hindernis: 'Sperrfrist',
      FreigebbarAb: '2026-03-15',
    });
  });

  test('and not while its contact has not confirmed, and the sentence says so', async () => {
    const made = await forAgency(w, hafen, { until: 'registered' });
    const { body } = await w.client.reports({
      order: 'U-1',
      recipient: made.recipientNumber,
      event: 'bestaetigt',
      on: longAgo,
    });
    const answer = await decide(body.Auftragsnummer);
    expect([...code(answer), answer.body.Message]).toEqual([
      409,
      'PSOF0502',
      'Der Auftrag kann noch nicht freigegeben werden: Der Kontakt hat seine Daten noch nicht bestätigt.',
    ]);
    expect(await row(body.Auftragsnummer)).toMatchObject({ Freigebbar: false, Hindernis: 'KontaktUnbestaetigt' });
  });

  test('and not once the recommendation is over', async () => {
    const { orderNumber, recommendationNumber } = await released();
    await w
      .as()
      .write(({ db }) =>
        db
          .updateTable('recommendation')
          .set({ status: 'expired' })
          .where('number', '=', recommendationNumber)
          .execute(),
      );
    const answer = await decide(orderNumber);
    expect([...code(answer), answer.body.Message]).toEqual([
      409,
      'PSOF0502',
      'Der Auftrag kann nicht freigegeben werden: Die Empfehlung ist beendet.',
    ]);
  });

  test('and not where it is only received', async () => {
    const { orderNumber } = await released({ until: 'ordered' });
    expect(code(await decide(orderNumber))).toEqual([409, 'PSOF0102']);
    expect(await row(orderNumber)).toMatchObject({ Freigebbar: false, Hindernis: 'Unbestaetigt' });
  });
});

describe('whose it is not', () => {
  test('does not know it: another agency, another employee, another mandant', async () => {
    const { orderNumber } = await released();
    expect(code(await decide(orderNumber, '1', { token: nord.owner.token }))).toEqual([404, 'PSOF0101']);
    expect(code(await decide(orderNumber, '1', { token: m2 }))).toEqual([404, 'PSOF0101']);
    expect(code(await decide(orderNumber, 'ablehnen', { token: m2, Grund: 'Doppelt' }))).toEqual([404, 'PSOF0101']);
    const abroad = await w.app.call('PUT', `/agentur/auftragfreigeben/${orderNumber}/1`, {
      token: owner,
      body: null,
      mandant: 'versicherung',
    });
    expect(abroad.status).toBe(401);
    expect(code(await decide('999', '1'))).toEqual([404, 'PSOF0101']);
    expect(code(await decide(orderNumber, 'vielleicht'))).toEqual([404, 'PSOF0101']);
  });
});

describe('an agency turns an order down', () => {
  test.each(['ablehnen', '0', 'false'])('for a reason, by the word %s', async (word) => {
    const { orderNumber, externalNumber } = await released();
    const without = await decide(orderNumber, word);
    expect([...code(without), without.body.Fehler[0].Feld]).toEqual([400, 'PSOF0100', 'Grund']);
    const { status, body } = await decide(orderNumber, word, { Grund: 'Kunde hat widerrufen', token: m1 });
    expect([status, body.Status]).toEqual([200, 'Abgelehnt']);
    // Since when, and nothing of what was typed.
    expect([body.BeendetAm, body.BeendetWeil]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/), null]);
    expect(await booksOf(w, externalNumber)).toMatchObject({
      order: 'rejected',
      rejection: 'Kunde hat widerrufen',
      recommendation: 'cancelled',
      rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
    });
    expect((await decide(orderNumber, word, { Grund: 'Noch einmal' })).body.Status).toBe('Abgelehnt');
    expect(code(await decide(orderNumber, 'freigeben'))).toEqual([409, 'PSOF0102']);
  });

  test('released and turned down at once ends as one of both', async () => {
    const { orderNumber, externalNumber } = await released();
    await Promise.all([decide(orderNumber), decide(orderNumber, 'ablehnen', { Grund: 'Doch nicht' })]);
    const { order, rewards } = await booksOf(w, externalNumber);
    expect(['released recommender ready 3500', 'rejected recommender cancelled 3500']).toContain(
      `${order} ${rewards[0]}`,
    );
  });
});

test('what would happen is told beforehand, for each of many', async () => {
  await configure(w.app, 'spbdevk', { agencyLimitCents: 7000 });
  const free = await released();
  const early = await released({ on: '2026-03-01' });
  const own = await released({ recommender: { firstName: 'Dirk', lastName: 'Selbst', email: 'm1@hafen.example' } });
  const recommender = { firstName: 'Ute', lastName: 'Neu', email: 'ute-neu@example.org' };
  const invited = [await released({ recommender }), await released({ recommender })];
  await invitedBy(w, hafen, {
    by: 'm1@hafen.example',
    employee: 'M1',
    status: 'accepted',
    email: recommender.email,
    accountEmail: recommender.email,
  });
  await w
    .as()
    .write(({ db }) =>
      sql`update orders set released_at = '2026-01-05T09:00:00Z' where released_by is not null`.execute(db),
    );
  const foreign = await forAgency(w, nord);
  const Nummern = [free, early, own, ...invited, foreign].map(({ orderNumber }) => orderNumber);
  const { status, body } = await w.app.call('PUT', '/agentur/auftraege/vorschau', { token: m1, body: { Nummern } });
  expect([status, body]).toEqual([
    200,
    {
      Auftraege: Nummern.slice(0, -1).map((Auftragsnummer) =>
        expect.objectContaining({ Auftragsnummer, PraemieCent: 7000 }),
      ),
      Freigebbar: 2,
      Nummern: [free.orderNumber, invited[0]?.orderNumber],
      EmpfehlerCent: 7000,
      EmpfaengerCent: 7000,
      Nicht: [
        { Auftragsnummer: early.orderNumber, Hindernis: 'Sperrfrist', FreigebbarAb: '2026-03-15' },
        { Auftragsnummer: own.orderNumber, Hindernis: 'EigenerAuftrag', FreigebbarAb: expect.any(String) },
        { Auftragsnummer: invited[1]?.orderNumber, Hindernis: 'Grenze', FreigebbarAb: expect.any(String) },
        { Auftragsnummer: foreign.orderNumber, Hindernis: 'Unbekannt', FreigebbarAb: null },
      ],
    },
  ]);
  // It did nothing.
  expect((await row(free.orderNumber)).Status).toBe('Bestaetigt');
});

test('an inactive owner sees the orders and releases none (P-08)', async () => {
  const { orderNumber } = await forAgency(w, nord, { on: longAgo });
  const move = (event: 'deactivate' | 'reactivate') =>
    w.as('spbdevk', { kind: 'job', name: 'test' }).write(async (tx) => {
      const { id } = await tx.db
        .selectFrom('agency')
        .select('id')
        .where('agency_number', '=', nord.agencyNumber)
        .executeTakeFirstOrThrow();
      const agency = await findAgency(tx.db, id);
      if (agency) await moveAgency(tx, agency, { event, reason: 'Vertrag beendet' });
    });
  await move('deactivate');
  expect(await row(orderNumber, nord.owner.token)).toMatchObject({ Freigebbar: false, Hindernis: 'KeineBerechtigung' });
  expect(code(await decide(orderNumber, '1', { token: nord.owner.token }))).toEqual([403, 'PSOF0202']);
  await move('reactivate');
  expect((await decide(orderNumber, '1', { token: nord.owner.token })).body.Status).toBe('Freigegeben');
});
