/** What is kept of every day, and the same counted from the rows one by one: the two are always equal (migrations 0134, 0160, 0162 and 0166). */
import { dayOf, daysBetween } from '@weitersagen/contract/basics/day';
import { reasonName } from '@weitersagen/contract/event/reasons';
import { mondayOf } from '@weitersagen/contract/figure/rules';
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

/** What a row is a part of; empty where it has none. */
export const parts = ['channel', 'campaign', 'agency', 'kind', 'cohort', 'reason'] as const;
type Parts = Readonly<Record<(typeof parts)[number], string>>;
export type Counted = Row & Parts;

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

/** By one dimension at a time, what is not summed up yet with it. */
export async function keptParts(db: Db): Promise<Figures> {
  const { rows } = await sql<Row & { part: string }>`
    select dimension || ' ' || value as part, day, measure, 0 as product, waited, count, cents from figure_part where not is_gone
    union all
    select p.dimension || ' ' || p.value, p.day, f.measure, 0, f.waited, f.count, f.cents
    from figure f cross join lateral (values ('channel', channel, day), ('campaign', campaign, day), ('agency', agency, day), ('kind', kind, day), ('cohort', cohort::text, cohort), ('reason', reason, day)) as p (dimension, value, day)
    where f.form = 'change' and not f.is_gone and p.value <> ''`.execute(db);
  return summed(rows.map((row) => ({ ...row, measure: `${row.part} ${row.measure}` })));
}
export async function countedParts(db: Db): Promise<Figures> {
  const rows = await listCounted(db);
  return summed(
    rows.flatMap((row) =>
      parts
        .filter((part) => row[part] !== '')
        .map((part) => ({
          ...row,
          product: 0,
          measure: `${part} ${row[part]} ${row.measure}`,
          // What became of a week is told without days.
          ...(part === 'cohort' && { day: row.cohort }),
        })),
    ),
  );
}

export async function countedFigures(db: Db): Promise<Figures> {
  return summed(await listCounted(db));
}
export async function countedDays(db: Db): Promise<Figures> {
  return summed((await listCounted(db)).map((row) => ({ ...row, product: 0 })));
}

export async function listCounted(db: Db): Promise<Counted[]> {
  const one = (measure: string, at: Date | null, product: number, of: Parts, waited = 0): Counted[] =>
    at === null ? [] : [{ day: dayOf(at), measure, product, waited, count: 1, cents: 0, ...of }];
  const made = await db
    .selectFrom('recommendation')
    .select(['id', 'product_id', 'created_at', 'campaign', 'agency_number', 'origin'])
    .execute();
  const madeById = new Map(made.map((row) => [row.id, row]));
  const came = await db
    .selectFrom('recipient')
    .select(['id', 'recommendation_id as of', 'created_at', 'confirmed_at', 'entry_channel', 'agency_number'])
    .execute();
  const channelOf = new Map(came.map(({ id, entry_channel }) => [id, entry_channel ?? '']));
  const partsOf = (id: number, agency: string | null, channel: string, reason = ''): Parts => {
    const of = madeById.get(id);
    return {
      ...{ channel, campaign: of?.campaign ?? '', agency: agency ?? '', kind: of?.origin ?? '' },
      ...{ cohort: of ? mondayOf(dayOf(of.created_at)) : '', reason },
    };
  };
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'product_id', 'ordered_on', 'created_at', 'released_at', 'cancelled_at', 'status', 'rejection'])
    .select(['recommendation_id as of', 'recipient_id', 'agency_number'])
    .execute();
  return [
    ...made.flatMap((row) =>
      one('recommended', row.created_at, row.product_id, partsOf(row.id, row.agency_number, '')),
    ),
    ...came.flatMap((row) => {
      const [product, of] = [
        madeById.get(row.of)?.product_id ?? 0,
        partsOf(row.of, row.agency_number, row.entry_channel ?? ''),
      ];
      return [...one('accepted', row.created_at, product, of), ...one('confirmed', row.confirmed_at, product, of)];
    }),
    ...orders.flatMap((row) => {
      const of = partsOf(row.of, row.agency_number, channelOf.get(row.recipient_id ?? 0) ?? '');
      const waited = Math.max(0, daysBetween(dayOf(madeById.get(row.of)!.created_at), dayOf(row.created_at)));
      return [
        ...one('ordered', row.created_at, row.product_id, of, waited),
        ...one('released', row.released_at, row.product_id, of),
        ...one('cancelled', row.cancelled_at, row.product_id, of),
        ...(row.status === 'rejected'
          ? one('rejected', row.created_at, row.product_id, {
              ...of,
              reason: (reasonName(row.rejection) && row.rejection) ?? '',
            })
          : []),
      ];
    }),
    ...(await listClicks(db, madeById, partsOf)),
    ...(await listStates(db)),
    ...(await listHits(db)),
    ...(await listMoney(db, {
      orders: new Map(
        orders.map(({ id, ordered_on, recipient_id }) => [
          id,
          { on: ordered_on, channel: channelOf.get(recipient_id ?? 0) ?? '' },
        ]),
      ),
      partsOf,
    })),
  ];
}

