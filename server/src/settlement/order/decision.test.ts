import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRewardsOf, type Reward } from '#reward/reward.ts';
import { rewardToken } from '#reward/token.ts';
import { operator } from '#testing/cast/operators.ts';
import { confirmExported, discardExported, draftPayout, exportPayout } from '#testing/cast/payments.ts';
import { booksOf } from '#testing/database/books.ts';
import { premiums, products, terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let all: World;
let eva: string;
let evas = 0;
const signIn = async (): Promise<string> => operator(all.app, { email: `eva-${++evas}@betreiber.example` });
beforeAll(async () => {
  all = await world();
  eva = await signIn();
});
afterAll(() => all.app.close());

let count = 0;
type Status = 'received' | 'confirmed' | 'released' | 'billed' | 'rejected' | 'cancelled';

interface Placed {
  order: string;
  number: string;
  recipient: string;
}

/** An order in a status; `share` is the recommender's. */
async function placed(
  status: Status,
  { share = 100 as 0 | 50 | 100, product = products.home as number, bank = false } = {},
): Promise<Placed> {
  const order = `E-${++count}`;
  const email = `ben-${count}@example.org`;
  const link = await all.anna.recommends({ share, product });
  const { body } = await all.ben.registers(link, { Email: email });
  await all.ben.confirms(body.Empfaengernummer);
  if (bank) await all.ben.givesBankData(body.Empfaengernummer);
  const reported = await all.client.reports({ order, number: link.number, email, on: '2026-01-05' });
  const made = { order, number: reported.body.Auftragsnummer as string, recipient: body.Empfaengernummer as string };
  const path: Record<Status, string[]> = {
    received: [],
    confirmed: ['bestaetigen'],
    released: ['bestaetigen', 'freigeben'],
    billed: ['bestaetigen', 'freigeben'],
    rejected: ['ablehnen'],
    cancelled: ['stornieren'],
  };
  for (const event of path[status]) await decide(made, event);
  if (status === 'billed') {
    await all
      .as()
      .write(({ db }) => db.updateTable('orders').set({ status }).where('external_number', '=', order).execute());
  }
  return made;
}

const rewardsOf = ({ order }: Placed): Promise<Reward[]> =>
  all.as().read(async (tx) => {
    const { id } = await tx.db
      .selectFrom('orders')
      .select('id')
      .where('external_number', '=', order)
      .executeTakeFirstOrThrow();
    return listRewardsOf(tx, { orderId: id });
  });
/** Bearer of one reward. */
const tokenOf = (reward: Reward): Promise<string> => {
  const { system } = all.app.app;
  const known = { ...reward, collectUntil: reward.collectUntil as string };
  return rewardToken({ system, mandant: all.mandants.spbdevk }, known, system.clock.now());
};
const annasPickup = {
  PraemieId: premiums.home,
  Kontoinhaber: 'Anna Muster',
  IBAN: 'DE02120300000000202051',
  AgbText: terms,
  AgbAkzeptiert: true,
};
/** Whoever confirms by hand does not release; what waits is agreed to by a third. */
const decide = async ({ number }: Pick<Placed, 'number'>, event: string, more: Record<string, unknown> = {}) => {
  const token = event === 'freigeben' ? await operator(all.app, { email: 'otto@betreiber.example' }) : eva;
  const body = { Grund: 'geprüft', ...more };
  const answer = await all.app.call('PUT', `/admin/auftraege/${number}/${event}`, { token, body });
  if (answer.status !== 202) return answer;
  const agree = { token: await operator(all.app, { email: 'rita@betreiber.example' }), body: {} };
  const agreed = await all.app.call('PUT', `/admin/antraege/${answer.body.Antrag}/zustimmen`, agree);
  return agreed.status === 200 ? all.app.call('GET', `/admin/auftraege/${number}`, { token: agree.token }) : agreed;
};
const report = ({ order }: Pick<Placed, 'order'>, event: 'bestaetigt' | 'abgelehnt' | 'storniert') =>
  all.client.reports({ order, event, on: null, reason: 'gemeldet' });

const label = {
  received: 'Eingegangen',
  confirmed: 'Bestaetigt',
  released: 'Freigegeben',
  billed: 'Abgerechnet',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
};
const no = undefined;

/** Status after the event, nothing where it is refused. */
const byOperator: Record<Status, Record<string, Status | undefined>> = {
  received: { bestaetigen: 'confirmed', ablehnen: 'rejected', stornieren: 'cancelled', freigeben: no },
  confirmed: { bestaetigen: no, ablehnen: no, stornieren: 'cancelled', freigeben: 'released' },
  released: { bestaetigen: no, ablehnen: no, stornieren: 'cancelled', freigeben: no },
  billed: { bestaetigen: no, ablehnen: no, stornieren: 'cancelled', freigeben: no },
  rejected: { bestaetigen: no, ablehnen: no, stornieren: no, freigeben: no },
  cancelled: { bestaetigen: no, ablehnen: no, stornieren: no, freigeben: no },
};
const operatorCases = Object.entries(byOperator).flatMap(([from, events]) =>
  Object.entries(events).map(([event, to]) => [from as Status, event, to] as const),
);

describe('an operator', () => {
  test.each(operatorCases)('of an order that is %s: %s leads to %s', async (from, event, to) => {
    const made = await placed(from);
    const before = await booksOf(all, made.order);
    const { status, body } = await decide(made, event);
    const after = await booksOf(all, made.order);
    if (to) {
      expect([status, body.Status, after.order]).toEqual([200, label[to], to]);
      expect((await decide(made, event)).status).toBe(409);
    } else {
      expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
      expect(after).toEqual(before);
    }
  });

  test.each(['ablehnen', 'stornieren'])('says why to %s', async (event) => {
    const made = await placed('received');
    expect((await decide(made, event, { Grund: '' })).status).toBe(400);
  });

  test('decides nothing about an order of another mandant', async () => {
    const { number } = await placed('received');
    for (const event of ['bestaetigen', 'ablehnen', 'stornieren', 'freigeben']) {
      const { status, body } = await all.app.call('PUT', `/admin/auftraege/${number}/${event}`, {
        token: eva,
        mandant: 'versicherung',
        body: { Grund: 'x' },
      });
      expect([status, body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
    }
  });
});

const byClient: Record<Status, Record<'bestaetigt' | 'abgelehnt' | 'storniert', Status | undefined>> = {
  received: { bestaetigt: 'confirmed', abgelehnt: 'rejected', storniert: 'cancelled' },
  confirmed: { bestaetigt: 'confirmed', abgelehnt: no, storniert: 'cancelled' },
  released: { bestaetigt: 'released', abgelehnt: no, storniert: 'cancelled' },
  billed: { bestaetigt: 'billed', abgelehnt: no, storniert: 'cancelled' },
  rejected: { bestaetigt: no, abgelehnt: 'rejected', storniert: no },
  cancelled: { bestaetigt: no, abgelehnt: no, storniert: 'cancelled' },
};
const clientCases = Object.entries(byClient).flatMap(([from, events]) =>
  Object.entries(events).map(([event, to]) => [from as Status, event as keyof typeof events, to] as const),
);

describe('a report of the client', () => {
  test.each(clientCases)('about an order that is %s: %s leads to %s', async (from, event, to) => {
    const made = await placed(from);
    const before = await booksOf(all, made.order);
    const { status, body } = await report(made, event);
    const after = await booksOf(all, made.order);
    if (to) expect([status, body]).toMatchObject([200, { Auftragsnummer: made.number, Status: label[to] }]);
    else expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0102']);
    if (!to || to === from) expect(after).toEqual(before);
    else expect(after.order).toBe(to);
  });
});

test('an order that is cancelled twice at once is cancelled once', async () => {
  const made = await placed('confirmed');
  await all.app.post();
  const answers = await Promise.all([decide(made, 'stornieren'), decide(made, 'stornieren')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await report(made, 'storniert')).body.Status).toBe('Storniert');
  expect((await booksOf(all, made.order)).events.filter((event) => event === 'A7')).toHaveLength(1);
});

describe('an order that ends before its release', () => {
  test.each([
    ['cancelled', 'stornieren', 'A7'],
    ['rejected', 'ablehnen', 'A3'],
  ] as const)(
    '%s: takes the recommendation and the rewards with it, and both hear of it once',
    async (_to, event, number) => {
      const made = await placed('received', { share: 50 });
      await all.app.post();
      await decide(made, event);
      expect(await booksOf(all, made.order)).toMatchObject({
        recommendation: 'cancelled',
        rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
        events: ['A1', 'P1', 'P1', number, 'P3', 'P3', 'E9'],
      });
      const mails = await all.app.post();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['anna@example.org', 'Ihre Empfehlung konnte nicht berücksichtigt werden'],
        [`ben-${count}@example.org`, 'Ihre Empfehlung konnte nicht berücksichtigt werden'],
      ]);
    },
  );
});

describe('an order that is cancelled after its release', () => {
  test('while nobody has been paid ends the recommendation and every reward (E13, P10)', async () => {
    const made = await placed('released', { share: 50, bank: true });
    expect((await booksOf(all, made.order)).rewards).toEqual(['recommender ready 3500', 'recipient collected 3500']);
    await all.app.post();
    const { body } = await report(made, 'storniert');
    expect(body.Status).toBe('Storniert');
    const books = await booksOf(all, made.order);
    expect(books).toMatchObject({
      recommendation: 'cancelled',
      rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
    });
    expect(books.events.slice(-4)).toEqual(['A8', 'P10', 'P10', 'E13']);
    expect((await all.app.post()).map(({ to }) => to)).toEqual(['anna@example.org', `ben-${count}@example.org`]);
    const [annas] = await rewardsOf(made);
    const told = await all.app.call('GET', '/praemierung/?details=true', { token: await tokenOf(annas!) });
    expect(told.body[0].Verlauf.at(-1)).toMatchObject({
      Status: 'Storniert',
      Grund: 'Der Vertrag, für den es die Prämie gab, besteht nicht mehr.',
    });
  });

  describe('when somebody has been paid', () => {
    /** Ben has his money, Anna's reward is ready. */
    async function paid(): Promise<Placed> {
      const made = await placed('released', { share: 50, bank: true });
      await all.days(4);
      eva = await signIn();
      await confirmExported(all, await exportPayout(all));
      expect((await booksOf(all, made.order)).rewards).toEqual(['recommender ready 3500', 'recipient paidOut 3500']);
      return made;
    }
    test('waits for a person: the answer is the unchanged status, and the rest is held', async () => {
      const made = await paid();
      const { status, body } = await report(made, 'storniert');
      expect([status, body]).toEqual([200, { Auftragsnummer: made.number, Status: 'Freigegeben', Grund: null }]);
      expect(await booksOf(all, made.order)).toMatchObject({
        order: 'released',
        recommendation: 'released',
        rewards: ['recommender ready 3500', 'recipient paidOut 3500'],
      });
      const shown = await all.app.call('GET', `/admin/auftraege/${made.number}`, { token: eva });
      expect([shown.body.StornoGrund, typeof shown.body.StornoGemeldetAm]).toEqual(['gemeldet', 'string']);
      const waiting = await all.app.call('PUT', '/admin/auftraege', { token: eva, body: { Filter: 'Wartet:ja' } });
      expect(waiting.body.Content.map((row: { Auftragsnummer: string }) => row.Auftragsnummer)).toContain(made.number);
      const [held] = await rewardsOf(made);
      expect(held).toMatchObject({ status: 'ready', cancellationReported: true });
      const pickup = await all.app.call('PUT', '/praemierung', { token: await tokenOf(held!), body: annasPickup });
      expect([pickup.status, pickup.body.PsoErrorCode]).toEqual([409, 'PSOF0401']);
    });

    test('takes what is held out of a draft of a payout run, and lets it in again when the order stands', async () => {
      const made = await paid();
      const [waiting] = await rewardsOf(made);
      const token = await tokenOf(waiting!);
      expect((await all.app.call('PUT', '/praemierung', { token, body: annasPickup })).body.Status).toBe('Abgeholt');
      await all.days(4);
      eva = await signIn();
      await draftPayout(all);
      expect((await rewardsOf(made))[0]).toMatchObject({ status: 'collected', run: 'draft' });
      await report(made, 'storniert');
      expect((await rewardsOf(made))[0]).toMatchObject({ status: 'collected', run: 'none' });
      await expect(draftPayout(all)).rejects.toThrow('state.not-allowed');
      await decide(made, 'freigeben');
      await confirmExported(all, await exportPayout(all));
      expect((await booksOf(all, made.order)).rewards).toEqual(['recommender paidOut 3500', 'recipient paidOut 3500']);
    });

    test('ends when the operator claims the money back, and not without saying so (E14, P11)', async () => {
      const made = await paid();
      await report(made, 'storniert');
      const before = await booksOf(all, made.order);
      expect(await decide(made, 'stornieren')).toMatchObject({
        status: 409,
        body: { PsoErrorCode: 'PSOF0102', Fehler: [{ Feld: 'Rueckfordern', Message: 'Dies ist ein Pflichtfeld.' }] },
      });
      expect(await booksOf(all, made.order)).toEqual(before);
      await all.app.post();
      expect((await decide(made, 'stornieren', { Rueckfordern: true })).body.Status).toBe('Storniert');
      const books = await booksOf(all, made.order);
      expect(books).toMatchObject({
        recommendation: 'cancelled',
        rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
      });
      expect(books.events.slice(-4)).toEqual(['A8', 'P11', 'P10', 'E14']);
      const mails = await all.app.post();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [`ben-${count}@example.org`, 'Rückforderung einer Prämie'],
        ['anna@example.org', 'Ihre Empfehlung konnte nicht berücksichtigt werden'],
      ]);
      expect(mails[0]?.text).toContain('besteht nicht mehr');
    });

    test('asks for nothing once it is cancelled, and is not kept any more', async () => {
      const made = await paid();
      await report(made, 'storniert');
      await decide(made, 'stornieren', { Rueckfordern: true, Grund: 'Widerruf' });
      const shown = async () => (await all.app.call('GET', `/admin/auftraege/${made.number}`, { token: eva })).body;
      const [before, books] = [await shown(), await booksOf(all, made.order)];
      expect(before).toMatchObject({ Status: 'Storniert', StornoGemeldetAm: null, StornoGrund: 'Widerruf' });
      expect(await decide(made, 'freigeben')).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0102' } });
      expect([await shown(), await booksOf(all, made.order)]).toEqual([before, books]);
    });

    test('stands when the operator releases it once more, and the rest goes on', async () => {
      const made = await paid();
      await report(made, 'storniert');
      expect((await decide(made, 'freigeben')).body).toMatchObject({ Status: 'Freigegeben', StornoGemeldetAm: null });
      expect((await decide(made, 'freigeben')).status).toBe(409);
      expect((await booksOf(all, made.order)).rewards).toEqual(['recommender ready 3500', 'recipient paidOut 3500']);
      await decide(made, 'stornieren', { Rueckfordern: true });
      const { body } = await all.app.call('GET', `/admin/auftraege/${made.number}`, { token: eva });
      const told = body.Verlauf.map((event: { Ereignis: string; Nach: string }) => `${event.Ereignis}: ${event.Nach}`);
      expect(told.slice(-3)).toEqual([
        'Storno gemeldet: Freigegeben',
        'Storno abgelehnt, Auftrag bleibt: Freigegeben',
        'nach der Freigabe storniert: Storniert',
      ]);
    });
  });

  describe('while the bank has the file', () => {
    async function withBank(): Promise<{ made: Placed; run: number }> {
      const made = await placed('released', { share: 50, bank: true });
      await all.days(4);
      eva = await signIn();
      const run = await exportPayout(all);
      expect((await report(made, 'storniert')).body.Status).toBe('Storniert');
      expect(await booksOf(all, made.order)).toMatchObject({
        recommendation: 'released',
        rewards: ['recommender cancelled 3500', 'recipient collected 3500'],
      });
      return { made, run };
    }

    test('is claimed back when the run is confirmed (E14)', async () => {
      const { made, run } = await withBank();
      await confirmExported(all, run);
      expect(await booksOf(all, made.order)).toMatchObject({
        recommendation: 'cancelled',
        rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
      });
      expect((await booksOf(all, made.order)).events.slice(-3)).toEqual(['P8', 'P11', 'E14']);
    });

    test('ends unpaid when the run is discarded (E13)', async () => {
      const { made, run } = await withBank();
      await discardExported(all, run);
      expect(await booksOf(all, made.order)).toMatchObject({
        recommendation: 'cancelled',
        rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
      });
      expect((await booksOf(all, made.order)).events.slice(-2)).toEqual(['P10', 'E13']);
    });
  });

  test('as a voucher that was handed over waits for a person, too', async () => {
    const made = await placed('released', { product: products.voucher });
    const [reward] = await rewardsOf(made);
    const token = await tokenOf(reward!);
    const body = { PraemieId: premiums.voucher, AgbText: terms, AgbAkzeptiert: true };
    expect((await all.app.call('PUT', '/praemierung', { token, body })).body.Status).toBe('Abgeholt');
    expect((await report(made, 'storniert')).body.Status).toBe('Freigegeben');
    expect((await decide(made, 'stornieren', { Rueckfordern: true })).body.Status).toBe('Storniert');
    expect((await booksOf(all, made.order)).rewards).toEqual(['recommender cancelled 6000']);
  });
});
