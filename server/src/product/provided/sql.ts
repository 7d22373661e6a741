import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import { productColumns } from '../columns.ts';

/** Above it every id is one that we gave to a product of a provider. */
const firstProvidedId = 1_000_000_000;

/** The commission is an admin's to set and other languages are the mandant's: both stay what they are. */
const ours: ReadonlySet<string> = new Set(['id', 'commission', 'translations']);
const columns = [...Object.values(productColumns).filter((column) => !ours.has(column)), 'fingerprint'];
const list = (of: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> => sql.join(columns.map(of));

/**
 * The provider of a row that is found by its external id. The database takes a provider whose products are just coming for one
 * that has none, and would read all of them by an index of providers; so none fits this condition.
 */
export const ofProvider = (column: string, provider: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} || '' = ${provider}`;

/**
 * Writes products of a provider, given as a JSON list of their rows. One that is known by its external id keeps its id, a new one
 * gets the next; each is looked for by itself, because a table that fills up is taken for a small one. `pricedOn`: the day their prices are of, where it is not the one of all.
 */
export const putProvided = (
  { db }: Tx,
  provider: string,
  { rows, pricedOn }: { rows: string; pricedOn: string | null },
): Promise<unknown> =>
  sql`
    with given as (select * from jsonb_populate_recordset(null::product, ${rows}::jsonb)),
    last as (
      select coalesce((select id from product where id > ${firstProvidedId} order by id desc limit 1), ${firstProvidedId}) as id)
    insert into product (id, provider, priced_on, ${list(sql.ref)})
    select coalesce(known.id, last.id + row_number() over (partition by known.id is null order by g.external_id)), ${provider}, ${pricedOn},
      ${list((column) => sql.ref(`g.${column}`))}
    from given g cross join last
    left join lateral (select p.id from product p where ${ofProvider('p.provider', provider)} and p.external_id = g.external_id limit 1) known on true
    on conflict (mandant_id, id) do update set priced_on = excluded.priced_on,
      ${list((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)}`.execute(db);

/** Off the catalogue; the row stays. */
export const retireProvided = ({ db }: Tx, provider: string, externalIds: readonly string[]): Promise<unknown> =>
  db
    .updateTable('product')
    .set({ active: false })
    .where(ofProvider('provider', provider))
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** They are those of the day of all from now on. */
export const confirmPrices = ({ db }: Tx, provider: string, externalIds: readonly string[]): Promise<unknown> =>
  db
    .updateTable('product')
    .set({ priced_on: null })
    .where(ofProvider('provider', provider))
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** They stay of the day they were of, whatever is confirmed from now on. */
export const keepPrices = ({ db }: Tx, provider: string, externalIds: readonly string[]): Promise<unknown> =>
  sql`
    update product p set priced_on = s.confirmed_on from product_provider s
    where s.provider = ${provider} and ${ofProvider('p.provider', provider)} and p.external_id = any(${[...externalIds]}::text[]) and p.priced_on is null`.execute(
    db,
  );

/** The day of all prices of a provider that have none of their own; `isFirst`: only where none is known yet. */
export const confirmAllPrices = (
  { db }: Tx,
  provider: string,
  { day, isFirst }: { day: string; isFirst: boolean },
): Promise<unknown> =>
  db
    .insertInto('product_provider')
    .values({ provider, confirmed_on: day })
    .onConflict((conflict) => {
      const known = conflict.columns(['mandant_id', 'provider']);
      return isFirst ? known.doNothing() : known.doUpdateSet({ confirmed_on: day });
    })
    .execute();
