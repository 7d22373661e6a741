/**
 * Writing to the service (V-11, C-29): the message leaves as a mail (M22) and, where the sender wants it, as a copy
 * (M23). Who is signed in gets the text, at the own address only. A guest's address nobody has confirmed, so that copy
 * says no word of what was written and leads to a page of ours that shows it; the message is kept for it, sealed, for
 * seven days. Of any other the portal keeps nothing.
 */
import type { Output, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import {
  sendContactRequest as endpoint,
  type showContactCopy as showEndpoint,
} from '@weitersagen/contract/contact/endpoints';
import type { ContactRequest } from '@weitersagen/contract/contact/schemas';
import { refuseWithoutCaptcha } from '#captcha/captcha.ts';
import { findToken, issueToken, lifeHours } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { countTries, lookUp } from '#platform/http/limit.ts';
import { queueInTurn, queueMail } from '#platform/mail/queue.ts';
import { newRequestNumber } from '#platform/random.ts';
import { looksLikeAddress, nameProblems } from '#platform/stranger/typed-name.ts';
import { placeIn } from '#platform/vault.ts';
import { languageFor } from '#site/site.ts';
import { copyMail, requestMail } from './mails.ts';
import * as sql from './sql.ts';

export { overCopyRow } from './sql.ts';

type Asked = Output<typeof ContactRequest>;

/** Parameters of M22, and of M23 to somebody signed in. */
export interface ContactMail extends Omit<Asked, 'wantsCopy' | 'acceptsPrivacy'> {
  /** None in one that an earlier version left waiting. */
  number?: string;
  /** Let through while the captcha service could not be asked. */
  captchaMissing?: boolean;
}

/** Parameters of M23 to a guest. */
export interface GuestCopyMail {
  number: string;
  sentAtMs: number;
  /** Null where it could be taken for an address. */
  subject: string | null;
  token: string;
}

interface Kept {
  number: string;
  subject: string;
  message: string;
}

export const contactLimit = { name: 'contact', perEmail: 5, perAddress: 100, minutes: 60 };

export async function sendContactRequest(
  ctx: Ctx,
  asked: Asked,
  captcha: string | null,
): Promise<Reply<typeof endpoint>> {
  const judged = await refuseWithoutCaptcha(ctx, { solution: captcha, form: 'contact' });
  const { actor } = ctx;
  const own = actor.kind === 'recommender' ? actor.email : null;
  const problems = own ? [] : nameProblems({ Vorname: asked.firstName, Nachname: asked.lastName });
  if (problems.length > 0) refuse('input.invalid', { problems });
  await countTries(ctx, { ...contactLimit, email: own ?? asked.email });
  const { wantsCopy, acceptsPrivacy: _accepted, ...written } = asked;
  const language = await languageFor(ctx);
  return writeOnce(ctx, endpoint, { asked, own }, async (tx) => {
    const parameters = {
      ...written,
      number: newRequestNumber(),
      ...(judged === 'missing' && { captchaMissing: true }),
    };
    const mail = { object: null, objectId: null, parameters };
    const { supportEmail, defaultLanguage } = tx.mandant.config;
    await queueMail(tx, requestMail, { ...mail, to: supportEmail, language: defaultLanguage });
    if (wantsCopy && own) await queueMail(tx, copyMail, { ...mail, to: own, language });
    const waitsUntil = wantsCopy && !own ? await queueGuestCopy(tx, parameters, language) : null;
    return { isSent: true, ...(waitsUntil && { mailExpectedAt: waitsUntil }) };
  });
}

async function queueGuestCopy(
  tx: Tx,
  { number, subject, message, email }: ContactMail & { number: string },
  language: string,
): Promise<Date | null> {
  const kept: Kept = { number, subject, message };
  const id = await sql.insertCopy(tx.db, {
    number,
    message_sealed: tx.system.vault.seal(JSON.stringify(kept), placeIn(tx, 'contact_copy.message', number)),
    created_at: tx.now,
    ends_at: plusHours(tx.now, lifeHours.Kontaktkopie),
  });
  const { waitsUntil } = await queueInTurn(tx, copyMail, {
    to: email,
    language,
    object: null,
    objectId: null,
    about: number,
    parameters: {
      number,
      sentAtMs: tx.now.getTime(),
      subject: looksLikeAddress(subject) ? null : subject,
      token: await issueToken(tx, 'Kontaktkopie', { object: 'contact', id }),
    },
    unconfirmed: true,
  });
  return waitsUntil;
}

/** What a guest wrote, by the link of the copy; the link is good for seven days, as often as it is opened. */
export const showContactCopy = (ctx: Ctx, token: string): Promise<Reply<typeof showEndpoint>> =>
  lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const { id } = (await findToken(tx, token, ['Kontaktkopie'])) ?? refuse('one-time-token.invalid');
      const found = (await sql.findCopy(tx.db, id, tx.now)) ?? refuse('one-time-token.invalid');
      const kept = JSON.parse(
        tx.system.vault.open(found.messageSealed, placeIn(tx, 'contact_copy.message', found.number)),
      ) as Kept;
      return { ...kept, sentAt: found.createdAt };
    }),
  );

/** Job step: copies whose time is over. */
export const deleteOldCopies = ({ db, now }: Tx): Promise<number> => sql.deleteOldCopies(db, now);
