/**
 * A link by mail for who has no password, or forgot it (C-08, C-10, K4). Answer and work are the same for every address:
 * where nobody is to be written to, everything is written all the same and taken back.
 */

import type { MailPromised } from '@weitersagen/contract/account/mail-endpoints';
import type { AccountStatus } from '@weitersagen/contract/account/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import { routeKey } from '@weitersagen/contract/site/routes';
import { refuseWithoutWork } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { commitLater } from '#platform/database/db.ts';
import { keepOrTakeBack } from '#platform/database/take-back.ts';
import { countAddress } from '#platform/http/limit.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { expectedNow } from '#platform/mail/turn.ts';
import { isMarkedFor } from '#platform/stranger/known-browser.ts';
import { listUsableLanguages } from '#site/site.ts';
import * as sql from '../person-sql.ts';
import { isWithinGap, passwordTemplate, queuePasswordMail } from './mail-queue.ts';
import { newPasswordMail, welcomeMail } from './mails.ts';

type Promised = Value<typeof MailPromised>;

interface Wishes {
  /** Name of the page to go to afterwards; one that does not exist is forgotten. */
  redirect: string | null;
  language: string | null;
}

/** M18 to who has a password or could have one, M01 to who never set the first. */
export async function forgetPassword(ctx: Ctx, email: string, { redirect, language }: Wishes): Promise<Promised> {
  const usable = await listUsableLanguages(ctx);
  return mail(ctx, email, {
    templateOf: passwordTemplate,
    redirect: redirect !== null && routeKey(redirect) ? redirect : null,
    language: usable.find((one) => one.language === language?.toLowerCase())?.language,
  });
}

/** M01 again to who never set a password. */
export const resendWelcomeMail = (ctx: Ctx, email: string): Promise<Promised> =>
  mail(ctx, email, {
    templateOf: (status) => (status === 'created' ? welcomeMail : undefined),
    redirect: null,
    language: undefined,
  });

interface Plan {
  templateOf: typeof passwordTemplate;
  redirect: string | null;
  language: string | undefined;
}

async function mail(ctx: Ctx, email: string, { templateOf, redirect, language }: Plan): Promise<Promised> {
  // A picture in a foreign page would mail somebody with every visit.
  if (ctx.origin?.isOpened) return { isSent: true };
  const { perAddress, minutes } = ctx.mandant.config.loginLimit;
  await countAddress(ctx, { name: 'password-mail', max: perAddress, windowSeconds: minutes * 60 });
  if (!isMarkedFor(ctx, email)) await refuseWithoutWork(ctx);
  return ctx.write(async (tx): Promise<Promised> => {
    // A commit that waits for the disk would tell that something was written.
    await commitLater(tx.db);
    // The account may be given another address meanwhile: who has this one is asked when it is our turn.
    await lockAddresses(tx, [email]);
    const person = await sql.findPerson(tx.db, { email });
    const template = person && templateOf(person.status as AccountStatus);
    const isTooSoon = await isWithinGap(tx, email, template ?? newPasswordMail);
    const mailExpectedAt = await expectedNow(tx, email);
    const to = person ?? { id: 0, email, firstName: null, language: tx.locale };
    await keepOrTakeBack(tx, async (part) => {
      const { isQueued } = await queuePasswordMail(
        part,
        { ...to, ...(language && { language }) },
        { template: template ?? newPasswordMail, redirect },
      );
      return template !== undefined && !isTooSoon && isQueued;
    });
    return { isSent: true, ...(mailExpectedAt && { mailExpectedAt }) };
  });
}
