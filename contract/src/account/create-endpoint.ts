/** Registering without a recommendation; apart, because no page of somebody with an account needs the rules of a name. */
import * as z from 'zod/mini';
import { termsText, ticked } from '../basics/agreement.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { name } from '../basics/name/name.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { captchaSolution } from '../captcha/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';

export const NewAccount = wire({
  firstName: ['Vorname', name],
  lastName: ['Nachname', name],
  email: ['Email', email],
  acceptsTerms: ['AgbAkzeptiert', ticked],
  /** The terms as they were shown: sending them is the acceptance, too. */
  termsText: ['AgbText', optional(termsText)],
  wantsNewsletter: ['NewsletterPermission', ticked],
});
/** The form of codes asks for the terms, as every form of recommending does. */
export const NewCode = extend(NewAccount, { termsText: ['AgbText', termsText] });
export const CreatedAccount = wire({
  isCreated: ['Angelegt', z.boolean()],
  isMailed: ['MailVersendet', z.boolean()],
  mailExpectedAt: mailExpected,
  /** Only on mandants that make codes (ModuleErstelleOfflineEmpfehlungCode). */
  code: ['Empfehlungscode', optional(z.string())],
});

export const createAccount = endpoint({
  method: 'POST',
  path: '/account/createEmpfehler',
  summary: 'Registers without a recommendation; the same answer for a known address',
  access: ['anyone'],
  refusals: ['account.email-not-allowed', 'captcha.away', 'captcha.wrong', 'limit.reached', 'terms.changed'],
  query: wire({ captcha: ['captcha', captchaSolution] }),
  body: NewAccount,
  reply: CreatedAccount,
  idempotent: true,
});
