/** A link by mail for who has no password, or forgot it; apart, because no page of somebody who is signed in asks for one. */
import * as z from 'zod/mini';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { line } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { mailExpected } from '../stranger/mail-expected.ts';

export const ByEmail = wire({ email: ['email', email] });
/** Where the person wanted to go: by name, never an address. */
export const ForgottenQuery = wire({
  redirect: ['redirect', optional(line(1, 60))],
  /** Of the mail; without, the one the person chose. */
  language: ['locale', optional(line(2, 10))],
});
/** The same whether the address is known or not. */
export const MailPromised = wire({ isSent: ['MailVersendet', z.boolean()], mailExpectedAt: mailExpected });

export const forgetPassword = endpoint({
  method: 'GET',
  path: '/account/resetPassword/:email',
  summary: 'Mails a link for a new password; the same answer for every address',
  access: ['anyone'],
  refusals: ['captcha.wrong', 'limit.reached'],
  params: ByEmail,
  query: ForgottenQuery,
  reply: MailPromised,
});

export const resendWelcomeMail = endpoint({
  method: 'GET',
  path: '/account/resendWelcomeMail/:email',
  summary: 'The welcome mail again, to an account without a password; the same answer for every address',
  access: ['anyone'],
  refusals: ['captcha.wrong', 'limit.reached'],
  params: ByEmail,
  reply: MailPromised,
});
