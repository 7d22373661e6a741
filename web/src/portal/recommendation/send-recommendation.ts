/** Sends a form of recommending (E1): what was typed for another choice stays behind, what the schema cannot know is looked at. */
import { sameEmail } from '@weitersagen/contract/basics/email';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { campaignOf, cleanChannel } from '@weitersagen/contract/recommendation/campaign';
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

/** Who brings the link to the contact; the call tells it by the address alone. */
export const wayField = 'contact.way';
export const mailWay = 'mail';

interface Way {
  isEmployee?: boolean;
  /** How it came about where no campaign says so. */
  channel?: string | null;
  /** Where it goes on instead of the share page. */
  goOn?: (number: string, mark: ReturnType<typeof mailMark>) => Response | Promise<never>;
}

export const sendRecommendation = (
  { form: sent, query, cookies, mandant, go }: Submit,
  { isEmployee = false, channel = null, goOn }: Way = {},
) =>
  sent.send(
    createRecommendation,
    {
      schema: NewRecommendation,
      query: {
        channel: campaignOf((name) => query.get(name)) ?? cleanChannel(cookies.get('channel') ?? '') ?? channel,
        isWidget: mandant.integratedFrame,
        isEmployee,
        captcha: sent.values[captchaField],
      },
      instead: wanted(sent.values),
      also: contactProblems(sent.values, mandant),
    },
    (reply) => {
      if (!('nextPage' in reply)) throw trouble(500);
      const mark = mailMark(reply.mailExpectedAt);
      if (goOn && reply.nextPage === 'share') return goOn(reply.number, mark);
      const which = reply.nextPage === 'share' ? { empfehlungsnummer: reply.number } : { nr: reply.number };
      return go(reply.nextPage, { ...which, ...mark });
    },
  );

/** What was typed before another choice was made stays behind: a company of a private person, an address nobody shall write to. */
function wanted({ [kindField]: kind, [wayField]: way, ...values }: Values): Values {
  const left = [
    ...(kind === companyKind ? [] : ['contact.company']),
    ...(way === mailWay ? [] : ['contact.firstName', 'contact.lastName', 'contact.email']),
  ];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)));
}

/** What a choice asks for, and that nobody is the own contact (V-04); of more than the same address the server knows. */
function contactProblems(values: Values, { allowsSelfRecommendation }: Submit['mandant']): Problem[] {
  const { [kindField]: kind, [wayField]: way, 'recommender.email': own = '' } = values;
  const { 'contact.company': company = '', 'contact.email': email = '' } = values;
  const problems: Problem[] = [];
  if (kind === companyKind && company.trim() === '') problems.push({ field: 'Empfaenger.Firma', code: 'required' });
  if (way !== mailWay) return problems;
  if (email.trim() === '') problems.push({ field: 'Empfaenger.Email', code: 'required' });
  else if (!allowsSelfRecommendation && sameEmail(email, own))
    problems.push({ field: 'Empfaenger.Email', code: 'same-email' });
  return problems;
}
