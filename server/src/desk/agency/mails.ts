/** The mail to operators about agencies that wait for review (G4). */

import { agencyView } from '@weitersagen/contract/agency/desk/schemas';
import { encode } from '@weitersagen/contract/basics/wire';
import { writeLetter } from '#letter/letter.ts';
import { type AnyTemplate, template } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import * as words from './words.ts';

/** M60, once a day at most. */
export const reviewMail = template<{ count: number }>(
  'M60',
  (ctx, { count }, language) => {
    const { subject, cause, daily, button } = wordsIn(words.review, language)(count, ctx.mandant.name);
    const view = new URLSearchParams({ ansicht: String(encode(agencyView, 'inReview')) });
    const address = `${ctx.mandant.config.mandantUrl}/verwaltung/${ctx.mandant.slug}/agenturen?${view}`;
    return writeLetter(ctx, language, {
      subject,
      preview: cause,
      headline: subject,
      paragraphs: [cause, daily],
      button: { text: button, address },
    });
  },
  {
    samples: () => [
      { title: 'eine Agentur wartet', parameters: { count: 1 } },
      { title: 'mehrere warten', parameters: { count: 3 } },
    ],
  },
);

export const templates: readonly AnyTemplate[] = [reviewMail];
