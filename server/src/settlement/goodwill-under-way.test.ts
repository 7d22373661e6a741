import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import { countedTotals, keptTotals } from '#testing/database/totals.ts';
import { collectMoney, mailTo, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: Rows;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
});
afterAll(() => w.app.close());

afterEach(async () => {
  const [kept, counted] = await w.as().read(async ({ db }) => [await keptTotals(db), await countedTotals(db)]);
  expect(kept).toEqual(counted);
});

/** Of Ben: one IBAN of both sides would be held. */
const bens = 'DE89370400440532013000';

/** Collects it, and waits until the hold of the account is over. */
const collect = async (...given: [token: string, premium?: null, iban?: string]): Promise<void> => {
  await collectMoney(w.app, ...given);
  await w.days(4);
};

const exported = async (): Promise<number> => {
  const { body } = await eva.makesRun();
  if ((await eva.exports(body.Id)).status !== 200) throw new Error('not exported');
  return body.Id;
};

interface Granted extends ReadyWalk {
  goodwill: string;
  /** Collects the goodwill. */
  token: string;
}

/** 25 euros for Anna, of her recommendation that has ended. */
async function granted(walk: ReadyWalk): Promise<Granted> {
  await w.app.post();
  const { status, body } = await eva.grants(walk.number, { BetragCent: 2500 });
  expect(status).toBe(200);
  const mail = mailTo(await w.app.post(), walk.recommenderEmail, /aus Kulanz/);
  return { ...walk, goodwill: body.Id, token: tokenIn(mail) };
}

const endsOf = async (number: string): Promise<string[]> =>
  (await rows.events('recommendation', number)).filter((one) => /^E1[1-7] /.test(one));
const paidCents = async (email: string): Promise<number> => {
  const { rows: found } = await w.as().read(({ db }) =>
    sql<{ cents: number }>`select t.received_cents::int as cents from account_total t
      join account a on a.id = t.account_id where a.email = ${email}`.execute(db),
  );
  return found[0]?.cents ?? 0;
};
const lost = /konnte nicht berücksichtigt werden/;
const lostMails = async (): Promise<string[]> =>
  (await w.app.post()).filter(({ subject }) => lost.test(subject)).map(({ to }) => to);

/** Anna was paid; Ben's money is in a file of the bank when the order is cancelled, and then Anna gets goodwill. */
async function whileAtTheBank(): Promise<Granted & { run: number }> {
  const walk = await walkToReady(w.app, { share: 50 });
  await collect(walk.recommender!.token);
  await eva.confirms(await exported());
  await collect(walk.recipient!.token, undefined, bens);
  const run = await exported();
  await eva.cancelsOrder(walk.orderNumber, { Rueckfordern: true });
  expect((await endsOf(walk.number)).at(-1)).toBe('E14 released → cancelled (Widerruf)');
  return { ...(await granted(walk)), run };
}

/** Both let their rewards expire, and then Anna gets goodwill. */
async function afterExpiry(): Promise<Granted> {
  const walk = await walkToReady(w.app, { share: 50 });
  await w
    .as()
    .write(({ db }) =>
      sql`update reward set collect_until = '2026-01-01' where number in (${walk.recommender!.number}, ${walk.recipient!.number})`.execute(
        db,
      ),
    );
  await w.app.call('POST', '/admin/jobs/praemien-ablauf', { token: await eva.token(), body: {} });
  expect((await endsOf(walk.number)).at(-1)).toBe('E12 released → expired');
  return granted(walk);
}

