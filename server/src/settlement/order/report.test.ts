import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reported } from '#testing/cast/client.ts';
import { operator } from '#testing/cast/operators.ts';
import { booksOf, countRows } from '#testing/database/books.ts';
import { products, today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { cancelRecommendation } from '../settlement.ts';

let all: World;
beforeAll(async () => {
  all = await world();
});
afterAll(() => all.app.close());

let count = 0;
/** A link, somebody who came through it and confirmed, and an order number of their own. */
async function confirmed(wish: Parameters<World['anna']['recommends']>[0] = {}) {
  const link = await all.anna.recommends({ share: 50, ...wish });
  const { body } = await all.ben.registers(link);
  await all.ben.confirms(body.Empfaengernummer);
  return { link, recipient: body.Empfaengernummer as string, order: `R-${++count}` };
}
const fields = ({ body }: { body: { Fehler: { Feld: string }[] } }): string[] => body.Fehler.map(({ Feld }) => Feld);

describe('a reported order', () => {
  test('is received with the rewards of both, open, and a mail to the recipient', async () => {
    const { link, order } = await confirmed();
    await all.app.post();
    const { status, body } = await all.client.reports({ order, number: link.number, email: 'ben@example.org' });
    expect([status, body.Status]).toEqual([200, 'Eingegangen']);
    expect(body.Auftragsnummer).toMatch(/^3\d{11}$/);
    expect(await booksOf(all, order)).toMatchObject({
      order: 'received',
      recommendation: 'ok',
      isFollowUp: false,
      rewards: ['recommender open 3500', 'recipient open 3500'],
    });
    const mails = await all.app.post();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ben@example.org', 'Wir haben Ihren Auftrag erhalten'],
    ]);
    expect(mails[0]?.text).toContain(order);
  });

  test('shows in the journey of the recipient: contract concluded, then confirmed by the client [S4-T037] [S4-T039]', async () => {
    const { link, recipient, order } = await confirmed();
    const reached = async () =>
      (await all.ben.looks(recipient)).body.Schritte.filter((step: { Erreicht: boolean }) => step.Erreicht).map(
        (step: { Schritt: string }) => step.Schritt,
      );
    expect(await reached()).toEqual(['Daten bestätigt']);
    await all.client.reports({ order, number: link.number });
    expect(await reached()).toEqual(['Neukundenvertrag abgeschlossen', 'Daten bestätigt']);
    await all.client.reports({ order, event: 'bestaetigt' });
    expect(await reached()).toEqual([
      'Neukundenvertrag abgeschlossen',
      'Daten bestätigt',
      'Auftrag vom Auftraggeber bestätigt',
    ]);
  });

  test('may be reported as confirmed at once', async () => {
    const { link, order } = await confirmed();
    const { body } = await all.client.reports({ order, event: 'bestaetigt', number: link.number });
    expect(body.Status).toBe('Bestaetigt');
    expect((await booksOf(all, order)).events).toEqual(['A1', 'P1', 'P1', 'A2']);
  });

  test('of another product earns its premium, one of an unknown product what was promised', async () => {
    const first = await confirmed({ share: 100 });
    await all.client.reports({ order: first.order, number: first.link.number, product: 'X201' });
    expect((await booksOf(all, first.order)).rewards).toEqual(['recommender open 9000']);
    const { rows } = await all.as().read(({ db }) =>
      sql<{ reason: string }>`select e.reason from event e join orders o on o.id = e.object_id
        where e.object = 'order' and e.event = 'otherProduct' and o.external_number = ${first.order}`.execute(db),
    );
    expect(rows).toEqual([{ reason: 'Zuhause L: 70,00\u00a0€ → Zuhause Glasfaser: 90,00\u00a0€' }]);
    const second = await confirmed({ share: 100 });
    await all.client.reports({ order: second.order, number: second.link.number, product: 'NIE-GEHOERT' });
    expect((await booksOf(all, second.order)).rewards).toEqual(['recommender open 7000']);
  });

  test('needs a date that is not in the future and a number, all said at once', async () => {
    const answer = await all.client.reports({ order: 'R-none', on: null });
    expect([answer.status, fields(answer)]).toEqual([400, ['Auftragsdatum', 'Empfehlungsnummer']]);
    const future = await all.client.reports({
      order: 'R-none',
      on: '2026-03-03',
      number: (await confirmed()).link.number,
    });
    expect(future.body.Fehler).toMatchObject([
      { Feld: 'Auftragsdatum', Message: 'Auftragsdatum liegt in der Zukunft' },
    ]);
  });

  test.each<[string, Reported, string]>([
    ['a recommendation nobody made', { number: '104477120935' }, 'Empfehlungsnummer'],
    ['a recipient nobody is', { recipient: '200000000008' }, 'Empfaengernummer'],
    ['a number with a wrong check digit', { number: '104477120936' }, 'Empfehlungsnummer'],
    ['a number of another kind', { number: '200000000008' }, 'Empfehlungsnummer'],
  ])('of %s is refused at its field', async (_what, report, field) => {
    const before = await countRows(all, 'orders');
    const answer = await all.client.reports({ order: 'R-nobody', ...report });
    expect([answer.status, answer.body.PsoErrorCode, fields(answer)]).toEqual([400, 'PSOF0100', [field]]);
    expect(await countRows(all, 'orders')).toBe(before);
  });

  test('of a recipient of another link is refused', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    const answer = await all.client.reports({
      order: 'R-mixed',
      number: first.link.number,
      recipient: second.recipient,
    });
    expect([answer.status, fields(answer)]).toEqual([400, ['Empfaengernummer']]);
  });

  test('of another mandant is unknown here, by every number', async () => {
    const { link, recipient } = await confirmed();
    for (const report of [{ number: link.number }, { recipient }]) {
      const answer = await all.client.reports({ order: 'R-foreign', ...report }, { mandant: 'versicherung' });
      expect([answer.status, answer.body.PsoErrorCode]).toEqual([400, 'PSOF0100']);
      expect(answer.text).not.toMatch(/example|Muster|Beispiel/);
    }
    expect(await countRows(all, 'orders', 'versicherung')).toBe(0);
  });

  test.each([
    ['without a key', ''],
    ['with a key nobody has', 'demo-api-key-nobody-at-all'],
    ['with the key of another mandant', 'demo-api-key-versicherung'],
  ])('%s is refused with 401', async (_what, apiKey) => {
    const { status, body } = await all.client.reports({ order: 'R-key' }, { apiKey });
    expect([status, body.PsoErrorCode]).toEqual([401, 'PSOF0204']);
  });
});

