/**
 * A new password: the first one (K5, K6), with the link of a mail (K9, C-09), or changed by who is signed in (C-11). Each
 * ends every session there was and opens one of its own. Hashing happens outside of transactions; what was checked
 * before is checked again inside by the version of the password.
 */
import { passwordMax, passwordMin, passwordPattern } from '@weitersagen/contract/account/rules';
import type {
  ChangePassword,
  CheckedToken,
  CheckToken,
  PasswordRule,
  SetPassword,
  User,
} from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { texts } from '@weitersagen/contract/texts/texts';
import {
  endTokens,
  enterAnew,
  findToken,
  forgetLogins,
  hashNewPassword,
  type LivingToken,
  proveByPassword,
  refuseSamePassword,
  type SessionToken,
  useToken,
} from '#identity/identity.ts';
import { type Ctx, type Tx, whoAsks } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { markBrowser } from '#platform/stranger/known-browser.ts';
import { recordAccountEvent } from '../account-event.ts';
import { lockSelf } from '../own/lock-self.ts';
import * as sql from '../person-sql.ts';
import { type Invitations, type Invited, takeInvitation } from '../sign-in/invited.ts';
import { letIn } from '../sign-in/sign-in.ts';
import { lockAccount, moveAccount } from '../state.ts';
import { personKind } from '../user-kind.ts';
import { checkInvitation, makeInvited, refuseInvited } from './by-invitation.ts';
import { queueChangedMail } from './mail-queue.ts';
import { keepTermsOf } from './terms.ts';

/** Of an account; an invitation has none yet (by-invitation.ts). */
const kinds = { Registrierung: 'registration', PasswortReset: 'reset' } as const;
const purposes = ['Registrierung', 'PasswortReset'] as const;
type PasswordToken = LivingToken & { person: sql.PersonRow; purpose: (typeof purposes)[number] };

type InvitationToken = Pick<LivingToken, 'endsAt'> & { invited: Invited };

export async function resetPassword(
  ctx: Ctx,
  given: Value<typeof SetPassword>,
  { answer, invitations }: { answer: Answer; invitations: Invitations },
): Promise<User> {
  const found = (await readToken(ctx, given.token, invitations)) ?? refuse('one-time-token.invalid');
  if ('invited' in found)
    return registerByInvitation(ctx, { ...given, invited: found.invited }, { answer, invitations });
  const { person, purpose } = found;
  if (person.status === 'locked') refuse('account.locked');
  const former = person.passwordHash;
  const hash = await hashNewPassword(given.password, { known: guessesOf(ctx, person), former });
  const { changed, session } = await ctx.write(async (tx) => {
    await useToken(tx, given.token, purpose);
    await freeAddress(tx, person.email);
    if (given.acceptsTerms) await keepTermsOf(tx, { email: person.email, text: given.termsText });
    return (await put(tx, person, { hash })) ?? refuse('one-time-token.invalid');
  });
  await forgetLogins(personKind, ctx, person.email);
  const by = { actorKind: personKind.access, actorId: person.hash, email: person.email } as const;
  ctx.system.security.note({ ...whoAsks(ctx), ...by, kind: 'signIn', outcome: 'done', what: 'Passwort per E-Mail' });
  return letInAnew(ctx, answer, changed, session);
}

/** K6: the account is made or activated with its password, belongs to the agency, and the invitation is accepted (I3). */
async function registerByInvitation(
  ctx: Ctx,
  { invited, ...given }: Value<typeof SetPassword> & { invited: Invited },
  { answer, invitations }: { answer: Answer; invitations: Invitations },
): Promise<User> {
  await refuseInvited(ctx, { token: given.token, invited, acceptsTerms: given.acceptsTerms });
  const hash = await hashNewPassword(given.password, { known: [...guessesOf(ctx, invited), invited.company] });
  const { changed, session } = await ctx.write(async (tx) => {
    const person = await makeInvited(
      tx,
      { ...(await takeInvitation(tx, given.token, invitations)), termsText: given.termsText },
      invitations,
    );
    return (await put(tx, person, { hash })) ?? refuse('one-time-token.invalid');
  });
  await forgetLogins(personKind, ctx, invited.email);
  const by = { actorKind: personKind.access, actorId: changed.hash, email: changed.email } as const;
  ctx.system.security.note({ ...whoAsks(ctx), ...by, kind: 'signIn', outcome: 'done', what: 'Einladung angenommen' });
  return letInAnew(ctx, answer, changed, session);
}

