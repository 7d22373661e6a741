/** Mails in a mandant's own words: what there is to say, how it looks, and one to oneself (rules 5.1). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { problemText } from '@weitersagen/contract/texts/texts';
import { mailVariables } from '#content/content.ts';
import {
  describeLetter,
  listLetters,
  type OwnWords,
  previewOwnMail,
  type Sampled,
  selfContained,
} from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { countAgainst } from '#platform/http/limit.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { listUsableLanguages } from '#site/site.ts';
import { listOwnItems } from '../content/own-mail-item.ts';
import { testMail } from './mails.ts';

type Asked = OwnWords & Sampled;

export async function listOwnMails(ctx: Ctx) {
  const own = await listOwnItems(ctx);
  const letters = listLetters(ctx.system.templates).toSorted((a, b) => a.id.localeCompare(b.id));
  return Promise.all(
    letters.map(async (one) => ({ ...(await describeLetter(ctx, one, ctx.locale)), own: own.get(one.id) ?? null })),
  );
}

export async function showOwnMail(ctx: Ctx, template: string, asked: Asked) {
  const shown = await spoken(ctx, asked);
  const { letter, problems } = await previewOwnMail(ctx, template, await withVariables(ctx, asked, shown), shown);
  return {
    subject: letter.subject,
    text: letter.text,
    html: selfContained(letter),
    problems: problems.map((problem) => ({ ...problem, sentence: problemText(ctx.locale, problem) })),
  };
}

export const testMailLimit = { name: 'test-mail', max: 10, windowSeconds: 3600 };

/** Through the outbox as any other, to nobody but who asks. */
export async function sendTestMail(ctx: Ctx, template: string, asked: Asked): Promise<{ to: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'operator') return refuse('access.denied');
  const shown = await spoken(ctx, asked);
  const words = await withVariables(ctx, asked, shown);
  const { problems } = await previewOwnMail(ctx, template, words, shown);
  if (problems.length > 0) refuse('input.invalid', { problems });
  await countAgainst(ctx, testMailLimit, String(actor.operatorId));
  const parameters = { number: template, caseIndex: shown.caseIndex, ...words };
  const about = { object: 'operator', objectId: actor.operatorId } as const;
  await ctx.write((tx) => queueMail(tx, testMail, { to: actor.email, language: shown.language, ...about, parameters }));
  return { to: actor.email };
}

const withVariables = async (ctx: Ctx, words: OwnWords, { language }: Sampled): Promise<OwnWords> => ({
  subject: words.subject,
  text: words.text,
  html: words.html,
  variables: await mailVariables(ctx, language),
});

/** In a language the mandant has pages in, as a letter that goes. */
async function spoken(ctx: Ctx, { language, caseIndex }: Sampled): Promise<Sampled> {
  const isUsable = (await listUsableLanguages(ctx)).some((one) => one.language === language);
  return { language: isUsable ? language : ctx.mandant.config.defaultLanguage, caseIndex };
}