describe('the same report again', () => {
  test('gets the same answer and changes nothing, also after more has happened', async () => {
    const { link, order } = await confirmed();
    const report = { order, number: link.number, email: 'ben@example.org' };
    const first = await all.client.reports(report);
    await all.client.reports({ order, event: 'bestaetigt' });
    const books = await booksOf(all, order);
    const again = await all.client.reports(report);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.body.Status).toBe('Eingegangen');
    expect(await booksOf(all, order)).toEqual(books);
  });

  test('with other content is refused and changes nothing', async () => {
    const { link, order } = await confirmed();
    await all.client.reports({ order, number: link.number });
    for (const changed of [
      { on: '2026-03-01' },
      { product: 'X201' },
      { email: 'ben@example.org' },
      { reason: 'anders' },
    ]) {
      const { status, body } = await all.client.reports({ order, number: link.number, ...changed });
      expect([status, body.PsoErrorCode, body.Fehler[0].Feld]).toEqual([409, 'PSOF0102', 'Ereignis']);
    }
    expect((await booksOf(all, order)).rewards).toHaveLength(2);
  });

  test('after a refusal is judged anew', async () => {
    const link = await all.anna.recommends();
    const order = `R-${++count}`;
    expect((await all.client.reports({ order, number: link.number })).status).toBe(400);
    await all.ben.registers(link);
    expect((await all.client.reports({ order, number: link.number })).body.Status).toBe('Eingegangen');
  });

  test('sixteen times at once makes one order and one answer', async () => {
    const { link, order } = await confirmed();
    const report = { order, event: 'bestaetigt' as const, number: link.number };
    const answers = await Promise.all(Array.from({ length: 16 }, () => all.client.reports(report)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.Auftragsnummer)).size).toBe(1);
    expect((await booksOf(all, order)).events).toEqual(['A1', 'P1', 'P1', 'A2']);
  });
});

