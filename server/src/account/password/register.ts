/**
 * Registration without a recommendation (K2, C-13). A known address gets the same answer and another mail: M01 again as
 * long as it has no password, else M04, with a way in for who forgot it. What a stranger agrees to or wishes for it
 * counts for nothing. Where the mandant makes codes everybody gets one (G-06), a new account by mail, too (M09).
 */
import {
  type CreatedAccount,
  createAccount as endpoint,
  type NewAccount,
} from '@weitersagen/contract/account/create-endpoint';
import { isWhitelisted } from '@weitersagen/contract/basics/email';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { refuseWithoutCaptcha } from '#captcha/captcha.ts';
import { allowNext } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { keepOrTakeBack } from '#platform/database/take-back.ts';
import type { Answer } from '#platform/http/answer.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import type { Queued } from '#platform/mail/queue.ts';
import { nameProblems } from '#platform/stranger/typed-name.ts';
import { languageFor } from '#site/site.ts';
import { makeCode, rememberCode } from '../code/code.ts';
import { askForNewsletter } from '../own/newsletter.ts';
import { countCreation, findOrCreateAccount } from '../state.ts';
import { isWithinGap, queueCodeMail, queuePasswordMail } from './mail-queue.ts';
import { alreadyRegisteredMail, welcomeMail } from './mails.ts';
import { keepTermsOf } from './terms.ts';

type Created = Value<typeof CreatedAccount>;

export async function createAccount(
  ctx: Ctx,
  given: Value<typeof NewAccount>,
  { captcha, answer }: { captcha: string | null; answer: Answer },
): Promise<Created> {
  const { config } = ctx.mandant;
  await refuseWithoutCaptcha(ctx, { solution: captcha, form: 'registration' });
  if (!isWhitelisted(config.emailWhitelist, given.email))
    refuse('account.email-not-allowed', { problems: [{ field: 'Email', code: 'email-not-allowed' }] });
  const problems = nameProblems({ Vorname: given.firstName, Nachname: given.lastName });
  if (problems.length > 0) refuse('input.invalid', { problems });
  await countCreation(ctx, given.email);
  const language = await languageFor(ctx);
  const { firstName, lastName, email, acceptsTerms, termsText, wantsNewsletter } = given;
  const created = (await writeOnce(ctx, endpoint, given, async (tx): Promise<Created> => {
    const asks = wantsNewsletter && config.newsletter;
    const person = { firstName, lastName, email, language };
    const { account, isNew } = await findOrCreateAccount(tx, person, 'register', asks ? 'update' : 'share');
    const template = account.status === 'created' ? welcomeMail : alreadyRegisteredMail;
    const to = { id: account.id, email, firstName: account.firstName, language: account.language };
    // What only a new account gets is done for a known one, too, and taken back: the work must not tell which one it is.
    const isTooSoon = await isWithinGap(tx, email, template);
    const code = config.offlineCodes ? await makeCode(tx, account.id, { firstName, lastName }) : null;
    if (code !== null)
      await keepOrTakeBack(tx, async (part) => {
        await queueCodeMail(part, to, code);
        return isNew;
      });
    const mail: Pick<Queued, 'waitsUntil'> = { waitsUntil: null };
    await keepOrTakeBack(tx, async (part) => {
      Object.assign(mail, await queuePasswordMail(part, to, { template, redirect: null }));
      return isNew || !isTooSoon;
    });
    if (acceptsTerms || termsText !== null)
      await keepOrTakeBack(tx, async (part) => {
        await keepTermsOf(part, { email, text: termsText }, 'register');
        return isNew;
      });
    if (asks) await askForNewsletter(tx, account.id, 'createEmpfehler', isNew);
    return { isCreated: true, isMailed: true, code, ...(mail.waitsUntil && { mailExpectedAt: mail.waitsUntil }) };
  })) as Created;
  if (created.code !== null) await rememberCode(ctx, answer, created.code);
  await allowNext(ctx, answer, ['offlineThanks']);
  return created;
}
