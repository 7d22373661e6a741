/** Whether this browser's recipient is still there (C-31): nobody fills in the form of a link twice (S-07). */

import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { findRecommendation, getRecommendation } from '#recommendation/recommendation.ts';
import { findRecipient, forgetInBrowser, type Recipient } from './recipient.ts';

interface Asked {
  number: string;
  /** With it, the recipient has to be one of the same link. */
  recommendationNumber: string | null;
}

/** The kept number of somebody who is gone is taken away, too. */
export async function showExistence(ctx: Ctx, asked: Asked, answer: Answer): Promise<{ exists: boolean }> {
  const found = await lookUp(ctx, () => ctx.read((tx) => findLiving(tx, asked)));
  if (!found) forgetInBrowser(answer, asked.recommendationNumber);
  return { exists: found !== undefined };
}

async function findLiving(tx: Tx, { number, recommendationNumber }: Asked): Promise<Recipient | undefined> {
  const found = await findRecipient(tx, { number });
  if (!found || found.status === 'deleted') return undefined;
  if (recommendationNumber === null) return found;
  const link = await findRecommendation(tx, { number: recommendationNumber });
  const own = await getRecommendation(tx, { id: found.recommendationId });
  return link?.rootId === own.rootId ? found : undefined;
}