describe('an end that comes before its order', () => {
  test.each([
    ['storniert', 'Storniert', 'cancelled', 'A7'],
    ['abgelehnt', 'Abgelehnt', 'rejected', 'A3'],
  ] as const)('%s waits and takes effect with it', async (event, label, status, number) => {
    const { link, order } = await confirmed();
    const waits = await all.client.reports({ order, event, on: null, reason: 'Widerruf' });
    expect(waits.body).toEqual({ Auftragsnummer: null, Status: 'Vorgemerkt', Grund: null });
    const { body } = await all.client.reports({ order, number: link.number });
    expect(body.Status).toBe(label);
    expect(await booksOf(all, order)).toMatchObject({
      order: status,
      recommendation: 'cancelled',
      rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
      events: ['A1', 'P1', 'P1', number, 'P3', 'P3', 'E9'],
    });
    expect((await all.client.reports({ order, event, on: null, reason: 'Widerruf' })).body).toEqual(waits.body);
  });

  test('takes effect before a confirmation that brings the order', async () => {
    const { link, order } = await confirmed();
    await all.client.reports({ order, event: 'storniert', on: null });
    const { body } = await all.client.reports({ order, event: 'bestaetigt', number: link.number });
    expect(body.Status).toBe('Storniert');
  });

  test('is never lost when both come at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => confirmed()));
    for (const { link, order } of orders) {
      await Promise.all([
        all.client.reports({ order, number: link.number }),
        all.client.reports({ order, event: 'storniert', on: null }),
      ]);
      expect((await booksOf(all, order)).order).toBe('cancelled');
    }
  });

  test('once is enough, whoever else reported it', async () => {
    const { link, order } = await confirmed();
    await all.client.reports({ order, event: 'storniert', on: null });
    await all.client.reports({ order, event: 'abgelehnt', on: null });
    expect((await all.client.reports({ order, number: link.number })).body.Status).toBe('Storniert');
    expect((await booksOf(all, order)).events.filter((event) => event.startsWith('A'))).toEqual(['A1', 'A7']);
  });
});

