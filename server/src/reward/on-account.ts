/** By which day the money of a reward is expected on the account of whoever collects it. */
import { dayOf } from '@weitersagen/contract/basics/day';
import { expectedOnAccountBy } from '@weitersagen/contract/payout/transfer-day';
import { heldUntil } from '@weitersagen/contract/reward/rules';
import { newIbanAt } from '#bank-account/bank-account.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import type { Reward } from './sql.ts';

/** As if it were collected now with a new IBAN, for no form knows which one will be typed; afterwards as it was. */
export function onAccountBy(
  { status, kind, collectedAt, holds }: Pick<Reward, 'status' | 'kind' | 'collectedAt' | 'holds'>,
  at: Pick<Tx, 'now' | 'mandant'>,
): string | null {
  const { now } = at;
  if (status === 'ready') return expectedOnAccountBy({ collectedOn: today(now), heldUntil: newIbanAt(at) });
  if (status !== 'collected' || kind !== 'money' || collectedAt === null) return null;
  // What somebody looks into has no day.
  if (holds.some(({ until }) => until === null)) return null;
  const day = expectedOnAccountBy({ collectedOn: dayOf(collectedAt), heldUntil: heldUntil({ holds }, now) });
  return day < today(now) ? null : day;
}
