/** The mails that a new recommendation causes: the link for the recommender (M02), the invitation for the contact (M03). */
import { shares } from '@weitersagen/contract/reward/shares';
import type { Account } from '#account/account.ts';
import { issueTokens, type Purpose } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { queueInTurn, queueMail } from '#platform/mail/queue.ts';
import { type Product, productNameIn } from '#product/product.ts';
import { noMailToken, takeContactMail } from '../contact-mail/contact-mail.ts';
import { linksOf, type Recommendation } from '../recommendation.ts';
import { invitationMail, linkMail } from './mails.ts';

/** M02 to the address that was typed; who is not signed in may be somebody else, so the mail can undo it (K14, E15). Gives until when it waits. */
export async function queueLinkMail(
  tx: Tx,
  made: Recommendation,
  { account, isNew, product }: { account: Account; isNew: boolean; product: Product },
): Promise<Date | null> {
  if (!account.email) return null;
  const isSignedIn = tx.actor.kind === 'recommender';
  const maySetPassword = isNew && !tx.mandant.config.autologin;
  const subject = isNew
    ? ({ object: 'account', id: account.id } as const)
    : ({ object: 'recommendation', id: made.id } as const);
  const purposes: Purpose[] = [
    ...(isSignedIn ? [] : ['Ablehnung' as const]),
    ...(maySetPassword ? ['Registrierung' as const] : []),
  ];
  const secrets = purposes.length > 0 ? await issueTokens(tx, purposes, subject) : [];
  const secretFor = (purpose: Purpose): string | null => secrets[purposes.indexOf(purpose)] ?? null;
  const parameters = {
    number: made.number,
    hash: made.hash,
    firstName: account.firstName,
    product: productNameIn(product, account.language),
    link: linksOf(tx.system, made)[made.linkType],
    validUntil: made.validUntil,
    ...shares({
      valueCents: made.premiumCents,
      recommenderShare: made.recommenderShare,
      recipientCapCents: tx.mandant.config.recipientCapCents,
    }),
    refusal: secretFor('Ablehnung'),
    registration: secretFor('Registrierung'),
  };
  const { waitsUntil } = await queueInTurn(tx, linkMail, {
    to: account.email,
    language: account.language,
    object: 'account',
    objectId: account.id,
    about: made.number,
    parameters,
    unconfirmed: !isSignedIn,
  });
  return waitsUntil;
}

/**
 * M03, only where the mandant switched it on (E-17). It says who recommends and nothing of the product, so that it is no
 * advertising. The address is locked by the caller.
 */
export async function queueContactMail(tx: Tx, made: Recommendation, { email }: { email: string }): Promise<void> {
  if (!(await takeContactMail(tx, email, made.validUntil))) return;
  const parameters = {
    number: made.number,
    link: linksOf(tx.system, made).recommendationLink,
    recommender: made.shownFirstName ?? '',
    noMails: await noMailToken(tx, email),
    validUntil: made.validUntil,
  };
  await queueMail(tx, invitationMail, {
    to: email,
    language: tx.locale,
    object: 'recommendation',
    objectId: made.id,
    parameters,
    unconfirmed: true,
  });
}
