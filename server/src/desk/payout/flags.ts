/**
 * What stands beside a transfer for whoever pays (contract/payout/flags): read for all of a run at once, told one by one.
 */
import { happened, happenedWord } from '@weitersagen/contract/event/words';
import {
  type Flag,
  holdWords,
  isTouch,
  otherNameWords,
  returnAskedWords,
  touchedDays,
} from '@weitersagen/contract/payout/flags';
import { isSameHolder } from '@weitersagen/contract/payout/holder-name';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { bankOf } from '#reward/reward.ts';
import * as sql from './flags-sql.ts';
import type { UnpaidRow } from './next-run-sql.ts';

interface Marks {
  touches: Map<number, sql.TouchRow[]>;
  holds: Map<number, sql.HeldRow[]>;
  returns: Map<number, sql.AskedReturnRow[]>;
}

/** Of these rewards, of their people and orders, in a time; holds whenever they were, returns that wait now. */
export async function readMarks(
  { db, mandant }: Tx,
  rewards: readonly { rewardId: number }[],
  time: { from: Date; to: Date },
): Promise<Marks> {
  const ids = rewards.map(({ rewardId }) => rewardId);
  const touches = (await sql.listTouches(db, mandant.id, ids, time)).filter(({ object, code }) =>
    isTouch(object, code),
  );
  return {
    touches: Map.groupBy(touches, ({ rewardId }) => rewardId),
    returns: Map.groupBy(await sql.listAskedReturns(db, mandant.id, ids), ({ rewardId }) => rewardId),
    holds: Map.groupBy(await sql.listHeld(db, mandant.id, ids), ({ rewardId }) => rewardId),
  };
}

interface Paid {
  rewardId: number;
  attempt: number;
  firstName: string | null;
  lastName: string | null;
  /** Null once the account is not kept any more. */
  holder: string | null;
}

const none = { at: null, by: null, object: null, event: null, hold: null } as const;

export function flagsOf(marks: Marks, { rewardId, attempt, firstName, lastName, holder }: Paid): Flag[] {
  const person = { firstName: firstName ?? '', lastName: lastName ?? '' };
  // Of a deleted person there is no name to compare with.
  const isOther = holder !== null && (firstName ?? lastName) !== null && !isSameHolder(holder, person);
  const held = (marks.holds.get(rewardId) ?? []).filter((one) => one.attempt === attempt);
  const returns = (marks.returns.get(rewardId) ?? []).filter((one) => one.attempt === attempt);
  return [
    ...returns.map(({ at, by }) => ({ ...none, kind: 'returnAsked' as const, text: returnAskedWords, at, by })),
    ...(isOther ? [{ ...none, kind: 'otherName' as const, text: otherNameWords }] : []),
    ...(marks.touches.get(rewardId) ?? []).map(({ object, code, from, to, at, by }) => {
      const logged = { object, code, from, to, actorKind: 'operator' as const };
      return {
        ...none,
        kind: 'touched' as const,
        text: happenedWord(logged),
        at,
        by,
        object,
        event: happened(logged) ?? code,
      };
    }),
    ...held.map(({ hold, since: at }) => ({ ...none, kind: 'held' as const, text: holdWords[hold], at, hold })),
  ];
}

const shownMax = 50;

/** A return that waits and another name before a deed, a deed before a hold that passed by itself. */
const weights = { returnAsked: 100, otherName: 100, touched: 10, held: 1 } as const;
const weightOf = (flags: readonly Flag[]): number => flags.reduce((sum, { kind }) => sum + weights[kind], 0);

/** The marks of everything a run would take now. */
export const readMarksNow = (tx: Tx, payable: readonly UnpaidRow[]): Promise<Marks> =>
  readMarks(tx, payable, { from: plusHours(tx.now, -touchedDays * 24), to: tx.now });

/** Opens every account: after the transaction, as there may be thousands. */
export function flaggedOf(ctx: Ctx, payable: readonly UnpaidRow[], marks: Marks) {
  const flagged = payable
    .map(({ rewardNumber, amountCents, ...reward }) => {
      const holder = bankOf(ctx, { ...reward, id: reward.rewardId })?.holder ?? null;
      return { rewardNumber, amountCents, name: holder ?? '', flags: flagsOf(marks, { ...reward, holder }) };
    })
    .filter(({ flags }) => flags.length > 0)
    .toSorted((one, other) => weightOf(other.flags) - weightOf(one.flags));
  return { flaggedCount: flagged.length, flagged: flagged.slice(0, shownMax) };
}
