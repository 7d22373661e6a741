/** A claim goes on: status, event, end of its files and the mail about it, of a row that is locked. */

import { refuse } from '@weitersagen/contract/basics/refusals';
import {
  appealUntil,
  type ClaimEvent,
  claimFileDays,
  claimMoves,
  mayClaim,
  toldReason,
} from '@weitersagen/contract/claim/rules';
import type { ClaimOutcome, ClaimRefusal } from '@weitersagen/contract/claim/status';
import { getAccount } from '#account/account.ts';
import { setFileEnd } from '#files/files.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { appealDecidedMail, decidedMail } from './mails.ts';
import * as sql from './sql.ts';

interface Decision {
  outcome: ClaimOutcome;
  refusal?: ClaimRefusal;
  reason: string | null;
  /** The operator; nobody where the claim ended with its person. */
  by: number | null;
}

export async function endClaim(
  tx: Tx,
  claim: sql.Claim,
  event: ClaimEvent,
  { outcome, refusal, reason, by }: Decision,
): Promise<void> {
  if (!mayClaim(event, claim)) refuse('state.not-allowed');
  const { to } = claimMoves[event];
  await sql.updateClaim(tx.db, claim.id, {
    status: to,
    outcome,
    refusal: refusal ?? null,
    decided_at: tx.now,
    decided_by: by,
  });
  await recordEvent(tx, { object: 'claim', id: claim.id, event, from: claim.status, to, reason });
  await setFileEnd(tx, 'claim', claim.id, plusHours(tx.now, claimFileDays * 24));
  if (by !== null) await mailDecision(tx, claim, { outcome, refusal });
}

/** M41, M42: what came of it, and of a refusal no more than the person may know. */
async function mailDecision(
  tx: Tx,
  claim: sql.Claim,
  { outcome, refusal }: { outcome: ClaimOutcome; refusal: ClaimRefusal | undefined },
): Promise<void> {
  const { email, language, firstName } = await getAccount(tx, claim.accountId);
  if (email === null) return;
  const isAppeal = claim.status === 'appealed';
  const parameters = {
    number: claim.number,
    firstName,
    outcome,
    reason: toldReason(refusal ?? null),
    appealUntil: !isAppeal && outcome === 'refused' ? appealUntil(today(tx.now)) : null,
  };
  const to = { to: email, language, object: 'account' as const, objectId: claim.accountId, about: claim.number };
  await queueMail(tx, isAppeal ? appealDecidedMail : decidedMail, { ...to, parameters });
}
