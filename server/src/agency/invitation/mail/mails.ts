/** The mail that invites somebody (M24): who asks, after which talk, what it is about, and how no other one comes. */

import { isolated } from '@weitersagen/contract/basics/name/isolated';
import type { TalkKind } from '@weitersagen/contract/invitation/status';
import { talkWord } from '@weitersagen/contract/invitation/words';
import { findToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as words from './words.ts';

export interface InvitationMail {
  firstName: string | null;
  company: string;
  /** Who of the agency had the talk. */
  inviter: string | null;
  talk: TalkKind;
  /** Day of the talk. */
  talkedOn: string;
  expiresOn: string;
  /** Lies sealed until the mail is sent. */
  token: string;
}

/** The page of the invitation, and the one of "no more invitations" (I5). */
export const invitationAddress = (
  ctx: Ctx | Tx,
  { language, token, isRefusal = false }: { language: string; token: string; isRefusal?: boolean },
): Promise<string> =>
  pageAddress(ctx, { page: 'registration', language, query: { token, einladung: isRefusal ? 'keine' : '1' } });

async function invitationLetter(ctx: Ctx, mail: InvitationMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.invitation, language);
  const company = isolated(mail.company);
  const said = {
    company,
    inviter: mail.inviter && isolated(mail.inviter),
    talk: talkWord(mail.talk, language),
    day: dayText(mail.talkedOn, language),
    mandant: ctx.mandant.name,
  };
  const until = own.until(dayText(mail.expiresOn, language));
  return {
    subject: own.subject(company),
    preview: until,
    headline: named(own.headline, mail.firstName),
    paragraphs: [own.cause(said), own.offer(said)],
    button: { text: own.button, address: await invitationAddress(ctx, { language, token: mail.token }) },
    after: [until, own.free],
    second: {
      cause: own.noMore,
      text: own.stop,
      address: await invitationAddress(ctx, { language, token: mail.token, isRefusal: true }),
    },
  };
}

export const invitationMail = letter<InvitationMail>('M24', invitationLetter, {
  isAwaited: true,
  share: 'day',
  isBoundToAddress: true,
  lives: async (tx, { token }) => (await findToken(tx, token, ['Einladung'])) !== undefined,
  placeholders: placeholders.invitation,
  samples: samples.invitation,
});

export const templates: readonly AnyLetter[] = [invitationMail];
