/** The mail to a new operator: the link that lets in (BetreiberEinladung, rules 2.1). */
import { type AnyTemplate, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { writeLetter } from '#site/site.ts';
import { invitationAddress } from './invitation.ts';
import * as words from './words.ts';

export const invitationMail = template<{ token: string }>('operator-invitation', (ctx, { token }, language) => {
  const { subject, headline, paragraphs, button, after } = wordsIn(words.invitation, language);
  return writeLetter(ctx, language, {
    subject,
    preview: after[0],
    headline,
    paragraphs,
    button: { text: button, address: invitationAddress(ctx.mandant, token) },
    after,
  });
});

export const templates: readonly AnyTemplate[] = [invitationMail];
