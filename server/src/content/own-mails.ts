/**
 * Mails in the mandant's own words as content keeps them (rules 5.1): judged before they are published, found when a mail
 * is written. Each language stands for itself: a mail in a language without own words is the program's.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { listItems, type PublicItem } from '#cms/cms.ts';
import { judgeOwnMail, type OwnWords } from '#letter/letter.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { contentReader, sourceOf } from './reader.ts';

type Variables = Readonly<Record<string, string>>;

export async function findOwnMail(ctx: Ctx, template: string, language: string): Promise<OwnWords | undefined> {
  const source = await sourceOf(ctx);
  const [item] = await source.list('mails', { field: 'vorlage', value: template });
  const words = item && wordsIn(item.data, language);
  return words && { ...words, variables: await mailVariables(ctx, language) };
}

/** The mandant's variables, which its mails may use. */
export const mailVariables = async (ctx: Ctx, language: string): Promise<Variables> =>
  Object.fromEntries(await (await contentReader(ctx, language)).variables());

/** Of every language that says something; that the default one does is asked by the schema. */
export async function mailProblems(tx: Tx, { app, data }: PublicItem): Promise<Problem[]> {
  const { defaultLanguage } = tx.mandant.config;
  const template = String(data.vorlage?.[invariant] ?? '');
  const schema = contentSchemas.variables.name;
  const { items } = await listItems(tx, { app, schema }, { top: 1000, withoutTotal: true });
  const languages = new Set(fields.flatMap((field) => Object.keys(data[field] ?? {})));
  const problems: Problem[] = [];
  for (const language of languages) {
    const words = wordsIn(data, language);
    if (!words) continue;
    const named = items.map((item) => item.data as ItemData);
    const variables = Object.fromEntries(
      named.map(({ key, value }) => [key?.[invariant], String(value?.[language] ?? value?.[defaultLanguage] ?? '')]),
    );
    const found = await judgeOwnMail(tx, template, { ...words, variables });
    problems.push(
      ...found
        .filter(({ code }) => code !== 'required' || language !== defaultLanguage)
        .map((one) => ({ ...one, field: `${one.field}.${one.field === 'vorlage' ? invariant : language}` })),
    );
  }
  return problems;
}

const fields = ['betreff', 'text', 'html'] as const;

function wordsIn(data: ItemData, language: string): OwnWords | undefined {
  const [subject = '', text = '', html = ''] = fields.map((field) => {
    const value = data[field]?.[language];
    return typeof value === 'string' ? value : '';
  });
  return [subject, text, html].every((one) => one.trim() === '') ? undefined : { subject, text, html };
}
