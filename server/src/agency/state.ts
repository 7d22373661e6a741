/**
 * What becomes of an agency (G5 to G8), moved by an operator: whoever works there is let in or signed out by it, and its
 * owner is told. Roles are no part of it: an owner whose agency is not active invites and releases nothing (agency/rights).
 */
import { type AgencyEvent, agencyMoves, mayAgency } from '@weitersagen/contract/agency/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { endSessions, endTokens } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { type Agency, markAgency } from './agency-sql.ts';
import { withdrawInvitations } from './decision/withdraw.ts';
import { queueApprovedMail, queueRefusedMail } from './mail/mail-queue.ts';
import { agencyKind } from './user-kind.ts';
import * as sql from './user-sql.ts';

type Move = Extract<AgencyEvent, 'approve' | 'reject' | 'deactivate' | 'reactivate'>;

/** Moves an agency whose row is locked, with its event, its people and the mail to its owner. */
export async function moveAgency(
  tx: Tx,
  agency: Agency,
  { event, reason }: { event: Move; reason: string | null },
): Promise<Agency> {
  if (!mayAgency(event, agency)) refuse('state.not-allowed');
  const { to } = agencyMoves[event];
  const isAgainst = event === 'reject' || event === 'deactivate';
  await markAgency(tx.db, agency.id, { status: to, reason: isAgainst ? reason : null }, tx.now);
  await recordEvent(tx, { object: 'agency', id: agency.id, event, from: agency.status, to, reason });
  if (isAgainst) await withdrawInvitations(tx, agency.id);
  for (const user of await sql.listUsers(tx.db, agency.id)) {
    if (user.removedAt) continue;
    const isOwner = user.positions.includes('owner');
    if (event === 'reject' || (event === 'deactivate' && !isOwner)) await endSessions(agencyKind, tx, user.id);
    if (event === 'reject') await lockUser(tx, user);
    if (isOwner) await tell(tx, user, { event, reason });
  }
  return { ...agency, status: to, statusReason: isAgainst ? reason : null };
}

async function lockUser(tx: Tx, user: sql.AgencyUserRow): Promise<void> {
  if (user.status === 'locked') return;
  await sql.markUser(tx.db, user.id, 'locked', tx.now);
  await endTokens(tx, { object: 'agencyUser', id: user.id });
  await recordEvent(tx, { object: 'agencyUser', id: user.id, event: 'lock', from: user.status, to: 'locked' });
}

async function tell(
  tx: Tx,
  owner: sql.AgencyUserRow,
  { event, reason }: { event: Move; reason: string | null },
): Promise<void> {
  const company = owner.company ?? '';
  if (event === 'approve' || event === 'reactivate') await queueApprovedMail(tx, owner, { company });
  else await queueRefusedMail(tx, owner, { company, reason: reason ?? '', isDeactivated: event === 'deactivate' });
}
