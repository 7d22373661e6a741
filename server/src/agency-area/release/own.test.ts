/** Nobody pays himself: whatever somebody tries who would release what is the own order, or more than what one brings alone may cost. */
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type AgencyWish, enterAgency, forAgency, invitedBy } from '#testing/agency/of-agency.ts';
import { code, longAgo, releasingOf } from '#testing/agency/releasing.ts';
import { anAgency, completeData, hire } from '#testing/cast/agency/clara.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { benIban } from '#testing/cast/ben.ts';
import { collectInto } from '#testing/cast/collected.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
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

describe('nobody pays himself', () => {
  const own = { firstName: 'Dirk', lastName: 'Selbst' };
  test.each<[string, AgencyWish]>([
    ['as the recommender', { recommender: { ...own, email: 'm1@hafen.example' } }],
    ['as the contact', { recipient: { Email: 'm1@hafen.example' } }],
  ])('%s: an employee is refused, and the owner releases it', async (_how, wish) => {
    const { orderNumber } = await released(wish);
    const refused = await decide(orderNumber, '1', { token: m1 });
    expect([...code(refused), refused.body.Message]).toEqual([
      409,
      'PSOF0502',
      expect.stringContaining('sind daran beteiligt'),
    ]);
    expect(await row(orderNumber, m1)).toMatchObject({ Freigebbar: false, Hindernis: 'EigenerAuftrag' });
    expect(await row(orderNumber, owner)).toMatchObject({ Freigebbar: true, Hindernis: null });
    expect((await decide(orderNumber)).body.Status).toBe('Freigegeben');
  });

  test('however the mailbox is written', async () => {
    await w
      .as()
      .write(({ db }) =>
        sql`update agency_user set email = 'd.irk+agentur@googlemail.com' where email = 'm2@hafen.example'`.execute(db),
      );
    const { orderNumber } = await released({ employee: 'M2', recommender: { ...own, email: 'dirk@gmail.com' } });
    expect(
      code(await decide(orderNumber, '1', { token: await enterAgency(w, 'd.irk+agentur@googlemail.com') })),
    ).toEqual([409, 'PSOF0502']);
    await w
      .as()
      .write(({ db }) =>
        sql`update agency_user set email = 'm2@hafen.example' where email = 'd.irk+agentur@googlemail.com'`.execute(db),
      );
  });

  test('what is the owner’s own is released at the desk alone', async () => {
    const { orderNumber } = await released({ recommender: { ...own, email: 'clara@hafen.example' } });
    for (const token of [owner, m1]) {
      const refused = await decide(orderNumber, '1', { token });
      expect([...code(refused), refused.body.Message]).toEqual([
        409,
        'PSOF0502',
        expect.stringContaining('sonst nur wir'),
      ]);
    }
    const atDesk = await w.app.call('PUT', `/admin/auftraege/${orderNumber}/freigeben`, {
      token: await operator(w.app),
      body: null,
    });
    expect([atDesk.status, atDesk.body.Status]).toEqual([200, 'Freigegeben']);
  });

  test('whose IBAN gets the money: the agency’s is nobody’s there, the own one the owner releases', async () => {
    const toAgency = await released();
    await w.ben.givesBankData(toAgency.recipientNumber, { Kontoinhaber: 'Clara Brandt', IBAN: completeData.IBAN });
    for (const token of [m1, owner])
      expect(code(await decide(toAgency.orderNumber, '1', { token }))).toEqual([409, 'PSOF0502']);
    // The same of an agency whose account was kept under a key of before.
    await w
      .as()
      .write(({ db }) => sql`update bank_account set iban_hash = 'older' where owner_kind = 'agency'`.execute(db));
    expect(code(await decide(toAgency.orderNumber, '1', { token: owner }))).toEqual([409, 'PSOF0502']);
    // Dirk came as a contact of another agency once, and gave his IBAN there.
    const before = await forAgency(w, nord, { recipient: { Email: 'm1@hafen.example' } });
    await w.ben.givesBankData(before.recipientNumber, { Kontoinhaber: 'Dirk Krämer', IBAN: benIban });
    const toDirk = await released();
    await w.ben.givesBankData(toDirk.recipientNumber, { Kontoinhaber: 'D. Kraemer', IBAN: benIban });
    expect(code(await decide(toDirk.orderNumber, '1', { token: m1 }))).toEqual([409, 'PSOF0502']);
    expect(code(await decide(toDirk.orderNumber, '1', { token: owner }))).toEqual([200, undefined]);
  });

  test('a plus sign in the address of an office, and the money of a pickup, are the own ones, too', async () => {
    const tagged = await released({ recommender: { ...own, email: 'm1+privat@hafen.example' } });
    expect(code(await decide(tagged.orderNumber, '1', { token: m1 }))).toEqual([409, 'PSOF0502']);
    // Dirk collected a reward once, with an IBAN that he did not let us keep.
    const iban = 'DE75512108001245126199';
    const before = await walkToReady(w.app, { share: 0 });
    await collectInto(w, before.recipient?.token ?? '', 'Dirk Krämer', iban);
    await w
      .as()
      .write(({ db }) =>
        sql`update recipient set email = 'm1@hafen.example' where email = ${before.recipientEmail}`.execute(db),
      );
    const toDirk = await released();
    await w.ben.givesBankData(toDirk.recipientNumber, {
      Kontoinhaber: 'Otto Fremd',
      IBAN: 'DE75 5121 0800 1245 1261 99',
    });
    expect(code(await decide(toDirk.orderNumber, '1', { token: m1 }))).toEqual([409, 'PSOF0502']);
    expect(await row(toDirk.orderNumber, m1)).toMatchObject({ Hindernis: 'EigenerAuftrag' });
  });

  test('whoever left and came again has invited the same people', async () => {
    await configure(w.app, 'spbdevk', { agencyLimitCents: 7000 });
    const office = await anAgency(w, 'wieder', { employees: ['M1'] });
    const made = [];
    for (const place of [0, 1]) {
      const recommender = { firstName: 'Ina', lastName: 'Neu', email: `ina-${place}@example.org` };
      made.push(await forAgency(w, office, { employee: 'M1', on: longAgo, recommender }));
      const invited = { by: 'm1@wieder.example', employee: 'M1', status: 'accepted' };
      await invitedBy(w, office, { ...invited, email: recommender.email, accountEmail: recommender.email });
    }
    const [one, two] = made.map(({ orderNumber }) => orderNumber) as [string, string];
    expect(code(await decide(one, '1', { token: office.employees.M1?.token ?? '' }))).toEqual([200, undefined]);
    await w.app.call('DELETE', '/agentur/mitarbeiter/M1', { token: office.owner.token });
    await w.app.post();
    const again = await hire(w.app, office, {
      number: 'M2',
      domain: 'wieder',
      mandant: 'spbdevk',
      email: 'm1@wieder.example',
    });
    await w.as().write(({ db }) => sql`update orders set employee_number = 'M2' where number = ${two}`.execute(db));
    expect(code(await decide(two, '1', { token: again.token }))).toEqual([409, 'PSOF0502']);
    expect(code(await decide(two, '1', { token: office.owner.token }))).toEqual([200, undefined]);
  });

  test('in whose name somebody recommends is brought by that person, as one who is invited', async () => {
    await configure(w.app, 'spbdevk', { agencyLimitCents: 5000 });
    const as = { firstName: 'Rolf', lastName: 'Kern', email: 'rolf@example.org' };
    const made = await w.app.call('POST', '/empfehlen/create', { body: wishOf({ share: 50, as }), token: m1 });
    const [number, hash] = [made.body.Empfehlungsnummer, made.body.Hash];
    const { body } = await w.ben.registers({ number, hash }, { Email: 'gast-von-rolf@example.org' });
    await w.ben.confirms(body.Empfaengernummer);
    const reported = await w.client.reports({
      order: 'R-1',
      recipient: body.Empfaengernummer,
      event: 'bestaetigt',
      on: longAgo,
    });
    const order = reported.body.Auftragsnummer;
    expect(await row(order, m1)).toMatchObject({ Mitarbeiternummer: 'M1', Hindernis: 'Grenze' });
    expect(code(await decide(order, '1', { token: m1 }))).toEqual([409, 'PSOF0502']);
    expect(code(await decide(order, '1', { token: owner }))).toEqual([200, undefined]);
  });

  test('nobody releases more in a month of those invited by the same person, one after the other and at once', async () => {
    await configure(w.app, 'spbdevk', { agencyLimitCents: 14_000 });
    const made = [];
    for (let place = 0; place < 4; place++) {
      const recommender = { firstName: 'Ida', lastName: 'Neu', email: `ida-${place}@example.org` };
      made.push(await released({ recommender }));
      const invited = { by: 'm1@hafen.example', employee: 'M1', status: 'accepted' };
      await invitedBy(w, hafen, { ...invited, email: recommender.email, accountEmail: recommender.email });
    }
    const [one, two, three, four] = made.map(({ orderNumber }) => orderNumber) as [string, string, string, string];
    expect(code(await decide(one, '1', { token: m1 }))).toEqual([200, undefined]);
    const both = await Promise.all([decide(two, '1', { token: m1 }), decide(three, '1', { token: m1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await decide(four, '1', { token: m1 });
    expect([...code(refused), refused.body.Message]).toEqual([
      409,
      'PSOF0502',
      expect.stringContaining('mehr als 140,00'),
    ]);
    expect(await row(four, m1)).toMatchObject({ Freigebbar: false, Hindernis: 'Grenze' });
    // The owner did not invite them.
    expect(code(await decide(four, '1', { token: owner }))).toEqual([200, undefined]);
    expect((await decide(four, '1', { token: m1 })).status).toBe(200);
  });

  test('two accounts of one mailbox release no more at once than one does', async () => {
    await configure(w.app, 'spbdevk', { agencyLimitCents: 7000 });
    const second = await hire(w.app, hafen, {
      number: 'M7',
      domain: 'hafen',
      mandant: 'spbdevk',
      email: 'm1+2@gmail.com',
    });
    const first = await hire(w.app, hafen, {
      number: 'M8',
      domain: 'hafen',
      mandant: 'spbdevk',
      email: 'm1@gmail.com',
    });
    const recommender = { firstName: 'Ida', lastName: 'Neu', email: 'ida-zwei@example.org' };
    const one = await released({ employee: 'M7', recommender });
    const two = await released({ employee: 'M8', recommender });
    await invitedBy(w, hafen, {
      by: 'm1@gmail.com',
      employee: 'M8',
      status: 'accepted',
      email: recommender.email,
      accountEmail: recommender.email,
    });
    const both = await Promise.all([
      decide(one.orderNumber, '1', { token: second.token }),
      decide(two.orderNumber, '1', { token: first.token }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('the limit begins anew with the month', async () => {
    await configure(w.app, 'spbdevk', { agencyLimitCents: 7000 });
    const recommender = { firstName: 'Ida', lastName: 'Neu', email: 'ida-monat@example.org' };
    const both = [await released({ recommender }), await released({ recommender })];
    await invitedBy(w, hafen, {
      by: 'm2@hafen.example',
      employee: 'M1',
      status: 'accepted',
      email: recommender.email,
      accountEmail: recommender.email,
    });
    await w
      .as()
      .write(({ db }) =>
        sql`update orders set employee_number = 'M2' where number = any(${both.map((one) => one.orderNumber)})`.execute(
          db,
        ),
      );
    const [one, two] = both.map(({ orderNumber }) => orderNumber) as [string, string];
    expect(code(await decide(one, '1', { token: m2 }))).toEqual([200, undefined]);
    expect(code(await decide(two, '1', { token: m2 }))).toEqual([409, 'PSOF0502']);
    await w
      .as()
      .write(({ db }) => sql`update orders set released_at = '2026-02-28T22:59:00Z' where number = ${one}`.execute(db));
    expect(code(await decide(two, '1', { token: m2 }))).toEqual([200, undefined]);
  });
});
