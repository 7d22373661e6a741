/**
 * What a claim may be about: orders that came without a recommendation or with another one, each with why it may be meant
 * (rules 3.13). Looked up anew whenever the claim is looked at, so that what comes after it is found, too; for colleagues only.
 */

import { daysBetween } from '@weitersagen/contract/basics/day';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { MatchReason, Proposal } from '@weitersagen/contract/claim/desk';
import { spellingsOf } from '@weitersagen/contract/claim/rules';
import type { Tx } from '#platform/context.ts';
import { contactOf } from '#recommendation/recommendation.ts';
import { type FailedRow, listFailedRows, listMatches, type MatchRow } from './proposal-sql.ts';
import type { ClaimDetailRow, ClaimListRow } from './sql.ts';

type Shown = Value<typeof Proposal>;

/** So many days apart an order and what the person says of its day may be. */
const daysApart = 3;

export async function proposalsFor(tx: Tx, claim: ClaimListRow, more: ClaimDetailRow): Promise<Shown[]> {
  const spellings = claim.externalNumber ? spellingsOf(claim.externalNumber) : [];
  const { recommendationId, contactSealed } = more;
  const contact = claim.recommendationNumber && contactOf(tx, { number: claim.recommendationNumber, contactSealed });
  const contactEmail = (contact || null)?.email?.toLowerCase() ?? null;
  const orders = await listMatches(tx.db, tx.mandant.id, { recommendationId, spellings, contactEmail });
  const shown = orders.map((order) => presentOrder(order, claim, more));
  const known = new Set(orders.map(({ externalNumber }) => externalNumber));
  const failed = await listFailedRows(tx.db, tx.mandant.id, spellings);
  return [...shown, ...failed.filter(({ externalNumber }) => !known.has(externalNumber)).map(presentRow)].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
}

/** First what can be assigned, then what has the number the person named, then what speaks for it in more ways. */
const weightOf = ({ obstacle, reasons }: Shown): number =>
  (obstacle === null ? 100 : 0) + (reasons.includes('sameNumber') ? 10 : 0) + reasons.length;

function presentOrder(row: MatchRow, { contractOn }: ClaimListRow, { accountId }: ClaimDetailRow): Shown {
  const isOwn = row.accountId === accountId;
  const isLiving = row.status !== 'rejected' && row.status !== 'cancelled';
  const reasons: [MatchReason, boolean][] = [
    ['sameNumber', row.bySpelling],
    ['ownRejected', row.byFamily && row.status === 'rejected'],
    ['sameRecipient', row.byRecipient && !row.byFamily],
    ['typedContact', row.byContact && !row.byFamily],
    ['sameDay', Math.abs(daysBetween(row.orderedOn, contractOn)) <= daysApart],
  ];
  return {
    reasons: reasons.flatMap(([reason, applies]) => (applies ? [reason] : [])),
    externalNumber: row.externalNumber,
    orderNumber: row.number,
    orderStatus: row.status,
    orderedOn: row.orderedOn,
    product: row.product,
    rejection: row.rejection,
    recommendationNumber: row.recommendationNumber,
    recommender: row.recommender,
    recipient: row.recipient,
    takesFromOther: isLiving && !isOwn,
    obstacle: row.status === 'cancelled' ? 'ended' : isLiving && isOwn ? 'own' : row.isPaid ? 'paid' : null,
    importId: null,
    line: null,
  };
}

const presentRow = ({ importId, line, externalNumber }: FailedRow): Shown => ({
  reasons: ['failedRow', 'sameNumber'],
  externalNumber,
  orderNumber: null,
  orderStatus: null,
  orderedOn: null,
  product: null,
  rejection: null,
  recommendationNumber: null,
  recommender: null,
  recipient: null,
  takesFromOther: false,
  obstacle: null,
  importId,
  line,
});
