/**
 * Writing to the service (V-11, C-29): the message leaves as a mail (M22) and, where the sender wants it, as a copy
 * (M23); the portal keeps nothing of it. A copy goes to an address nobody has confirmed, so it counts as such.
 */
import type { Output, Reply } from '@weitersagen/contract/basics/endpoint';
import { sendContactRequest as endpoint } from '@weitersagen/contract/contact/endpoints';
import type { ContactRequest } from '@weitersagen/contract/contact/schemas';
import { refuseWithoutCaptcha } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { countTries } from '#platform/http/limit.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { languageFor } from '#site/site.ts';
import { copyMail, requestMail } from './mails.ts';

type Asked = Output<typeof ContactRequest>;

/** Parameters of M22 and M23. */
export type ContactMail = Omit<Asked, 'wantsCopy' | 'acceptsPrivacy'>;

export const contactLimit = { name: 'contact', perEmail: 5, perAddress: 100, minutes: 60 };

export async function sendContactRequest(ctx: Ctx, asked: Asked): Promise<Reply<typeof endpoint>> {
  refuseWithoutCaptcha(ctx);
  await countTries(ctx, { ...contactLimit, email: asked.email });
  const { wantsCopy, acceptsPrivacy: _accepted, ...parameters } = asked;
  const language = await languageFor(ctx);
  return writeOnce(ctx, endpoint, asked, async (tx) => {
    const mail = { object: null, objectId: null, parameters };
    const { supportEmail, defaultLanguage } = tx.mandant.config;
    await queueMail(tx, requestMail, { ...mail, to: supportEmail, language: defaultLanguage });
    if (wantsCopy) await queueMail(tx, copyMail, { ...mail, to: asked.email, language, unconfirmed: true });
    return { isSent: true };
  });
}
