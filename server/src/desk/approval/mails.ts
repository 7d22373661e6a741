/** The mail to whoever may decide about money (rules 3.12). */
import { writeLetter } from '#letter/letter.ts';
import { type AnyTemplate, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import * as words from './words.ts';

/** M45, once a day. */
export const waitingMail = template<{ approvals: number; runs: number }>(
  'M45',
  (ctx, waits, language) => {
    const { subject, headline, paragraphs, button } = wordsIn(words.waiting, language)(waits);
    const address = `${ctx.mandant.config.mandantUrl}/verwaltung/${ctx.mandant.slug}/`;
    return writeLetter(ctx, language, {
      subject,
      preview: headline,
      headline,
      paragraphs,
      button: { text: button, address },
    });
  },
  { samples: () => [{ title: 'Entscheidungen warten', parameters: { approvals: 2, runs: 1 } }] },
);

export const templates: readonly AnyTemplate[] = [waitingMail];
