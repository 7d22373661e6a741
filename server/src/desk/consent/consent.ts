/**
 * The evidence of consent to cookies at the desk (G-11): what was decided under a number, when, who asked, and the words that were
 * shown. It names nobody; whoever has a number got it from the visitor who can read it.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { consentList } from '@weitersagen/contract/consent/cookies';
import {
  type ConsentDetail,
  type ConsentFileQuery,
  type ConsentListQuery,
  type ConsentPage,
  ConsentRow,
  ConsentText,
} from '@weitersagen/contract/consent/desk';
import { consentModeOf } from '@weitersagen/contract/consent/mode';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

/** So many of one number stand beside a decision; the list has all. */
const decisionsMax = 50;

export async function pageConsents(
  ctx: Ctx,
  query: ListQuery<typeof ConsentListQuery>,
): Promise<Value<typeof ConsentPage>> {
  const { id, config } = ctx.mandant;
  const page = await ctx.report(({ db }) => sql.pageConsents(db, id, query));
  return { ...page, asker: consentModeOf(config.features) };
}

export const downloadConsents = listFile<Value<typeof ConsentFileQuery>, typeof ConsentRow>(
  'einwilligungen',
  ConsentRow,
  pageConsents,
);

/** They belong to the file of decisions, which names them by their hash: with both in hand nobody has to be asked for the words. */
export async function downloadConsentTexts(ctx: Ctx, answer: Answer): Promise<void> {
  const { id, slug } = ctx.mandant;
  sendCsv(answer, {
    name: `einwilligungen-wortlaute-${slug}`,
    row: ConsentText,
    read: (page) => ctx.report(({ db }) => sql.pageTexts(db, id, page)),
  });
}

export async function showConsent(ctx: Ctx, id: number): Promise<Value<typeof ConsentDetail>> {
  const { id: mandantId } = ctx.mandant;
  const { row, found } = await ctx.report(async ({ db }) => {
    const row = (await sql.findConsent(db, mandantId, id)) ?? refuse('unknown');
    return { row, found: await sql.listConsentsOf(db, mandantId, { number: row.number, limit: decisionsMax + 1 }) };
  });
  const { words, since, ...told } = row;
  const { textHash: hash, language } = told;
  const isWhole = hash !== null && language !== null && words !== null && since !== null;
  return {
    ...told,
    text: isWhole ? { hash, language, words, since } : null,
    isListCurrent: told.list === consentList,
    decisions: found.slice(0, decisionsMax).reverse(),
    hasMore: found.length > decisionsMax,
  };
}
