/** Content at the desk: the kinds, their lists, one item of them, and the search through all of it. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentListQuery } from '@weitersagen/contract/content/desk';
import type { ContentDetail, ContentOverview, ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { problemText } from '@weitersagen/contract/texts/texts';
import { appOf, contentKind, needsAnother, outsideOf } from '#content/content.ts';
import { failureText } from '#draft/draft.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import type { ListQuery } from '../list/column.ts';
import { presentPage } from '../list/page.ts';
import { dataOf, kindOf, languagesOf, presentRow, shownIn } from './row.ts';
import * as sql from './sql.ts';
import { usesOfItem } from './use.ts';

export const placeOf = ({ mandant, system }: Pick<Tx, 'mandant' | 'system'>): sql.Place => ({
  mandantId: mandant.id,
  app: appOf(system, mandant),
});

export const showOverview = async (ctx: Ctx): Promise<ContentOverview> => {
  const languages = await languagesOf(ctx);
  return ctx.report(async (tx) => {
    const place = placeOf(tx);
    const counts = await sql.countContent(tx.db, place);
    const kinds: ContentOverview['kinds'] = [];
    for (const [kind, schema] of Object.entries(contentSchemas)) {
      const { count = 0, drafts = 0 } = counts.find((one) => one.schema === schema.name) ?? {};
      const untranslated = count === 0 ? 0 : await sql.countUntranslated(tx.db, place, schema, languages);
      kinds.push({ kind: kind as ContentKind, count, drafts, untranslated });
    }
    return { app: place.app, languages, isElsewhere: outsideOf(ctx.system, ctx.mandant) !== undefined, kinds };
  });
};

export async function listContent(ctx: Ctx, kind: ContentKind, query: ListQuery<typeof ContentListQuery>) {
  const shown = await shownIn(ctx);
  const asked = { schema: contentSchemas[kind], languages: shown.languages };
  return ctx.report(async (tx) =>
    presentPage(await sql.pageContent(tx.db, placeOf(tx), asked, query), (row) => presentRow(row, shown)),
  );
}

const foundMax = 50;

export async function searchContent(ctx: Ctx, text: string): Promise<ContentRow[]> {
  const shown = await shownIn(ctx);
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rows = await ctx.report((tx) => sql.searchContentRows(tx.db, placeOf(tx), words, foundMax));
  return rows.map((row) => presentRow(row, shown));
}

export async function showContent(ctx: Ctx, id: string): Promise<ContentDetail> {
  const shown = await shownIn(ctx);
  const { languages } = shown;
  const { row, plans, approvals, usedIn } = await ctx.report(async (tx) => {
    const place = placeOf(tx);
    const found = (await sql.findContentRow(tx.db, place, id)) ?? refuse('unknown');
    return {
      row: found,
      plans: (await sql.listPlans(tx.db, tx.mandant.id, id)).map((plan) => ({
        ...plan,
        failure: plan.failure && failureText(ctx.locale, plan.failure),
      })),
      approvals: await listOpenOf(tx.db, tx.mandant.id, 'content', found.draftId),
      usedIn: await usesOfItem(tx.db, place, languages, found),
    };
  });
  const schema = contentSchemas[kindOf(row.schema)];
  const data = dataOf(row.data);
  const item = { id, app: appOf(ctx.system, ctx.mandant), schema, data };
  const problems = row.status === 'archived' ? [] : await ctx.read((tx) => contentKind.problems(tx, item));
  return {
    ...presentRow(row, shown),
    data,
    published: row.published === null ? null : dataOf(row.published),
    languages,
    plans,
    obstacles: problems.map((problem) => ({ field: problem.field, message: problemText(ctx.locale, problem) })),
    needsAnother: await ctx.read((tx) => needsAnother(tx, item)),
    approvals,
    usedIn,
  };
}

/** Rows in the order of the ids. */
export async function showRows(ctx: Ctx, ids: readonly string[]): Promise<ContentRow[]> {
  const shown = await shownIn(ctx);
  const rows = await ctx.report((tx) => sql.listContentRows(tx.db, placeOf(tx), ids));
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [presentRow(row, shown)] : [];
  });
}
