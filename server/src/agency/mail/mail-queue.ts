/** Queues the mails to people of agencies about getting in. */
import { issueToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type Queued, queueInTurn, queueMail } from '#platform/mail/queue.ts';
import { isWithinMailGap, lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import {
  approvedMail,
  bankMail,
  changedMail,
  confirmMail,
  employeeMail,
  refusedMail,
  resetMail,
  triesMail,
} from './mails.ts';

export interface Addressee {
  id: number;
  email: string;
  firstName: string | null;
  language: string;
}

const whose = ({ id: objectId }: Addressee) => ({ object: 'agencyUser', objectId }) as const;

/** What an operator sends, a stranger has not caused. */
const isOfStranger = ({ actor }: Tx): boolean => actor.kind !== 'operator';

/** M25: caused by a stranger, until somebody has confirmed it. */
export async function queueConfirmMail(tx: Tx, to: Addressee): Promise<Queued> {
  const token = await issueToken(tx, 'AgenturBestaetigung', { object: 'agencyUser', id: to.id });
  return queueInTurn(tx, confirmMail, {
    to: to.email,
    language: to.language,
    ...whose(to),
    parameters: { firstName: to.firstName, token },
    unconfirmed: isOfStranger(tx),
  });
}

/** M28. */
export async function queuePasswordMail(tx: Tx, to: Addressee): Promise<Queued> {
  const token = await issueToken(tx, 'AgenturPasswortReset', { object: 'agencyUser', id: to.id });
  return queueInTurn(tx, resetMail, {
    to: to.email,
    language: to.language,
    ...whose(to),
    parameters: { firstName: to.firstName, token },
    unconfirmed: isOfStranger(tx),
  });
}

/** M27: asked for by the owner, who answers for it. */
export async function queueEmployeeMail(
  tx: Tx,
  to: Addressee,
  { company, employeeNumber }: { company: string; employeeNumber: string },
): Promise<void> {
  const token = await issueToken(tx, 'MitarbeiterEinladung', { object: 'agencyUser', id: to.id });
  const parameters = { firstName: to.firstName, company, employeeNumber, token };
  await queueMail(tx, employeeMail, { to: to.email, language: to.language, ...whose(to), parameters });
}

/** Whether a link for a new password has just gone to the address; until the end of the transaction nobody else queues one. */
export async function isWithinGap(tx: Tx, email: string): Promise<boolean> {
  await lockAddresses(tx, [email]);
  return isWithinMailGap(tx, await lastMailAt(tx, email, resetMail));
}

export async function queueChangedMail(tx: Tx, to: Addressee): Promise<void> {
  const parameters = { firstName: to.firstName, atMs: tx.now.getTime() };
  await queueMail(tx, changedMail, { to: to.email, language: to.language, ...whose(to), parameters });
}

/** M26. */
export async function queueApprovedMail(tx: Tx, to: Addressee, { company }: { company: string }): Promise<void> {
  const parameters = { firstName: to.firstName, company };
  await queueMail(tx, approvedMail, { to: to.email, language: to.language, ...whose(to), parameters });
}

/** M43. */
export async function queueRefusedMail(
  tx: Tx,
  to: Addressee,
  refused: { company: string; reason: string; isDeactivated: boolean },
): Promise<void> {
  const parameters = { firstName: to.firstName, ...refused };
  await queueMail(tx, refusedMail, { to: to.email, language: to.language, ...whose(to), parameters });
}

/** M50: where money of the agency goes has changed. */
export async function queueBankMail(tx: Tx, to: Addressee, { last4 }: { last4: string }): Promise<void> {
  const parameters = { firstName: to.firstName, last4 };
  await queueMail(tx, bankMail, { to: to.email, language: to.language, ...whose(to), parameters });
}

/** M49, once a day: somebody tries the password again and again. */
export const warnUser = (ctx: Ctx, to: Addressee): Promise<void> =>
  ctx.write(async (tx) => {
    await lockAddresses(tx, [to.email]);
    const last = await lastMailAt(tx, to.email, triesMail);
    if (last && last > plusHours(tx.now, -24)) return;
    const parameters = { firstName: to.firstName };
    await queueMail(tx, triesMail, { to: to.email, language: to.language, ...whose(to), parameters });
  });
