/** Queues the mails about getting in: welcome (M01), already registered (M04), new password (M18), changed (M19). */
import { mayAccount } from '@weitersagen/contract/account/rules';
import type { AccountStatus } from '@weitersagen/contract/account/status';
import { issueTokens, type Purpose } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { isWithinMailGap, lastMailAt, lockAddresses, queueMail } from '#platform/mail/mail.ts';

/** Parameters of M01, M04 and M18; the secrets lie sealed until the mail is sent. */
export interface PasswordMail {
  firstName: string | null;
  /** Sets a password: the first one, or a new one. */
  token: string;
  /** "Das war ich nicht" (K14), where nobody is known to own the address. */
  refusal: string | null;
  /** Name of the page to go to afterwards. */
  redirect: string | null;
}

const secretsOf = {
  M01: ['Registrierung', 'Ablehnung'],
  M04: ['PasswortReset'],
  M18: ['PasswortReset'],
} as const satisfies Record<string, readonly Purpose[]>;
type PasswordTemplate = keyof typeof secretsOf;

/** What brings a way in: the first password to who never set one, else a new one. Nobody else gets any. */
export function passwordTemplate(status: AccountStatus): PasswordTemplate | undefined {
  if (!mayAccount('mailPassword', { status })) return undefined;
  return status === 'created' ? 'M01' : 'M18';
}

interface Addressee {
  id: number;
  email: string;
  first_name: string | null;
  language: string;
}

/** False where the address has had its share of such mails. None on a mandant whose own portal signs people in. */
export async function queuePasswordMail(
  tx: Tx,
  { id, email, first_name: firstName, language }: Addressee,
  { template, redirect }: { template: PasswordTemplate; redirect: string | null },
): Promise<boolean> {
  if (tx.mandant.config.autologin) return false;
  const [token = '', refusal = null] = await issueTokens(tx, secretsOf[template], { object: 'account', id });
  const parameters: PasswordMail = { firstName, token, refusal, redirect };
  return queueMail(tx, {
    template,
    to: email,
    language,
    object: 'account',
    objectId: id,
    parameters: { ...parameters },
    // What an operator sends, a stranger has not caused.
    unconfirmed: tx.actor.kind !== 'operator',
  });
}

/** Whether such a mail has just gone to the address; until the end of the transaction nobody else queues one. */
export async function isWithinGap(tx: Tx, email: string, template: PasswordTemplate): Promise<boolean> {
  await lockAddresses(tx, [email]);
  return isWithinMailGap(tx, await lastMailAt(tx, email, template));
}

/** Parameters of M19. */
export interface ChangedMail {
  firstName: string | null;
  /** Milliseconds since 1970. */
  atMs: number;
}

export async function queueChangedMail(
  tx: Tx,
  { id, email, first_name: firstName, language }: Addressee,
): Promise<void> {
  const parameters: ChangedMail = { firstName, atMs: tx.now.getTime() };
  const whose = { object: 'account', objectId: id } as const;
  await queueMail(tx, { template: 'M19', to: email, language, ...whose, parameters: { ...parameters } });
}
