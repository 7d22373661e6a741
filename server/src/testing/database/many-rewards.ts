/** Thousands of goodwill rewards that wait for their transfer, written at once: for what a large run has to bear. */
import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';

/** All of the recommender of one recommendation, released; reward n is worth 100 + n cents. */
export async function addCollected(ctx: Ctx, recommendationNumber: string, count: number): Promise<void> {
  const rewards = Array.from({ length: count }, (_, index) => ({
    number: toNumber('reward', String(9_000_000_000 + index)),
    cents: 100 + index,
  }));
  await ctx.write(async ({ db, now, system: { vault } }) => {
    const made = await sql<{ id: number }>`
      with made as (
        insert into reward (number, recommendation_id, role, account_id, product_id, status, amount_cents, premium_kind, goodwill,
          ready_at, collected_at, iban_hash, iban_last4, created_at, changed_at)
        select g.number, n.id, 'recommender', n.account_id, n.product_id, 'collected', g.cents, 'money', true,
          ${now}::timestamptz, ${now}::timestamptz, 'hash', '2051', ${now}::timestamptz, ${now}::timestamptz
        from recommendation n, jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as g(number text, cents bigint)
        where n.number = ${recommendationNumber} returning id, amount_cents),
      booked as (
      insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      select 'reward', id, 'provision', 1, 'PraemienAufwand', 'VerbindlichkeitPraemien', amount_cents, ${now}::timestamptz, 'Bereitstellung' from made
      union all
      select 'reward', id, 'collection', 1, 'VerbindlichkeitPraemien', 'AuszahlungOffen', amount_cents, ${now}::timestamptz, 'Abholung' from made)
      select id from made`.execute(db);
    const accounts = made.rows.map(({ id }) => ({
      id,
      holder: vault.seal('Anna Muster', placeIn(ctx, 'reward.holder', id, 1)),
      iban: vault.seal('DE02120300000000202051', placeIn(ctx, 'reward.iban', id, 1)),
    }));
    await sql`
      update reward w set holder_sealed = a.holder, iban_sealed = a.iban
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(id bigint, holder text, iban text) where w.id = a.id`.execute(
      db,
    );
  });
}
