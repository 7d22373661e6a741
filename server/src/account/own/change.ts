/**
 * The desk changes name and e-mail address of an account, because the person asked for it. What hung on the old
 * address ends with it: the newsletter (N8), every session, every one-time token, links in mails that were not sent yet;
 * both addresses are told (M37). What was there before stands in the reason of the event, which goes with the person.
 */
import { isWhitelisted } from '@weitersagen/contract/basics/email';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ChangeAccount } from '@weitersagen/contract/recommender/desk';
import { endSessions, endTokens } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { redirectMails } from '#platform/mail/object-mails.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { recordAccountEvent } from '../account-event.ts';
import { putNames } from '../person-sql.ts';
import type { Account } from '../state.ts';
import { personKind } from '../user-kind.ts';
import { keepFormerAddress } from './former-address.ts';
import { addressMail } from './mails.ts';
import { leaveNewsletter } from './newsletter.ts';
import * as sql from './sql.ts';

export type AccountChange = Value<typeof ChangeAccount>;

/** The row is locked; what is the same already is neither changed nor noted. */
export async function changeAccount(tx: Tx, account: Account, { reason, ...given }: AccountChange): Promise<Account> {
  const changed = { ...account, ...given };
  const [before, after] = [account, changed].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const { firstName, lastName } = given;
  if (await putNames(tx.db, account.id, { firstName, lastName, at: tx.now }))
    await recordAccountEvent(tx, account, 'namesChanged', `${reason} (${before} → ${after})`);
  const from = account.email ?? refuse('state.not-allowed');
  if (from !== given.email) await changeEmail(tx, changed, { from, to: given.email, reason });
  return changed;
}

async function changeEmail(
  tx: Tx,
  account: Account,
  { from, to, reason }: { from: string; to: string; reason: string },
): Promise<void> {
  const { id } = account;
  if (!isWhitelisted(tx.mandant.config.emailWhitelist, to))
    refuse('account.email-not-allowed', { problems: [{ field: 'Email', code: 'email-not-allowed' }] });
  // Its evidence is kept under the address that was asked, so it ends before the new one is there.
  await leaveNewsletter(tx, id, 'E-Mail-Änderung', 'endNewsletter');
  await sql
    .putEmail(tx.db, id, { email: to, at: tx.now })
    .catch((error: unknown) =>
      violates(error, 'account_email')
        ? refuse('state.not-allowed', { problems: [{ field: 'Email', code: 'email-taken' }] })
        : Promise.reject(error),
    );
  // Whoever is making a link for the old one (forgotten.ts) is done before the tokens end, or finds nobody there.
  await lockAddresses(tx, [from]);
  await recordAccountEvent(tx, account, 'emailChanged', `${reason} (${from} → ${to})`);
  // Whoever names it has looked at it: what came back from it before does not keep the mails away that tell of the change.
  await freeAddress(tx, to);
  await keepFormerAddress(tx, id, from);
  await endSessions(personKind, tx, id);
  // What stops a bank account stays: whoever hears of a change at the old address may still answer it.
  await endTokens(tx, { object: 'account', id }, { but: 'Kontostopp' });
  await redirectMails(tx, { object: 'account', objectId: id, from, to });
  await tellAddress(tx, account, { to: from, isNewAddress: false });
  await tellAddress(tx, account, { to, isNewAddress: true });
}

async function tellAddress(
  tx: Tx,
  { id, firstName, language }: Account,
  { to, isNewAddress }: { to: string; isNewAddress: boolean },
): Promise<void> {
  const parameters = { firstName: isNewAddress ? firstName : null, isNewAddress, atMs: tx.now.getTime() };
  const whose = { object: 'account', objectId: id } as const;
  await queueMail(tx, addressMail, { to, language, ...whose, parameters });
}
