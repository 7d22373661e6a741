/** What everybody who works on a thing of the catalogue sees of it: its working copy, what is planned, what is missing, what was. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Written } from '@weitersagen/contract/draft/desk';
import { problemText } from '@weitersagen/contract/texts/texts';
import { failureText } from '#draft/draft.ts';
import type { Ctx } from '#platform/context.ts';
import { languagesOf } from '../content/row.ts';
import * as sql from './sql.ts';
import { problemsOf, type Thing } from './thing.ts';

const shownVersionsMax = 200;

const keptOf = ({ mandant }: Pick<Ctx, 'mandant'>, { kind }: Thing, id: number): sql.Kept => ({
  mandantId: mandant.id,
  object: kind.object,
  key: String(id),
});

interface Public {
  data: Written;
  isDrafted: boolean;
  isProviders?: boolean;
}

/** The working copy, or what is public where there is none, and everything around it. */
export async function workOn(ctx: Ctx, thing: Thing, id: number, { data: published, isDrafted, isProviders }: Public) {
  const kept = keptOf(ctx, thing, id);
  const { found, plans } = await ctx.report(async ({ db }) => ({
    found: await sql.findDraftData(db, kept),
    plans: await sql.listPlans(db, kept),
  }));
  const data = (found.data as Written | null) ?? published;
  const problems = isProviders ? [] : await ctx.read((tx) => problemsOf(tx, thing, id, data));
  return {
    data,
    languages: await languagesOf(ctx),
    plans: plans.map((plan) => ({ ...plan, failure: plan.failure && failureText(ctx.locale, plan.failure) })),
    obstacles: problems.map((problem) => ({ field: problem.field, message: problemText(ctx.locale, problem) })),
    wasPublic: !isDrafted || found.wasPublic,
  };
}

export const listVersions = (ctx: Ctx, thing: Thing, id: number) =>
  ctx.report(async ({ db }) =>
    (await sql.listVersions(db, keptOf(ctx, thing, id), shownVersionsMax)).map(({ data, ...row }) => ({
      ...row,
      data: data as Written | null,
    })),
  );

/** A row of a list, or the refusal of one that is not there. */
export const found = <R>(row: R | undefined): R => row ?? refuse('unknown');
