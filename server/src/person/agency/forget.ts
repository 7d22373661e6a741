/**
 * A person of an agency goes: at the own wish, or on request by an operator. What names the person is emptied; the row and
 * its number stay, because reports and books name what stood under it ("Mitarbeiter M3"). An owner is the office as well,
 * and goes once that has ended and nothing is open between both; of the office stays what its invoices have to say.
 */
import { mayAgencyUser } from '@weitersagen/contract/agency/rules';
import type { AgencyStatus } from '@weitersagen/contract/agency/status';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { personKind } from '#account/account.ts';
import {
  type AgencyUser,
  agencyKind,
  agencyOf,
  clearAgencyContact,
  clearAgencyUser,
  dropRegisteredAgency,
  hasOtherAgencyOwner,
  lockAgency,
  lockAgencySelf,
  lockPersonAt,
  type PersonAt,
} from '#agency/agency.ts';
import { forgetWritten } from '#approval/approval.ts';
import { forgetBankAccount } from '#bank-account/bank-account.ts';
import { forgetAgencyAgreements } from '#campaign/campaign.ts';
import { endSessions, endTokens } from '#identity/identity.ts';
import { endPermissions } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { forgetReasons, recordEvent } from '#platform/event.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import { forgetSecuritySubject } from '#platform/security/forget.ts';
import { findOpenMatters } from './forget-sql.ts';

/** Without the confirmation nothing happens. */
export async function deleteAgencyUser(ctx: Ctx, isConfirmed: boolean): Promise<{ isDeleted: boolean }> {
  await ctx.write(async (tx) => {
    const { agencyId } = agencyOf(tx);
    if (agencyId !== null) await lockAgency(tx.db, agencyId);
    const user = await lockAgencySelf(tx);
    const isLast = await isLastOwner(tx, user);
    if (isLast) await refuseOpenMatters(tx, user);
    if (!isConfirmed) refuse('state.not-allowed', { problems: [{ field: 'bestaetigt', code: 'delete-unconfirmed' }] });
    await forgetUser(tx, user, isLast);
  });
  return { isDeleted: true };
}

/** Whether something open keeps an owner is judged by whoever does it. */
export const eraseAgencyPerson = (ctx: Ctx, at: PersonAt): Promise<Pick<AgencyUser, 'id' | 'status'>> =>
  ctx.write(async (tx) => {
    const user = await lockPersonAt(tx, at, { andGone: true, withAgency: true });
    if (user.email === '') refuse('state.not-allowed');
    await forgetUser(tx, user, await isLastOwner(tx, user));
    return { id: user.id, status: 'locked' as const };
  });

const ended: readonly (AgencyStatus | null)[] = [null, 'inactive', 'rejected', 'merged', 'registered'];

/** An agency that takes part has somebody who answers for it. Its row is locked: of two who go at once one stays. */
async function isLastOwner(tx: Tx, user: AgencyUser): Promise<boolean> {
  if (!user.positions.includes('owner') || user.removedAt || (await hasOtherAgencyOwner(tx.db, user))) return false;
  if (!ended.includes(user.agencyStatus)) refuseBecause('agency-owner-stays');
  return true;
}

async function refuseOpenMatters(tx: Tx, { agencyNumber }: AgencyUser): Promise<void> {
  if (agencyNumber === null) return;
  const { hasOpenOrders, hasOpenInvoices } = await findOpenMatters(tx.db, agencyNumber);
  const codes = [hasOpenOrders && 'agency-orders-open', hasOpenInvoices && 'agency-invoices-open'].filter(Boolean);
  if (codes.length > 0) refuseBecause(...(codes as string[]));
}

const refuseBecause = (...codes: string[]): never =>
  refuse('state.not-allowed', { problems: codes.map((code) => ({ field: 'bestaetigt', code })) });

export async function forgetUser(tx: Tx, user: AgencyUser, isLast: boolean): Promise<void> {
  if (!mayAgencyUser('delete', user)) refuse('state.not-allowed');
  const { id, status, email, agencyId } = user;
  await endSessions(agencyKind, tx, id);
  await endTokens(tx, { object: 'agencyUser', id });
  await forgetAgencyAgreements(tx, id);
  // Who else has the address has said it for the own part: a recommender, and whoever came to an agency after this one had left.
  const other = await agencyKind.findUser(tx.db, { email });
  const isOthers = other !== undefined && other.id !== id;
  if (!isOthers && !(await personKind.findUser(tx.db, { email })))
    await endPermissions(tx, email, ['terms', 'campaign']);
  await clearAgencyUser(tx.db, id, tx.now);
  await forgetMails(tx, 'agencyUser', [id]);
  if (!isOthers) await forgetSecuritySubject(tx, email);
  // What was there before stands in reasons of operators, and in those of the person: all of them name somebody.
  await forgetWritten(tx, 'agencyUser', [{ id }]);
  await forgetReasons(tx, 'agencyUser', [{ id }], { ofAll: true });
  if (isLast && agencyId !== null) await forgetOffice(tx, agencyId);
  await recordEvent(tx, { object: 'agencyUser', id, event: 'delete', from: status, to: 'locked' });
}

/** Name, address and numbers stay, which its invoices say; how its owner was reached and where money went does not. */
async function forgetOffice(tx: Tx, id: number): Promise<void> {
  await forgetBankAccount(tx, { kind: 'agency', id });
  await clearAgencyContact(tx.db, id, tx.now);
  await forgetReasons(tx, 'agency', [{ id }], { ofAll: true });
  await dropRegisteredAgency(tx, id);
}
