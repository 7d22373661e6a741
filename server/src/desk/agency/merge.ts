/** Two agencies that are one, at the desk: what would move, and the request, to which another person agrees (rules 3.12). */
import type { MergePreview } from '@weitersagen/contract/agency/desk/merge';
import type { AgencyState } from '@weitersagen/contract/agency/desk/schemas';
import { type Rename, suggestNumber } from '@weitersagen/contract/agency/merge';
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Agency, countEndingPlans, findAgencyByOwnNumber, obstacleToMerge, readNumbers } from '#agency/agency.ts';
import { maskStoredIban } from '#bank-account/bank-account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOr } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { stateOf } from './agency.ts';
import * as more from './detail-sql.ts';
import { findAgencyRow } from './sql.ts';

export async function showMerge(ctx: Ctx, number: string, other: string): Promise<Value<typeof MergePreview>> {
  const read = await ctx.read(async (tx) => {
    const [from, into] = [await agencyOf(tx, number), await agencyOf(tx, other)];
    return {
      ...(await readNumbers(tx, from, into)),
      obstacle: await obstacleToMerge(tx, from, into),
      endingPlans: await countEndingPlans(tx.db, number, other, tx.now),
    };
  });
  return ctx.report(async (tx) => {
    const { id: mandantId } = ctx.mandant;
    const [from, into] = [await sideOf(tx, number), await sideOf(tx, other)];
    const isAsked = (await listOpenOf(tx.db, mandantId, 'agency', from.id)).length > 0;
    const [own, others] = [
      await more.listPersons(tx.db, mandantId, from.id, ctx.now),
      await more.listPersons(tx.db, mandantId, into.id, ctx.now),
    ];
    const nameIn = (people: typeof own, wanted: string): string =>
      people.find(({ employeeNumber }) => employeeNumber === wanted)?.name ?? '';
    return {
      from,
      into,
      collisions: read.collisions.map((collided) => ({
        number: collided,
        name: nameIn(own, collided),
        other: nameIn(others, collided),
        suggested: suggestNumber(collided, read.taken),
      })),
      endingPlans: read.endingPlans,
      obstacle: read.obstacle ?? (isAsked ? 'asked' : null),
    };
  });
}

const agencyOf = async (tx: Tx, number: string): Promise<Agency> =>
  (await findAgencyByOwnNumber(tx.db, number)) ?? refuse('unknown');

async function sideOf(tx: Tx, number: string) {
  const { id: mandantId } = tx.mandant;
  const row = (await findAgencyRow(tx.db, mandantId, number)) ?? refuse('unknown');
  const { ibanSealed, street, houseNumber, postcode, vatId, taxNumber } = await more.getAgencyMore(
    tx.db,
    mandantId,
    row.id,
  );
  return {
    id: row.id,
    row,
    address: [
      [street, houseNumber],
      [postcode, row.city],
    ]
      .map((parts) => parts.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(', '),
    taxId: vatId ?? taxNumber,
    maskedIban: ibanSealed && maskStoredIban(tx, { kind: 'agency', id: row.id }, ibanSealed),
    counts: await more.countOfAgency(tx.db, mandantId, number),
  };
}

export const askForMerge = (
  ctx: Ctx,
  number: string,
  { into, renames, reason }: { into: string; renames: readonly Rename[]; reason: string },
  answer: Answer,
): Promise<Value<typeof AgencyState> | Value<typeof Asked>> =>
  askOr(ctx, answer, async (tx) => stateOf(await agencyOf(tx, number)), {
    kind: 'mergeAgencies',
    given: { from: number, into, renames },
    reason,
  });