describe('a contract that two sources report', () => {
  const other = 'demo-api-key-second-source';
  beforeAll(async () => {
    await all.as().write(async ({ db, system, now }) => {
      const key_hash = system.vault.hash(other, 'api-key');
      await db.insertInto('api_key').values({ name: 'second', key_hash, created_at: now }).execute();
    });
  });

  test('under one number is one order', async () => {
    const { link, recipient, order } = await confirmed();
    const first = await all.client.reports({ order, number: link.number });
    const second = await all.client.reports({ order, event: 'bestaetigt', recipient }, { apiKey: other });
    expect(second.body).toEqual({ Auftragsnummer: first.body.Auftragsnummer, Status: 'Bestaetigt', Grund: null });
    const third = await all.client.reports({ order, event: 'bestaetigt' });
    expect(third.body).toEqual(second.body);
    expect((await booksOf(all, order)).events).toEqual(['A1', 'P1', 'P1', 'A2']);
  });

  test('under two numbers goes to the recipient who confirmed first, the other order is rejected', async () => {
    const early = await confirmed();
    await all.days(1);
    const late = await confirmed();
    const order = late.order;
    await all.client.reports({ order, event: 'bestaetigt', number: late.link.number });
    const won = await all.client.reports({ order, event: 'bestaetigt', number: early.link.number }, { apiKey: other });
    expect(won.body.Status).toBe('Bestaetigt');
    expect(await booksOf(all, order)).toMatchObject({ order: 'confirmed', recommendation: 'ok' });
    const { rows } = await all.as().read(async ({ db }) => ({
      rows: await db
        .selectFrom('orders')
        .select(['status', 'rejection'])
        .where('external_number', '=', order)
        .orderBy('id')
        .execute(),
    }));
    expect(rows).toEqual([
      { status: 'rejected', rejection: 'Mehrfachauftrag' },
      { status: 'confirmed', rejection: null },
    ]);
  });

  test('under two numbers stays where it is when the other one confirmed later, or not at all', async () => {
    const early = await confirmed();
    await all.days(1);
    const late = await confirmed();
    const waiting = await all.anna.recommends();
    await all.ben.registers(waiting, { Email: 'wait@example.org' });
    const order = early.order;
    const first = await all.client.reports({ order, number: early.link.number });
    const lost = await all.client.reports({ order, number: late.link.number }, { apiKey: other });
    expect(lost.body.Status).toBe('Abgelehnt');
    expect(await booksOf(all, order)).toMatchObject({ order: 'rejected', rejection: 'Mehrfachauftrag', rewards: [] });
    const again = await all.client.reports({ order, event: 'bestaetigt', number: late.link.number }, { apiKey: other });
    expect(again.body).toEqual(lost.body);
    const open = await all.client.reports({
      order: `${order}-w`,
      number: early.link.number,
      recipient: null,
      email: 'new@example.org',
    });
    const unconfirmed = await all.client.reports({ order: `${order}-w`, number: waiting.number }, { apiKey: other });
    expect([open.body.Status, unconfirmed.body.Status]).toEqual(['Eingegangen', 'Abgelehnt']);
    const confirmedNow = await all.client.reports({ order, event: 'bestaetigt' });
    expect(confirmedNow.body).toEqual({ Auftragsnummer: first.body.Auftragsnummer, Status: 'Bestaetigt', Grund: null });
  });

  test('under two numbers at once ends as one living order', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    const answers = await Promise.all([
      all.client.reports({ order: one.order, number: one.link.number }),
      all.client.reports({ order: one.order, number: two.link.number }, { apiKey: other }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Whoever came first was told so, even if the contract then went to the recipient confirmed first.
    expect(answers.map(({ body }) => body.Status)).toContain('Eingegangen');
    const kept = await all
      .as()
      .read(({ db }) =>
        db.selectFrom('orders').select('status').where('external_number', '=', one.order).orderBy('status').execute(),
      );
    expect(kept).toEqual([{ status: 'received' }, { status: 'rejected' }]);
  });

  test('under a number that is over is kept once as rejected, however often it is claimed', async () => {
    const { link, order } = await confirmed();
    const over = await all.anna.recommends();
    await cancelRecommendation(all.as(), over.number, 'Missbrauch');
    await all.client.reports({ order, number: link.number });
    const claim = { order, number: over.number, email: 'claims@example.org' };
    const first = await all.client.reports(claim, { apiKey: other });
    const second = await all.client.reports({ ...claim, event: 'bestaetigt' }, { apiKey: other });
    expect([first.body.Status, second.body]).toEqual(['Abgelehnt', first.body]);
    expect(await booksOf(all, order)).toMatchObject({ rejection: 'Empfehlung storniert' });
  });

  test('a source cannot give its own order to somebody else', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    await all.client.reports({ order: one.order, number: one.link.number });
    const answer = await all.client.reports({ order: one.order, event: 'bestaetigt', number: two.link.number });
    expect([answer.status, fields(answer)]).toEqual([409, ['Empfehlungsnummer']]);
  });
});

describe('an order that was rejected', () => {
  test('goes no further, and its number may carry another contract', async () => {
    const { link, order } = await confirmed();
    await all.client.reports({ order, number: link.number });
    await all.client.reports({ order, event: 'abgelehnt', reason: 'Bonität' });
    expect(await booksOf(all, order)).toMatchObject({
      order: 'rejected',
      rejection: 'Bonität',
      recommendation: 'cancelled',
    });
    for (const event of ['bestaetigt', 'storniert'] as const) {
      const { status, body } = await all.client.reports({ order, event, number: link.number });
      expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
    }
    const other = await confirmed();
    const { body } = await all.client.reports({ order, event: 'bestaetigt', number: other.link.number });
    expect(body.Status).toBe('Bestaetigt');
  });
});

test('an operator sees whose order it is and who reported it', async () => {
  const { link, recipient, order } = await confirmed({ product: products.fibre });
  const { body } = await all.client.reports({ order, number: link.number });
  const shown = await all.app.call('GET', `/admin/auftraege/${body.Auftragsnummer}`, {
    token: await operator(all.app),
  });
  expect(shown.body).toMatchObject({
    ExterneAuftragsnummer: order,
    Auftragsdatum: today,
    Empfaengernummer: recipient,
    Empfehlungsnummer: link.number,
    Quelle: 'partner',
    Status: 'Eingegangen',
  });
});
