/** An operator is told, once a day, that somebody tries the password again and again. */
import { plusHours } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import { triesMail } from './mails.ts';

export const warnOperator = (ctx: Ctx, { id, email }: { id: number; email: string }): Promise<void> =>
  ctx.write(async (tx) => {
    await lockAddresses(tx, [email]);
    const last = await lastMailAt(tx, email, triesMail);
    if (last && last > plusHours(tx.now, -24)) return;
    const { defaultLanguage: language } = tx.mandant.config;
    await queueMail(tx, triesMail, { to: email, language, object: 'operator', objectId: id, parameters: {} });
  });
