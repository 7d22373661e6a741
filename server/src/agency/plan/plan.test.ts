/** The reward plan of an agency (rules 4.5): what is added to premiums, for whom, and since when. */
import { germanDay, plusDays } from '@weitersagen/contract/basics/day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAgency, moveAgency } from '#agency/agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { person } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { products, today, yesterday } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let stadt: TestAgency;
beforeAll(async () => {
  w = await world();
  await configure(w.app, 'spbdevk', { createLimit: { perEmail: 1000, perAddress: 1000, minutes: 60 } });
  hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  stadt = await anAgency(w, 'stadt');
});
afterAll(() => w.app.close());
beforeEach(() => w.as().write(({ db }) => db.deleteFrom('premium_plan').execute()));

const list = async (token = hafen.owner.token) => (await w.app.call('GET', '/agentur/praemienplan', { token })).body;
const add = (wish: Record<string, unknown> = {}, token = hafen.owner.token) =>
  w.app.call('POST', '/agentur/praemienplan', {
    token,
    body: { ProduktId: products.home, ZusatzCent: 2000, GueltigVon: today, GueltigBis: null, ...wish },
  });
const end = (id: number, token = hafen.owner.token) => w.app.call('DELETE', `/agentur/praemienplan/${id}`, { token });

let count = 0;
async function recommends(
  wish: Parameters<typeof wishOf>[0] = {},
  named: string | null = hafen.agencyNumber,
  token?: string,
) {
  const as = { firstName: 'Anna', lastName: 'Muster', email: `p${++count}@example.org` };
  const body = wishOf({ as, ...wish }, { 'Empfehlung.Agentennummer': named });
  const made = await w.app.call('POST', '/empfehlen/create', { body, ...(token && { token }) });
  expect([made.status, made.text]).toEqual([200, expect.anything()]);
  return made.body;
}
const kept = (number: string) =>
  w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('recommendation')
        .select(['premium_cents as premiumCents', 'plan_cents as planCents'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    );

describe('the plan', () => {
  test('is listed with what counts now [S6-P026][S6-P033][S6-P053]', async () => {
    expect((await add()).status).toBe(200);
    await add({ ProduktId: products.fibre, ZusatzCent: 500, GueltigVon: plusDays(today, 7) });
    for (const token of [hafen.owner.token, hafen.employees.M1?.token]) {
      expect(await list(token)).toMatchObject([
        { ProduktId: products.fibre, Status: 'Kuenftig', WertCent: 9000, Zusatz: '5,00\u00a0€' },
        {
          ProduktId: products.home,
          Produkt: 'Zuhause L',
          ZusatzCent: 2000,
          GueltigVon: today,
          GueltigBis: null,
          Status: 'Gueltig',
          WertCent: 9000,
          Wert: '90,00\u00a0€',
          BeendetAm: null,
        },
      ]);
    }
    expect(await list(stadt.owner.token)).toEqual([]);
  });

  test('is added to by an owner, also by one whose agency is not active [S6-P036][S6-P046][S6-P043]', async () => {
    const { status, body } = await add();
    expect([status, body]).toMatchObject([200, { ZusatzCent: 2000, Status: 'Gueltig' }]);
    const waiting = await anAgency(w, 'wartend', { until: 'inReview' });
    expect((await add({}, waiting.owner.token)).status).toBe(200);
    expect(await list(waiting.owner.token)).toHaveLength(1);
  });

  test('is added to by a form in euros that says all that is wrong at once, in the order of its fields', async () => {
    const sends = (form: Record<string, string>) =>
      askPage(w.app, '/de/agentur/praemien', {
        cookie: `agenturtoken=${hafen.owner.token}`,
        form: { _form: 'add', productId: String(products.home), validTo: '', ...form },
      });
    for (const euros of ['', 'zwölf', '0', '500,01', '-5']) {
      const refused = await sends({ euros, validFrom: 'bald' });
      expect(refused.status).toBe(400);
      const said = ['#euros', '#validFrom'].map((field) => refused.text.indexOf(`href="${field}`));
      expect(said.every((place, index) => place > (said[index - 1] ?? 0))).toBe(true);
      expect(refused.text).toContain('Bitte geben Sie einen Betrag von 0,01 bis 500 Euro an');
    }
    expect(await list()).toEqual([]);
    expect((await sends({ euros: '12,50 €', validFrom: germanDay(today) })).to).toContain('praemien');
    expect(await list()).toMatchObject([{ ZusatzCent: 1250, GueltigVon: today }]);
  });

  test('is ended by an owner, also by one whose agency is not active [S6-P037][S6-P047]', async () => {
    const { body } = await add();
    expect(await end(body.Id)).toMatchObject({
      status: 200,
      body: { Status: 'Beendet', BeendetAm: expect.any(String) },
    });
    expect((await end(body.Id)).status).toBe(409);
    const fresh = await anAgency(w, 'neu', { until: 'inReview' });
    const own = await add({}, fresh.owner.token);
    expect((await end(own.body.Id, fresh.owner.token)).status).toBe(200);
  });

  test('is not added to by an employee [S6-P060]', async () => {
    const { status, body } = await add({}, hafen.employees.M1?.token);
    expect([status, body.PsoErrorCode, await list()]).toEqual([403, 'PSOF0202', []]);
  });

  test('is not ended by an employee [S6-P061]', async () => {
    const { body } = await add();
    expect((await end(body.Id, hafen.employees.M1?.token)).body.PsoErrorCode).toBe('PSOF0202');
    expect(await list()).toMatchObject([{ Status: 'Gueltig' }]);
  });

  test('of another agency is unknown', async () => {
    const { body } = await add();
    expect((await end(body.Id, stadt.owner.token)).status).toBe(404);
  });

  test.each([
    ['nothing', { ZusatzCent: 0 }, 'ZusatzCent'],
    ['less than nothing', { ZusatzCent: -1 }, 'ZusatzCent'],
    ['more than 500 euros', { ZusatzCent: 50_001 }, 'ZusatzCent'],
    ['a day that is over', { GueltigVon: yesterday }, 'GueltigVon'],
    ['an end before the beginning', { GueltigVon: plusDays(today, 2), GueltigBis: plusDays(today, 1) }, 'GueltigBis'],
    ['an unknown product', { ProduktId: 999 }, 'ProduktId'],
    // Its one premium is shown until today.
    [
      'a product that earns nothing then',
      { ProduktId: products.homeSmall, GueltigVon: plusDays(today, 1) },
      'ProduktId',
    ],
  ])('takes %s for no addition', async (_what, wish, field) => {
    const { status, body } = await add(wish);
    expect([status, body.Fehler.map(({ Feld }: { Feld: string }) => Feld)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  test('has one addition for a product at a time, of two at once, too', async () => {
    const until = plusDays(today, 10);
    const both = await Promise.all([add({ GueltigBis: until }), add({ GueltigBis: until })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400)?.body;
    expect(refused.Fehler).toMatchObject([{ Feld: 'GueltigVon', Code: 'plan-overlaps' }]);
    expect((await add({ GueltigVon: until })).status).toBe(400);
    expect((await add({ GueltigVon: plusDays(until, 1) })).status).toBe(200);
    // What has ended makes room.
    const first = (await list()).find(({ Status }: { Status: string }) => Status === 'Gueltig');
    await end(first.Id);
    expect((await add({ GueltigBis: until })).status).toBe(200);
  });

  test('has its events at the agency', async () => {
    const { body } = await add();
    await end(body.Id);
    const events = await w
      .as()
      .read(({ db }) =>
        db.selectFrom('event').select(['event', 'reason']).where('object', '=', 'agency').orderBy('id').execute(),
      );
    expect(events.slice(-2)).toEqual([
      { event: 'addPlan', reason: 'Zuhause L: +20,00\u00a0€' },
      { event: 'endPlan', reason: 'Zuhause L: +20,00\u00a0€' },
    ]);
  });
});

describe('a recommendation for the agency', () => {
  test('promises premium and addition, and whoever comes through its link is told so', async () => {
    await add();
    const made = await recommends({ share: 50 });
    expect(made).toMatchObject({ WertCent: 9000, PraemieEmpfehlerCent: 4500, PraemieEmpfaengerCent: 4500 });
    expect(await kept(made.Empfehlungsnummer)).toEqual({ premiumCents: 9000, planCents: 2000 });
    const { body } = await w.app.call('GET', `/empfehlen/${made.Empfehlungsnummer}/${made.Hash}`);
    expect(body.PraemieEmpfaengerCent).toBe(4500);
    const amounts = (await w.app.call('GET', `/empfaenger/${made.Empfehlungsnummer}/praemie/`)).body;
    expect(amounts).toMatchObject([
      { WertCent: 9000, BetragCent: 4500 },
      { WertCent: 8000, BetragCent: 4000 },
    ]);
  });

  test('keeps its promise when the plan ends, and the next one is without', async () => {
    const { body } = await add();
    const before = await recommends();
    await end(body.Id);
    expect((await recommends()).WertCent).toBe(7000);
    expect(await kept(before.Empfehlungsnummer)).toEqual({ premiumCents: 9000, planCents: 2000 });
  });

  test('gets what is valid on its day', async () => {
    await add({ GueltigVon: plusDays(today, 1), GueltigBis: plusDays(today, 1) });
    expect((await recommends()).WertCent).toBe(7000);
    const { clock } = w.app.app.system;
    const now = clock.now();
    await w.days(1);
    expect((await recommends()).WertCent).toBe(9000);
    await w.days(1);
    expect((await recommends()).WertCent).toBe(7000);
    clock.set(now);
  });

  test('gets the addition of its own product and agency alone', async () => {
    await add();
    expect((await recommends({ product: products.fibre })).WertCent).toBe(9000);
    expect((await recommends({}, stadt.agencyNumber)).WertCent).toBe(7000);
    expect((await recommends({}, null)).WertCent).toBe(7000);
  });

  test('gets none while the agency is not active', async () => {
    await add();
    const as = { firstName: 'Anna', lastName: 'Muster', email: `p${++count}@example.org` };
    expect((await recommends({ as })).WertCent).toBe(9000);
    await moved('deactivate');
    expect((await recommends({ as }, null)).WertCent).toBe(7000);
    await moved('reactivate');
    expect((await recommends({ as }, null)).WertCent).toBe(9000);
  });
});

const moved = (event: 'deactivate' | 'reactivate') =>
  w.as().write(async (tx) => {
    const { id } = await tx.db
      .selectFrom('agency')
      .select('id')
      .where('agency_number', '=', hafen.agencyNumber)
      .executeTakeFirstOrThrow();
    const agency = await findAgency(tx.db, id);
    if (agency) await moveAgency(tx, agency, { event, reason: 'Test' });
  });

describe('who is signed in', () => {
  const additions = async (token?: string, query = '') =>
    (await w.app.call('GET', `/empfehler/praemienplan${query}`, token ? { token } : {})).body;

  test('is told what the own agency adds today, a guest what the agency of the link adds', async () => {
    await add();
    await add({ ProduktId: products.fibre, GueltigVon: plusDays(today, 1) });
    const anna = await person(w.app, { email: `p${++count}@example.org` });
    const told = [{ ProduktId: products.home, ZusatzCent: 2000 }];
    expect(await additions()).toEqual([]);
    expect(await additions(anna.token)).toEqual([]);
    expect(await additions(undefined, `?agentur=${hafen.agencyNumber}-M1`)).toEqual(told);
    expect(await additions(undefined, '?agentur=999999')).toEqual([]);
    expect(await additions(hafen.owner.token)).toEqual(told);
    await w
      .as()
      .write(({ db }) =>
        db.updateTable('account').set({ agency_number: hafen.agencyNumber }).where('email', '=', anna.email).execute(),
      );
    expect(await additions(anna.token)).toEqual(told);
    expect(await additions(anna.token, `?agentur=${stadt.agencyNumber}`)).toEqual(told);
  });
});

describe('of an insurance', () => {
  test('no recipient gets more than the limit by it, unless somebody has said why [S3-E010]', async () => {
    const agency = await anAgency(w, 'kueste', { mandant: 'versicherung' });
    const call = (body: Record<string, unknown>) =>
      w.app.call('POST', '/agentur/praemienplan', {
        mandant: 'versicherung',
        token: agency.owner.token,
        body: { ProduktId: products.agent, ZusatzCent: 100, GueltigVon: today, ...body },
      });
    // The cap of the mandant is the limit: whatever is added falls to the recommender.
    expect((await call({ GueltigBis: today })).status).toBe(200);
    await configure(w.app, 'versicherung', { recipientCapCents: null });
    const excused = await call({ GueltigVon: plusDays(today, 1), GueltigBis: plusDays(today, 1) });
    expect(excused.status).toBe(200);
    await w
      .as('versicherung')
      .write(({ db }) =>
        db.updateTable('product').set({ excess_reason: null }).where('id', '=', products.agent).execute(),
      );
    const refused = await call({ GueltigVon: plusDays(today, 2) });
    expect(refused.body.Fehler).toMatchObject([{ Feld: 'ZusatzCent', Code: 'plan-excess' }]);
  });
});
