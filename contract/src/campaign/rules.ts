/** What a campaign needs to be public, in which language it is told, and which of its texts somebody agreed to (E-22). */
import { sameTerms } from '../basics/agreement.ts';
import type { Problem } from '../basics/wire.ts';
import { namesVariables } from '../content/read/variables.ts';
import type { CampaignEntry, CampaignText } from './schemas.ts';

/**
 * What keeps it from being public: in the mandant's default language nothing may be missing. A legal text names no variable: what
 * somebody agreed to would say something else with the next value.
 */
export function campaignProblems(
  { from, until, needsAgreement, texts }: CampaignEntry,
  defaultLanguage: string,
): Problem[] {
  const at = texts.findIndex(({ language }) => language === defaultLanguage);
  const said = texts[at];
  const place = at === -1 ? texts.length : at;
  const missing = (field: string): Problem => ({ field, code: 'required' });
  return [
    ...(from === null ? [missing('Von')] : []),
    ...(until === null ? [missing('Bis')] : []),
    ...(from !== null && until !== null && until < from ? [{ field: 'Bis', code: 'until-before-from' }] : []),
    ...(said?.title ? [] : [missing(`Texte.${place}.Titel`)]),
    ...(said?.text ? [] : [missing(`Texte.${place}.Text`)]),
    ...(needsAgreement && !said?.legalText ? [missing(`Texte.${place}.RechtsText`)] : []),
    ...texts.flatMap(({ legalText }, index) =>
      namesVariables(legalText) ? [{ field: `Texte.${index}.RechtsText`, code: 'no-variables' } as const] : [],
    ),
    ...repeated(texts),
  ];
}

const repeated = (texts: readonly CampaignText[]): Problem[] =>
  texts.flatMap(({ language }, at) =>
    texts.findIndex((one) => one.language === language) === at
      ? []
      : [{ field: `Texte.${at}.Sprache`, code: 'repeated' }],
  );

const fields = ['title', 'text', 'legalText'] as const;

/** What is missing in a language is said in the default one, each text on its own. */
export function campaignText(
  texts: readonly CampaignText[],
  language: string,
  defaultLanguage: string,
): Omit<CampaignText, 'language'> {
  const saidIn = (wanted: string) => texts.find((one) => one.language === wanted);
  const [own, usual] = [saidIn(language), saidIn(defaultLanguage)];
  const said = { title: '', text: '', legalText: '' };
  for (const field of fields) said[field] = own?.[field] || usual?.[field] || '';
  return said;
}

/** The campaign's own version of a text somebody agreed to, blanks aside; none where it says so in no language (any more). */
export const legalTextAgreed = (texts: readonly CampaignText[], sent: string): string | undefined =>
  texts.find(({ legalText }) => legalText !== '' && sameTerms(legalText, sent))?.legalText;
