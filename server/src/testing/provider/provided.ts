/** A mandant of the small world whose products come from a provider, the job that asks it, and what came of it. */
import type { LoadStatus } from '@weitersagen/contract/provider/status';
import { sql } from 'kysely';
import { type Ctx, jobContext } from '#platform/context.ts';
import { fetchProducts, noteAsked } from '#provider/provider.ts';
import { listProductsInUse } from '#recommendation/recommendation.ts';
import { providerShopHost } from '../../demo/provider/address.ts';
import { testDatabaseKind } from '../database/database.ts';
import { configure } from '../mandant.ts';
import { type files, type Slug, today } from '../mandant-files.ts';
import type { World } from '../world.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import { type Sent, type Stock, stockOf } from './stock.ts';

type Config = (typeof files)[Slug]['config'];
export type Kind = Exclude<Config['productApi'], 'standard'>;
export const kinds = ['anbieter-a', 'anbieter-b'] as const satisfies readonly Kind[];
/** Of what takes its time the gate has one kind on each database (`proof/one-database.ts`); everybody else has both on both. */
export const kindsHere: readonly (typeof kinds)[number][] =
  process.env.ONE_DATABASE === '1' ? [kinds[testDatabaseKind === 'postgres' ? 1 : 0]] : kinds;

interface Provided {
  provider: FakeProvider;
  kind: Kind;
  /** Another state of everything, on the next day at two in the morning. */
  delivers(stock: Stock | readonly Sent[]): Promise<void>;
  /** A person wants it asked now. */
  asks(): Promise<void>;
  /** The schedule, or what a person asked for; gives how many products were written. */
  fetches(given?: { by?: string; signal?: AbortSignal }): Promise<number>;
  /** A delivery and the job. */
  offers(stock: Stock | readonly Sent[]): Promise<number>;
  loads(): Promise<LoadRow[]>;
  products(): Promise<ProductRow[]>;
  job(): Promise<Ctx>;
  close(): Promise<void>;
}

interface LoadRow {
  id: number;
  status: LoadStatus;
  kind: string;
  failure: string | null;
  obstacles: string[];
  read: number;
  failed: number;
  added: number;
  changed: number;
  gone: number;
}

interface ProductRow {
  id: number;
  externalId: string;
  name: string;
  active: boolean;
  monthly: number | null;
  pricedOn: string | null;
}

const elsewhere = { listInUse: listProductsInUse };

/** Begins on the day of the small world with nothing loaded. */
export async function providedBy(
  world: World,
  kind: Kind,
  { slug = 'spbdevk', ...config }: Partial<Config> & { slug?: Slug } = {},
): Promise<Provided> {
  const { app } = world;
  const provider = await fakeProvider();
  app.app.system.clock.set(new Date(`${today}T09:00:00Z`));
  const chosen = {
    productApi: kind,
    providerAddress: provider.address[kind],
    providerKey: provider.key,
    targetDomains: [providerShopHost],
  };
  await configure(app, slug, { ...chosen, ...config });
  const job = async (): Promise<Ctx> => {
    const mandant = await app.app.mandants.bySlug(slug);
    if (!mandant) throw new Error(`no mandant ${slug}`);
    return jobContext(app.app.system, mandant, 'provider.refresh');
  };
  await forgetProvided(await job());
  const list = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> =>
    (await (await job()).read(({ db }) => query.execute(db))).rows;
  const provided: Provided = {
    provider,
    kind,
    job,
    async delivers(stock) {
      await world.days(1);
      const day = app.app.system.clock.now().toISOString().slice(0, 10);
      provider.publish('count' in stock ? stock : stockOf(stock), new Date(`${day}T02:00:00Z`));
    },
    asks: async () => (await job()).write((tx) => noteAsked(tx, tx.mandant.config)),
    async fetches({ by, signal } = {}) {
      if (by !== undefined) await provided.asks();
      return fetchProducts(await job(), elsewhere, signal, by === undefined ? {} : { by });
    },
    async offers(stock) {
      await provided.delivers(stock);
      return provided.fetches();
    },
    loads: () => list(loadsLast),
    products: () => list(productsOf(kind)),
    close: () => provider.close(),
  };
  return provided;
}

const loadsLast = sql<LoadRow>`
  select id, status, kind, failure, array(select o->>'kind' from jsonb_array_elements(obstacles) o) as obstacles, lines_read as read,
    lines_failed as failed, lines_added as added, lines_changed as changed, lines_gone as gone
  from provider_load order by id desc`;

const productsOf = (kind: Kind) => sql<ProductRow>`
  select id, external_id as "externalId", name, active, monthly_cents as monthly,
    coalesce(priced_on, (select s.confirmed_on from product_provider s where s.provider = p.provider)) as "pricedOn"
  from product p where provider = ${kind} order by id`;

const forgetProvided = (ctx: Ctx): Promise<void> =>
  ctx.write(async ({ db }) => {
    for (const table of ['provider_row', 'provider_load', 'provider_state', 'product_provider'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('premium_product').where('product_id', '>', 1_000_000_000).execute();
    await db.updateTable('recommendation').set({ product_id: 101 }).where('product_id', '>', 1_000_000_000).execute();
    await db.deleteFrom('product').where('provider', '<>', 'standard').execute();
  });
