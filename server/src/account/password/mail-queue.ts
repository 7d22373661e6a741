/** Queues the mails about getting in: welcome (M01), already registered (M04), the code (M09), new password (M18), changed (M19), tried (M44). */
import { mayAccount } from '@weitersagen/contract/account/rules';
import type { AccountStatus } from '@weitersagen/contract/account/status';
import { issueTokens, type Purpose } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type Queued, queueInTurn, queueMail } from '#platform/mail/queue.ts';
import { isWithinMailGap, lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import type { Template } from '#platform/mail/template.ts';
import { codeMail, newPasswordMail, type PasswordMail, passwordChangedMail, triesMail, welcomeMail } from './mails.ts';

/** One that lets somebody in by a link. */
type PasswordTemplate = Template<PasswordMail>;

/** What brings a way in: the first password to who never set one, else a new one. Nobody else gets any. */
export function passwordTemplate(status: AccountStatus): PasswordTemplate | undefined {
  if (!mayAccount('mailPassword', { status })) return undefined;
  return status === 'created' ? welcomeMail : newPasswordMail;
}

interface Addressee {
  id: number;
  email: string;
  firstName: string | null;
  language: string;
}

/** Not queued where the address has had its share of such mails. None on a mandant whose own portal signs people in. */
export async function queuePasswordMail(
  tx: Tx,
  { id, email, firstName, language }: Addressee,
  { template, redirect }: { template: PasswordTemplate; redirect: string | null },
): Promise<Queued> {
  if (tx.mandant.config.autologin) return { isQueued: false, waitsUntil: null };
  const purposes: readonly Purpose[] = template === welcomeMail ? ['Registrierung', 'Ablehnung'] : ['PasswortReset'];
  const [token = '', refusal = null] = await issueTokens(tx, purposes, { object: 'account', id });
  return queueInTurn(tx, template, {
    to: email,
    language,
    object: 'account',
    objectId: id,
    parameters: { firstName, token, refusal, redirect },
    // What an operator sends, a stranger has not caused.
    unconfirmed: tx.actor.kind !== 'operator',
  });
}

/** M09: the code of a new account, to find it again. */
export const queueCodeMail = (tx: Tx, { id, email, firstName, language }: Addressee, code: string): Promise<boolean> =>
  queueMail(tx, codeMail, {
    to: email,
    language,
    object: 'account',
    objectId: id,
    parameters: { firstName, code },
    unconfirmed: true,
  });

/** Whether such a mail has just gone to the address; until the end of the transaction nobody else queues one. */
export async function isWithinGap(tx: Tx, email: string, template: PasswordTemplate): Promise<boolean> {
  await lockAddresses(tx, [email]);
  return isWithinMailGap(tx, await lastMailAt(tx, email, template));
}

export async function queueChangedMail(tx: Tx, { id, email, firstName, language }: Addressee): Promise<void> {
  const parameters = { firstName, atMs: tx.now.getTime() };
  const whose = { object: 'account', objectId: id } as const;
  await queueMail(tx, passwordChangedMail, { to: email, language, ...whose, parameters });
}

/** M44, once a day: somebody tries the password again and again. */
export const warnOwner = (ctx: Ctx, { id, email, firstName, language }: Addressee): Promise<void> =>
  ctx.write(async (tx) => {
    await lockAddresses(tx, [email]);
    const last = await lastMailAt(tx, email, triesMail);
    if (last && last > plusHours(tx.now, -24)) return;
    await queueMail(tx, triesMail, { to: email, language, object: 'account', objectId: id, parameters: { firstName } });
  });
