/** Rewards that are collected and may be paid, for tests of what becomes of a payout run. */
import { sql } from 'kysely';
import { withoutGuards } from '../database/without-guards.ts';
import { premiums, terms } from '../mandant-files.ts';
import { mailTo, tokenIn, type WalkOptions } from '../walk.ts';
import type { World } from '../world.ts';
import { type Eva, type ReadyWalk, walkToReady } from './eva.ts';

export interface Collected extends ReadyWalk {
  /** Number of the recommender's reward. */
  reward: string;
  stopToken: string;
}

/** Collected and past the hold of its IBAN. */
export async function collectedBy(w: World, options: WalkOptions = {}, holder?: string): Promise<Collected> {
  const walk = await walkToReady(w.app, { share: 100, ...options });
  const token = walk.recommender!.token;
  if ((await collectInto(w, token, holder)).status !== 200) throw new Error('not collected');
  const mails = await w.app.post();
  await w.days(4);
  return {
    ...walk,
    reward: walk.recommender!.number,
    stopToken: tokenIn(mailTo(mails, walk.recommenderEmail, /Prämienauswahl/), 'stopp'),
  };
}

export const collectInto = ({ app }: World, token: string, holder = 'Anna Muster', iban = 'DE02120300000000202051') =>
  app.call('PUT', '/praemierung', {
    token,
    body: { PraemieId: premiums.home, Kontoinhaber: holder, IBAN: iban, AgbText: terms, AgbAkzeptiert: true },
  });

export async function exportedBy(eva: Eva): Promise<number> {
  const { body } = await eva.makesRun();
  if ((await eva.exports(body.Id)).status !== 200) throw new Error('not exported');
  return body.Id;
}

/** Runs and collected rewards of the test before are none of the next one's. */
export async function forgetRuns(w: World): Promise<void> {
  await w.app.post();
  await w.as().write(async ({ db }) => {
    await withoutGuards(db, ['payout_run'], () =>
      sql`update payout_run set status = 'discarded' where status in ('draft', 'exported')`.execute(db),
    );
    await sql`update payout_item i set discarded = true from payout_run r where r.id = i.run_id and r.status = 'discarded'`.execute(
      db,
    );
    await sql`
      insert into reward_hold (reward_id, attempt, kind, since, reason)
      select id, attempt, 'stopped', now(), 'before' from reward where status = 'collected' on conflict do nothing`.execute(
      db,
    );
  });
}
