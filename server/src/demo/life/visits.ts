/**
 * Who looked at the pages before anybody recommended: in proportion to what was recommended of each product on a day, so that the demo
 * tells how many of those who come go on.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { channelCode } from '@weitersagen/contract/recommendation/channel-codes';
import { insertPastHits, type PastHits } from '#tracking/past.ts';
import type { StoryContext } from '../story-steps.ts';
import { diceOf } from './dice.ts';

/** Most come by no campaign at all. */
const ways = [
  ['', 6],
  [channelCode.whatsapp, 3],
  [channelCode.emailClient, 2],
  [channelCode.facebook, 1],
  ['newsletter', 1],
] as const;

export async function haveVisitors({ at, mandant }: StoryContext): Promise<void> {
  const dice = diceOf(`visits of ${mandant.slug}`);
  await at(0).write(async ({ db }) => {
    const made = await db
      .selectFrom('recommendation')
      .select(['created_at as createdAt', 'product_id as productId'])
      .orderBy('id')
      .execute();
    const hits = new Map<string, PastHits>();
    const count = (hit: Omit<PastHits, 'count' | 'people'>, many: number) => {
      const key = Object.values(hit).join(' ');
      const before = hits.get(key)?.count ?? 0;
      const all = before + many;
      hits.set(key, { ...hit, count: all, people: Math.ceil(all * 0.8) });
    };
    for (const { createdAt, productId } of made) {
      const day = dayOf(createdAt);
      for (let visits = dice.between(7, 16); visits > 0; visits--)
        count({ day, kind: 'visit', name: 'product', channel: dice.weigh(ways), productId }, 1);
      count({ day, kind: 'share', name: 'share', channel: dice.weigh(ways), productId }, dice.between(1, 3));
    }
    await insertPastHits(db, [...hits.values()]);
  });
}
