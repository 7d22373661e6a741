/** What is kept of every day, and the same counted from the rows one by one: the two are always equal (migration 0134). */
import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** `2026-03-02 paid product 101 after 20` → [count, cents]. */
type Figures = Record<string, readonly [count: number, cents: number]>;

interface Row {
  day: string;
  measure: string;
  product: number;
  waited: number;
  count: number;
  cents: number;
}

function summed(rows: readonly Row[]): Figures {
  const all: Record<string, readonly [number, number]> = {};
  for (const { day, measure, product, waited, count, cents } of rows) {
    const key = `${day} ${measure} product ${product} after ${waited}`;
    const [counted, worth] = all[key] ?? [0, 0];
    all[key] = [counted + count, worth + cents];
  }
  return Object.fromEntries(Object.entries(all).filter(([, [count, cents]]) => count !== 0 || cents !== 0));
}

const kept = async (db: Db, forms: readonly string[], product: string): Promise<Figures> => {
  const { rows } = await sql<Row>`
    select day, measure, ${sql.raw(product)} as product, waited, count, cents from figure
    where form = any(${[...forms]}::text[]) and not is_gone`.execute(db);
  return summed(rows);
};

/** By product, as reports ask for them. */
export const keptFigures = (db: Db): Promise<Figures> => kept(db, ['change', 'kept'], 'product_id');
/** Of whole days, as the overview asks for them; it counts changes with them. */
export const keptDays = (db: Db): Promise<Figures> => kept(db, ['change', 'day'], '0');

export async function countedFigures(db: Db): Promise<Figures> {
  return summed(await listCounted(db));
}
export async function countedDays(db: Db): Promise<Figures> {
  return summed((await listCounted(db)).map((row) => ({ ...row, product: 0 })));
}

async function listCounted(db: Db): Promise<Row[]> {
  const one = (measure: string, at: Date | null, product: number): Row[] =>
    at === null ? [] : [{ day: dayOf(at), measure, product, waited: 0, count: 1, cents: 0 }];
  const made = await db.selectFrom('recommendation').select(['id', 'product_id', 'created_at']).execute();
  const productOf = new Map(made.map(({ id, product_id }) => [id, product_id]));
  const came = await db
    .selectFrom('recipient')
    .select(['recommendation_id as of', 'created_at', 'confirmed_at'])
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'product_id', 'ordered_on', 'created_at', 'released_at', 'cancelled_at'])
    .execute();
  const entries = await db
    .selectFrom('entry_day')
    .select(['recommendation_id as of', 'day', 'people', 'reported'])
    .execute();
  return [
    ...made.flatMap((row) => one('recommended', row.created_at, row.product_id)),
    ...came.flatMap((row) => [
      ...one('accepted', row.created_at, productOf.get(row.of) ?? 0),
      ...one('confirmed', row.confirmed_at, productOf.get(row.of) ?? 0),
    ]),
    ...orders.flatMap((row) => [
      ...one('ordered', row.created_at, row.product_id),
      ...one('released', row.released_at, row.product_id),
      ...one('cancelled', row.cancelled_at, row.product_id),
    ]),
    ...entries.map(({ of, day, people, reported }) => ({
      day,
      measure: 'clicked',
      product: productOf.get(of) ?? 0,
      waited: 0,
      count: people + reported,
      cents: 0,
    })),
    ...(await listMoney(db, new Map(orders.map(({ id, ordered_on }) => [id, ordered_on])))),
  ];
}

async function listMoney(db: Db, orderedOn: ReadonlyMap<number, string>): Promise<Row[]> {
  const rewards = await db.selectFrom('reward').select(['id', 'product_id', 'order_id']).execute();
  const byId = new Map(rewards.map((row) => [row.id, row]));
  const postings = await db
    .selectFrom('posting')
    .select(['subject_id', 'kind', 'amount_cents', 'booked_at', 'debit', 'credit'])
    .execute();
  return postings.flatMap(({ subject_id, kind, amount_cents, booked_at, debit, credit }) => {
    const { product_id: product, order_id } = byId.get(subject_id)!;
    const day = dayOf(booked_at);
    const row = (measure: string, count: number, waited = 0): Row => ({
      ...{ day, measure, product, waited, count },
      cents: count * amount_cents,
    });
    const from = order_id === null ? undefined : orderedOn.get(order_id);
    const waited = from === undefined ? -1 : Math.max(0, (Date.parse(day) - Date.parse(from)) / 86_400_000);
    const change = Number(isOwed(credit)) - Number(isOwed(debit));
    return [
      ...(change === 0 ? [] : [{ ...row('owed', 0), cents: change * amount_cents }]),
      ...(kind === 'payout' ? [row('paid', 1, waited)] : []),
      ...(kind === 'payout-reversal' ? [row('returned', 1)] : []),
      ...(/^(?:collection|voucher)/.test(kind) ? [row('collected', kind.endsWith('-reversal') ? -1 : 1)] : []),
    ];
  });
}

/** The accounts of what is to be paid to people. */
const isOwed = (account: string): boolean => account === 'VerbindlichkeitPraemien' || account === 'AuszahlungOffen';