export async function changePassword(ctx: Ctx, given: Value<typeof ChangePassword>, answer: Answer): Promise<User> {
  const person = await proveByPassword(personKind, ctx, given.current);
  if (given.current === given.password) refuseSamePassword();
  const hash = await hashNewPassword(given.password, { known: guessesOf(ctx, person) });
  const { changed, session } = await ctx.write(async (tx) => {
    const { remembered } = await lockSelf(tx);
    return (await put(tx, person, { hash, remembered })) ?? refuse('token.invalid');
  });
  return letInAnew(ctx, answer, changed, session);
}

/** The new password has ended every mark of the old one; this browser is known all the same. */
function letInAnew(ctx: Ctx, answer: Answer, person: sql.PersonRow, session: SessionToken): User {
  const entered = letIn(answer, person, session);
  markBrowser(ctx, answer, personKind.access, person);
  return entered;
}

/** What a token of a mail is for, without using it (C-12); of one that is not valid nothing but that. */
export async function checkPasswordToken(
  ctx: Ctx,
  { token, onlyLooks }: Value<typeof CheckToken>,
  invitations: Invitations,
): Promise<Value<typeof CheckedToken>> {
  const found = await readToken(ctx, token, invitations);
  if (found && 'invited' in found) return checkInvitation(ctx, found, onlyLooks ? undefined : invitations);
  if (!found || found.person.status === 'locked') return { isValid: false };
  const { person, purpose, endsAt } = found;
  return {
    isValid: true,
    kind: kinds[purpose],
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    validUntil: endsAt,
    needsTerms: false,
  };
}

export const showPasswordRule = ({ locale }: Pick<Ctx, 'locale'>): Value<typeof PasswordRule> => ({
  minLength: passwordMin,
  maxLength: passwordMax,
  pattern: passwordPattern,
  text: texts(locale).problems['password-rule'],
});

const readToken = (
  ctx: Ctx,
  token: string,
  invitations: Invitations,
): Promise<PasswordToken | InvitationToken | undefined> =>
  lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const found = await findToken(tx, token, [...purposes, 'Einladung']);
      if (found?.purpose === 'Einladung') {
        const invited = await invitations.find(tx, found.id);
        return invited && { endsAt: found.endsAt, invited };
      }
      const person = found && (await sql.findPerson(tx.db, { id: found.id }));
      return person && { ...found, person, purpose: found.purpose as PasswordToken['purpose'] };
    }),
  );

/** What everybody would guess of this person and this brand (V-06). */
const guessesOf = ({ mandant }: Ctx, person: Pick<sql.PersonRow, 'email' | 'firstName' | 'lastName'>) => [
  person.email,
  person.firstName,
  person.lastName,
  mandant.name,
  mandant.slug,
];

/** K5 or K9: every session and every link of older mails ends, and one session begins. Nothing where another came first. */
async function put(
  tx: Tx,
  checked: sql.PersonRow,
  { hash: passwordHash, remembered = false }: { hash: string; remembered?: boolean },
): Promise<{ changed: sql.PersonRow; session: SessionToken } | undefined> {
  const account = await lockAccount(tx, checked.id);
  if (account.status === 'locked') refuse('account.locked');
  const version = await sql.putPassword(tx.db, checked, { passwordHash, now: tx.now });
  if (version === undefined) return undefined;
  const subject = { object: 'account', id: account.id } as const;
  if (account.status === 'created') await moveAccount(tx, account, 'activate');
  else {
    await recordAccountEvent(tx, account, 'changePassword');
    await queueChangedMail(tx, checked);
  }
  for (const purpose of purposes) await endTokens(tx, subject, { only: purpose });
  const changed = { ...checked, passwordHash, passwordVersion: version };
  const session = await enterAnew(personKind, tx, changed, { remembered });
  return session && { changed, session };
}