const none: Parts = { channel: '', campaign: '', agency: '', kind: '', cohort: '', reason: '' };

/** What is owed by its state, and what began to be held. */
async function listStates(db: Db): Promise<Counted[]> {
  const rewards = await db
    .selectFrom('reward')
    .select(['id', 'status', 'premium_kind', 'amount_cents', 'created_at', 'product_id', 'agency_number'])
    .execute();
  const byId = new Map(rewards.map((row) => [row.id, row]));
  const items = await db
    .selectFrom('payout_item')
    .innerJoin('payout_run', 'payout_run.id', 'payout_item.run_id')
    .select(['payout_item.subject_id as of', 'payout_item.amount_cents as cents', 'payout_run.created_at as at'])
    .where('payout_item.discarded', '=', false)
    .where('payout_run.status', 'in', ['draft', 'exported'])
    .execute();
  const held = await db.selectFrom('reward_hold').select(['kind', 'since']).execute();
  const row = (measure: string, at: Date, of: Partial<Counted>): Counted => ({
    ...{ day: dayOf(at), measure, product: 0, waited: 0, count: 1, cents: 0 },
    ...none,
    ...of,
  });
  const ofReward = (id: number) => ({
    product: byId.get(id)!.product_id,
    agency: byId.get(id)!.agency_number ?? '',
  });
  return [
    ...rewards.flatMap(({ id, status, premium_kind, amount_cents, created_at }) => {
      const isProvided = status === 'ready' || (status === 'collected' && premium_kind === 'money');
      const measure = status === 'open' ? 'expected' : isProvided ? 'provided' : null;
      return measure ? [row(measure, created_at, { cents: amount_cents, ...ofReward(id) })] : [];
    }),
    ...items.map(({ of, cents, at }) => row('inRun', at, { cents, ...ofReward(of) })),
    ...held.map(({ kind, since }) => row('held', since, { reason: kind })),
  ];
}

async function listClicks(
  db: Db,
  madeById: ReadonlyMap<number, { product_id: number; agency_number: string | null }>,
  partsOf: Known['partsOf'],
): Promise<Counted[]> {
  const entries = await db
    .selectFrom('entry_day')
    .select(['recommendation_id as of', 'day', 'channel', 'people', 'reported'])
    .execute();
  return entries.map(({ of, day, channel, people, reported }) => ({
    ...{ day, measure: 'clicked', product: madeById.get(of)?.product_id ?? 0, waited: 0, count: people + reported },
    cents: 0,
    ...partsOf(of, madeById.get(of)?.agency_number ?? null, channel),
  }));
}

/** Of whoever came and shared, before anybody is known. */
async function listHits(db: Db): Promise<Counted[]> {
  const rows = await db.selectFrom('hit_day').selectAll().where('kind', 'in', ['visit', 'share']).execute();
  return rows.map(({ day, kind, channel, product_id, count }) => ({
    ...{ day, measure: kind === 'visit' ? 'visited' : 'shared', product: product_id, waited: 0, count, cents: 0 },
    ...none,
    channel,
  }));
}

interface Known {
  orders: ReadonlyMap<number, { on: string; channel: string }>;
  partsOf: (id: number, agency: string | null, channel: string) => Parts;
}

async function listMoney(db: Db, { orders, partsOf }: Known): Promise<Counted[]> {
  const rewards = await db
    .selectFrom('reward')
    .select(['id', 'product_id', 'order_id', 'agency_number', 'recommendation_id as of'])
    .execute();
  const byId = new Map(rewards.map((row) => [row.id, row]));
  const postings = await db
    .selectFrom('posting')
    .select(['subject_id', 'kind', 'amount_cents', 'booked_at', 'debit', 'credit'])
    .execute();
  return postings.flatMap(({ subject_id, kind, amount_cents, booked_at, debit, credit }) => {
    const { product_id: product, order_id, agency_number, of } = byId.get(subject_id)!;
    const day = dayOf(booked_at);
    const order = order_id === null ? undefined : orders.get(order_id);
    const row = (measure: string, count: number, waited = 0): Counted => ({
      ...{ day, measure, product, waited, count },
      cents: count * amount_cents,
      ...partsOf(of, agency_number, order?.channel ?? ''),
    });
    const waited = order ? Math.max(0, daysBetween(order.on, day)) : -1;
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