describe('goodwill keeps its recommendation', () => {
  test.each([
    ['confirmed', (run: number) => eva.confirms(run), 'P11 paidOut → cancelled (Widerruf)'],
    [
      'discarded',
      (run: number) => eva.discards(run, { NichtUebergeben: true }, { as: 'otto' }),
      'P10 collected → cancelled (Widerruf)',
    ],
  ] as const)('when the run with the rest of the cancelled order is %s, and is paid', async (_end, decide, last) => {
    const walk = await whileAtTheBank();
    expect((await decide(walk.run)).status).toBe(200);
    expect((await rows.events('reward', walk.recipient!.number)).at(-1)).toBe(last);
    expect((await rows.recommendation(walk.number)).status).toBe('released');
    await collect(walk.token, null);
    await eva.confirms(await exported());
    expect((await endsOf(walk.number)).slice(-2)).toEqual(['E17 cancelled → released (Kulanz)', 'E11 released → paid']);
    expect(await paidCents(walk.recommenderEmail)).toBe(2500);
  });

  test('when the bank recalls the rest of the cancelled order', async () => {
    const walk = await whileAtTheBank();
    await eva.decides(walk.recipient!.number, 'ruecklaeufer', { body: { Grund: 'Rückruf' } });
    expect((await rows.events('reward', walk.recipient!.number)).at(-1)).toBe('P10 ready → cancelled (Widerruf)');
    expect((await rows.recommendation(walk.number)).status).toBe('released');
  });

  test('which is paid before the rest of the cancelled order is decided', async () => {
    const walk = await whileAtTheBank();
    await collect(walk.token, null);
    await eva.confirms(await exported());
    expect((await rows.recommendation(walk.number)).status).toBe('released');
    await eva.confirms(walk.run);
    expect((await endsOf(walk.number)).at(-1)).toBe('E11 released → paid');
    expect(await paidCents(walk.recommenderEmail)).toBe(2500);
  });

  test('when the order is cancelled after all its rewards have expired; nobody is told that it is lost', async () => {
    const walk = await afterExpiry();
    expect((await eva.cancelsOrder(walk.orderNumber)).body.Status).toBe('Storniert');
    expect((await rows.recommendation(walk.number)).status).toBe('released');
    expect(await lostMails()).toEqual([]);
    await collect(walk.token, null);
    await eva.confirms(await exported());
    expect((await endsOf(walk.number)).slice(-2)).toEqual(['E17 expired → released (Kulanz)', 'E11 released → paid']);
    expect(await paidCents(walk.recommenderEmail)).toBe(2500);
  });

  test('when the order is cancelled after the goodwill was paid', async () => {
    const walk = await afterExpiry();
    await collect(walk.token, null);
    await eva.confirms(await exported());
    await w.app.post();
    expect((await eva.cancelsOrder(walk.orderNumber)).body.Status).toBe('Storniert');
    expect((await endsOf(walk.number)).at(-1)).toBe('E11 released → paid');
    expect(await lostMails()).toEqual([]);
  });

  test('and ends it where another reward that lived again goes with the order', async () => {
    const walk = await afterExpiry();
    await collect(walk.token, null);
    await eva.confirms(await exported());
    await eva.decides(walk.recipient!.number, 'kulanz');
    await w.app.post();
    await eva.cancelsOrder(walk.orderNumber);
    expect((await endsOf(walk.number)).at(-1)).toBe('E11 released → paid');
    expect(await lostMails()).toEqual([walk.recipientEmail]);
  });

  test('which is paid by the same run as the rest of the cancelled order: it ends once', async () => {
    const walk = await afterExpiry();
    await eva.decides(walk.recipient!.number, 'kulanz');
    await collect(walk.token, null);
    await collect(tokenIn(mailTo(await w.app.post(), walk.recipientEmail, /aus Kulanz/)), undefined, bens);
    const run = await exported();
    await eva.cancelsOrder(walk.orderNumber);
    await eva.confirms(run);
    expect((await rows.events('reward', walk.recipient!.number)).at(-1)).toBe('P11 paidOut → cancelled (Widerruf)');
    expect((await endsOf(walk.number)).slice(1)).toEqual(['E17 expired → released (Kulanz)', 'E11 released → paid']);
    expect(await paidCents(walk.recommenderEmail)).toBe(2500);
  });
});

test('goodwill that ends before the rest of the cancelled order keeps nothing', async () => {
  const walk = await whileAtTheBank();
  await eva.decides(walk.goodwill, 'stornieren');
  await eva.confirms(walk.run);
  expect((await endsOf(walk.number)).at(-1)).toBe('E14 released → cancelled (Widerruf)');
});
