/**
 * A link by mail for who forgot the password (G12). Answer and work are the same for every address: where nobody is to be
 * written to, everything is written all the same and taken back.
 */
import type { MailPromised } from '@weitersagen/contract/account/mail-endpoints';
import type { Value } from '@weitersagen/contract/basics/wire';
import { refuseWithoutWork } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { commitLater } from '#platform/database/db.ts';
import { keepOrTakeBack } from '#platform/database/take-back.ts';
import { countAddress } from '#platform/http/limit.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { expectedNow } from '#platform/mail/turn.ts';
import { isMarkedFor } from '#platform/stranger/known-browser.ts';
import { isWithinGap, queuePasswordMail } from '../mail/mail-queue.ts';
import { agencyKind } from '../user-kind.ts';
import { type AgencyUserRow, findUser } from '../user-sql.ts';

export async function forgetPassword(ctx: Ctx, email: string): Promise<Value<typeof MailPromised>> {
  // A picture in a foreign page would mail somebody with every visit.
  if (ctx.origin?.isOpened) return { isSent: true };
  const { perAddress, minutes } = ctx.mandant.config.loginLimit;
  await countAddress(ctx, { name: 'agency-password-mail', max: perAddress, windowSeconds: minutes * 60 });
  if (!isMarkedFor(ctx, email)) await refuseWithoutWork(ctx);
  return ctx.write(async (tx) => {
    // A commit that waits for the disk would tell that something was written.
    await commitLater(tx.db);
    await lockAddresses(tx, [email]);
    const user = await findUser(tx.db, { email });
    const isTooSoon = await isWithinGap(tx, email);
    const mailExpectedAt = await expectedNow(tx, email);
    const to = user ?? { id: 0, email, firstName: null, language: tx.locale };
    await keepOrTakeBack(tx, async (part) => {
      const { isQueued } = await queuePasswordMail(part, to);
      return user !== undefined && mayForget(user) && !isTooSoon && isQueued;
    });
    return { isSent: true, ...(mailExpectedAt && { mailExpectedAt }) };
  });
}

/** Whom the company alone signs in has no password, and gets none past it. */
const mayForget = (user: AgencyUserRow): boolean => user.passwordHash !== null && !agencyKind.isLocked(user);
