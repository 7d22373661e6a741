/** What of a row a person looks at first: where its prices leap, go or become nothing, and where it leads elsewhere. */
import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

const stepsOf = (text: Part): Part =>
  sql`(select split_part(s, ':', 1)::int as until, split_part(s, ':', 2)::bigint as cents from unnest(string_to_array(${text}, ';')) s)`;

const priceAt = (steps: Part, monthly: Part): Part =>
  sql`coalesce((select t.cents from ${stepsOf(steps)} t where t.until >= m.month order by t.until limit 1), ${monthly})`;

const sent = (column: string): Part => sql`c.product->>${sql.lit(column)}`;
const cents = (column: string): Part => sql`(${sent(column)})::bigint`;
const was = (column: string): Part => sql`(c.known).${sql.ref(column)}`;

const hostOf = (address: Part): Part => sql`lower(substring(${address} from '^https?://([^/?#]+)'))`;

/**
 * The oddity of a compared row `c`, whose product stands in `c.product` and in `c.known` as it was, offered or not. The price of
 * each month from which on one holds is compared, and a promotion with what was paid before it.
 */
export const oddityOf = (pricePercent: number): Part => sql`
  select case when c.product_id is null then ${oddityOfNew} else (${oddityOfKnown(pricePercent)}) end as oddity`;

/** There is nothing to compare it with; a first file of a hundred thousand is one of these alone. */
const oddityOfNew = sql`case when least(${cents('monthly_cents')}, ${cents('promotion_cents')}) = 0 or ${sent('price_steps')} ~ ':0+(;|$)' then 'priceZero' end`;

const oddityOfKnown = (pricePercent: number): Part => sql`
  select case
    when ${hostOf(was('shop_url_template'))} <> ${hostOf(sent('shop_url_template'))} then 'shopHost'
    when bool_or(kind <> 'once' and price = 0 and before is distinct from 0) then 'priceZero'
    when bool_or(kind = 'month' and price is null and before is not null) then 'priceGone'
    when bool_or(before > 0 and abs(price - before) * 100 > before * ${pricePercent}::int) then 'priceJump'
  end
  from (
    select 'month' as kind, ${priceAt(sent('price_steps'), cents('monthly_cents'))} as price,
      ${priceAt(was('price_steps'), was('monthly_cents'))} as before
    from (select 1 as month union select until + 1 from ${stepsOf(sent('price_steps'))} a union select until + 1 from ${stepsOf(was('price_steps'))} b) m
    union all select 'once', ${cents('once_cents')}, ${was('once_cents')}
    union all select 'promotion', ${cents('promotion_cents')},
      coalesce(${was('promotion_cents')}, ${priceAt(was('price_steps'), was('monthly_cents'))})
    from (select 1 as month) m where ${sent('promotion_cents')} is not null) prices`;
