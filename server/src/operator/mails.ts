/** Mails to operators: the links that let one in (BetreiberEinladung, Anmeldelink, rules 2.1), and that a password is being tried. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { writeLetter } from '#letter/letter.ts';
import type { Mandant } from '#platform/context.ts';
import { type AnyTemplate, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import * as samples from './mail-samples.ts';
import * as words from './words.ts';

/** Where an invitation is accepted. */
export const invitationAddress = ({ config }: Pick<Mandant, 'config'>, token: string): string =>
  `${config.mandantUrl}/verwaltung/einladung?token=${encodeURIComponent(token)}`;

export const invitationMail = template<{ token: string }>(
  'operator-invitation',
  (ctx, { token }, language) => {
    const { subject, headline, paragraphs, button, after } = wordsIn(words.invitation, language);
    return writeLetter(ctx, language, {
      subject,
      preview: after[0],
      headline,
      paragraphs,
      button: { text: button, address: invitationAddress(ctx.mandant, token) },
      after,
    });
  },
  { isAwaited: true, samples: samples.invitation },
);

/** Its page signs in by a button: opening it changes nothing. */
const signInLinkAddress = ({ config }: Mandant, token: string): string =>
  `${config.mandantUrl}/verwaltung/anmeldelink?token=${encodeURIComponent(token)}`;

export const signInLinkMail = template<{ token: string }>(
  'operator-sign-in-link',
  (ctx, { token }, language) => {
    const { subject, headline, paragraphs, button, after } = wordsIn(words.signInLink, language);
    return writeLetter(ctx, language, {
      subject,
      preview: after[0],
      headline,
      paragraphs,
      button: { text: button, address: signInLinkAddress(ctx.mandant, token) },
      after,
    });
  },
  { isAwaited: true, samples: samples.signInLink },
);

/** What somebody may do at the desk now, and by whom. */
export interface AccessMail {
  /** Whose access it is. */
  email: string;
  role: OperatorRole;
  what: 'invited' | 'reset' | 'raised' | 'unlocked';
  /** Null: at the machine. */
  by: string | null;
  /** Given at the machine. */
  reason: string | null;
}

/** M38: no access to the desk comes about unseen. */
export const accessMail = template<AccessMail>(
  'M38',
  (ctx, access, language) => {
    const { subject, headline, paragraphs } = wordsIn(words.access, language)(access);
    return writeLetter(ctx, language, { subject, preview: headline, headline, paragraphs });
  },
  { samples: samples.access },
);

export const triesMail = template<Record<string, never>>(
  'operator-tries',
  (ctx, _nothing, language) => {
    const { subject, headline, paragraphs, after } = wordsIn(words.tries, language);
    return writeLetter(ctx, language, { subject, preview: paragraphs[0], headline, paragraphs, after });
  },
  { isAwaited: true, samples: samples.tries },
);

/** Somebody signed in by a recovery code; so many are left. */
export const recoveryMail = template<{ left: number }>(
  'operator-recovery',
  (ctx, used, language) => {
    const { subject, headline, paragraphs, after } = wordsIn(words.recovery, language)(used);
    return writeLetter(ctx, language, { subject, preview: paragraphs[0], headline, paragraphs, after });
  },
  { isAwaited: true, samples: samples.recovery },
);

export const templates: readonly AnyTemplate[] = [invitationMail, signInLinkMail, accessMail, triesMail, recoveryMail];
