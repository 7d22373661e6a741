/**
 * A link by mail for who has no password, or forgot it (C-08, C-10, K4). Answer and work are the same for every address:
 * where nobody is to be written to, everything is written all the same and taken back.
 */

import { routeKey } from '@weitersagen/contract/route-config/routes';
import type { Ctx } from '#platform/context.ts';
import { countAgainst } from '#platform/limit.ts';
import { networkOf } from '#platform/network.ts';
import { listUsableLanguages } from '#route-config/route-config.ts';
import { isWithinGap, type PasswordTemplate, queuePasswordMail } from './mail-queue.ts';
import * as sql from './person-sql.ts';

export interface Wishes {
  /** Name of the page to go to afterwards; one that does not exist is forgotten. */
  redirect: string | null;
  language: string | null;
}

/** M18 to who has a password or could have one, M01 to who never set the first. */
export async function forgetPassword(
  ctx: Ctx,
  email: string,
  { redirect, language }: Wishes,
): Promise<{ isSent: true }> {
  const usable = await listUsableLanguages(ctx);
  return mail(ctx, email, {
    templates: { created: 'M01', active: 'M18' },
    redirect: redirect !== null && routeKey(redirect) ? redirect : null,
    language: usable.find((one) => one.language === language?.toLowerCase())?.language,
  });
}

/** M01 again to who never set a password. */
export const resendWelcomeMail = (ctx: Ctx, email: string): Promise<{ isSent: true }> =>
  mail(ctx, email, { templates: { created: 'M01' }, redirect: null, language: undefined });

interface Plan {
  templates: Readonly<Record<string, PasswordTemplate>>;
  redirect: string | null;
  language: string | undefined;
}

/** Thrown to take a transaction back. */
class TakenBack extends Error {}

async function mail(ctx: Ctx, email: string, { templates, redirect, language }: Plan): Promise<{ isSent: true }> {
  const { perAddress, minutes } = ctx.mandant.config.loginLimit;
  if (ctx.origin)
    await countAgainst(
      ctx.system,
      { name: 'password-mail', max: perAddress, windowSeconds: minutes * 60 },
      `${ctx.mandant.slug} ${networkOf(ctx.origin.ip)}`,
    );
  await ctx
    .write(async (tx) => {
      // A commit that waits for the disk would tell that something was written.
      await sql.commitLater(tx.db);
      const person = await sql.findPerson(tx.db, { email });
      const template = templates[person?.status ?? ''];
      const isTooSoon = await isWithinGap(tx, email, template ?? 'M18');
      const to = person ?? { id: 0, email, first_name: null, language: tx.locale };
      const isSent = await queuePasswordMail(
        tx,
        { ...to, ...(language && { language }) },
        { template: template ?? 'M18', redirect },
      );
      if (!template || isTooSoon || !isSent) throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return { isSent: true };
}
