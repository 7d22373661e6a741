/** Sends a form of recommending (E1): what was typed for another choice stays behind, what the schema cannot know is looked at. */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { trouble } from '../../api/need.ts';
import type { Values } from '../../form/reading.ts';
import { captchaField } from '../captcha/captcha-part.tsx';
import type { Submit } from '../page/screen.ts';
import { mailMark } from '../shell/mail/mail-mark.ts';

/** Which kind of contact was chosen; the call tells it by the company alone. */
export const kindField = 'contact.kind';
export const companyKind = 'company';

interface Way {
  isEmployee?: boolean;
  /** How it came about where no campaign says so. */
  channel?: string | null;
  /** Where it goes on instead of the page that the answer names. */
  goOn?: (number: string, mark: ReturnType<typeof mailMark>) => Response | Promise<never>;
}

export const sendRecommendation = (
  { form: sent, query, mandant, go }: Submit,
  { isEmployee = false, channel = null, goOn }: Way = {},
) =>
  sent.send(
    createRecommendation,
    {
      schema: NewRecommendation,
      query: {
        channel: campaignOf((name) => query.get(name)) ?? channel,
        isWidget: mandant.integratedFrame,
        isEmployee,
        captcha: sent.values[captchaField],
      },
      instead: wanted(sent.values),
      also: contactProblems(sent.values),
    },
    (reply) => {
      if (!('nextPage' in reply)) throw trouble(500);
      const mark = mailMark(reply.mailExpectedAt);
      if (goOn) return goOn(reply.number, mark);
      const which = reply.nextPage === 'share' ? { empfehlungsnummer: reply.number } : { nr: reply.number };
      return go(reply.nextPage, { ...which, ...mark });
    },
  );

/** A company that was typed before "private person" was chosen is none. */
function wanted({ [kindField]: kind, 'contact.company': company = '', ...values }: Values): Values {
  return kind === companyKind ? { ...values, 'contact.company': company } : values;
}

const contactProblems = ({ [kindField]: kind, 'contact.company': company = '' }: Values): Problem[] =>
  kind === companyKind && company.trim() === '' ? [{ field: 'Empfaenger.Firma', code: 'required' }] : [];
