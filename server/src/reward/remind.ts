/** P7: the mail about a reward that waits goes out once more, because its owner asks for it or the day has come. */

import { isNumber } from '@weitersagen/contract/basics/number';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isCollectable } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { type BatchKey, walkBatches } from '#platform/database/batches.ts';
import { recordEvents } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { isWithinMailGap } from '#platform/mail/share.ts';
import { readyForRecipientMail, readyForRecommenderMail } from './mail/mails.ts';
import { mailCollectors } from './notice.ts';
import * as sql from './sql.ts';
import { type RewardChange, updateRewards } from './write-sql.ts';

/** For the own reward, or for those of the own recommendation; within the gap of the last mail nothing is sent. */
export function remindOnRequest(ctx: Ctx, number: string): Promise<{ isSent: boolean; sentAt: Date }> {
  return ctx.write(async (tx) => {
    const own = await lockOwn(tx, number);
    const collectable = own.filter((reward) => isCollectable(reward, tx.now));
    if (collectable.length === 0) refuse('reward.not-ready');
    const due = collectable.filter((reward) => !isWithinMailGap(tx, reward.lastMailAt));
    await mailReminders(tx, due);
    const lastMailAt = Math.max(...collectable.map((reward) => reward.lastMailAt?.getTime() ?? 0));
    return { isSent: due.length > 0, sentAt: due.length > 0 ? tx.now : new Date(lastMailAt) };
  });
}

async function lockOwn(tx: Tx, number: string): Promise<sql.Reward[]> {
  const { accountId } = selfOf(tx);
  if (isNumber('reward', number)) {
    const own = (await sql.lockRewards(tx, { number })).filter((reward) => reward.accountId === accountId);
    return own.length > 0 ? own : refuse('unknown');
  }
  const recommendationId = (await sql.findOwnRecommendation(tx.db, number, accountId)) ?? refuse('unknown');
  return (await sql.lockRewards(tx, { recommendationId })).filter((reward) => reward.accountId === accountId);
}

/** Again for what can still be collected (K11, R-46). */
export const mailReady = (tx: Tx, rewards: readonly sql.Reward[]): Promise<void> =>
  mailReminders(
    tx,
    rewards.filter((reward) => isCollectable(reward, tx.now)),
  );

/** M10 or M11, each with a fresh token. */
async function mailReminders(tx: Tx, rewards: readonly sql.Reward[], change: RewardChange = {}): Promise<void> {
  if (rewards.length === 0) return;
  await mailCollectors(
    tx,
    readyForRecommenderMail,
    rewards.filter(({ role }) => role === 'recommender'),
  );
  await mailCollectors(
    tx,
    readyForRecipientMail,
    rewards.filter(({ role }) => role === 'recipient'),
  );
  await updateRewards(
    tx.db,
    rewards.map(({ id }) => id),
    { ...change, lastMailAt: tx.now, at: tx.now },
  );
  await recordEvents(
    tx,
    rewards.map(({ id, status }) => ({ object: 'reward', id, event: 'remind', from: status, to: status })),
  );
}

/** Nobody is reminded: no day is so far. */
const never = [100_000, 0] as const;

/** The night of each day of PraemieErinnerungTage, once; a night that was missed is made up for. */
export const remindCollectors = pass(
  async (ctx) => {
    let reminded = 0;
    for (const days of ctx.mandant.config.rewardReminderDays.toSorted((a, b) => b - a)) {
      reminded += await walkBatches((key) => ctx.write((tx) => remindBatch(tx, days, key)));
    }
    return reminded;
  },
  whoHas(
    ({ now }) => sql.remindableRow(today(now)),
    ({ config: { rewardReminderDays: days } }) => (days.length === 0 ? never : [Math.min(...days), Math.max(...days)]),
  ),
);

async function remindBatch(tx: Tx, days: number, key: BatchKey): Promise<{ last: number | undefined; count: number }> {
  const ids = await sql.listRemindable(tx.db, { days, today: today(tx.now), ...key });
  const due = (await sql.lockRewards(tx, { ids })).filter(
    (reward) =>
      isCollectable(reward, tx.now) && reward.remindedOn !== today(tx.now) && !isWithinMailGap(tx, reward.lastMailAt),
  );
  await mailReminders(tx, due, { remindedOn: today(tx.now) });
  return { last: ids.at(-1), count: due.length };
}
