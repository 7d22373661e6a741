/** Campaigns at the desk: the list, one with its working copy, what was public before. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type {
  CampaignDetail,
  CampaignListQuery,
  CampaignPhase,
  CampaignRow,
} from '@weitersagen/contract/campaign/desk';
import { campaignText } from '@weitersagen/contract/campaign/rules';
import type { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { problemText } from '@weitersagen/contract/texts/texts';
import { campaignObstacles, readEntry } from '#campaign/campaign.ts';
import { failureText } from '#draft/draft.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { languagesOf } from '../content/row.ts';
import * as drafts from '../draft/sql.ts';
import type { ListQuery } from '../list/column.ts';
import { presentPage } from '../list/page.ts';
import * as sql from './sql.ts';

const shownVersionsMax = 200;
const shownAgreementsMax = 50;

export const listCampaigns = (ctx: Ctx, query: ListQuery<typeof CampaignListQuery>) =>
  ctx.report(async (tx) =>
    presentPage(await sql.pageCampaigns(tx.db, { mandantId: tx.mandant.id, today: today(ctx.now) }, query), (row) =>
      presentRow(ctx, row),
    ),
  );

function presentRow(ctx: Ctx, { data, isPublic, hasDraft, ...row }: sql.CampaignListRow): CampaignRow {
  const { mandant } = ctx;
  const { audience, from, until, needsAgreement, texts } = readEntry(data);
  const { defaultLanguage } = mandant.config;
  const { title } = campaignText(texts, defaultLanguage, defaultLanguage);
  const state = !isPublic ? 'draft' : hasDraft ? 'changed' : 'published';
  return { ...row, title, audience, from, until, needsAgreement, state, phase: phaseOf(row, today(ctx.now)) };
}

function phaseOf({ publicFrom, publicUntil }: Days, day: string): CampaignPhase | null {
  if (publicFrom === null || publicUntil === null) return null;
  return publicUntil < day ? 'over' : publicFrom > day ? 'coming' : 'running';
}

type Days = Pick<sql.CampaignListRow, 'publicFrom' | 'publicUntil'>;

/** The words somebody agreed to are not in it any more. */
const isAskedAnew = ({ needsAgreement, texts }: CampaignEntry, agreed: string): boolean =>
  needsAgreement && !texts.some(({ legalText }) => legalText === agreed);

export async function showCampaign(ctx: Ctx, id: number): Promise<CampaignDetail> {
  const languages = await languagesOf(ctx);
  return ctx.report(async (tx) => {
    const row = (await sql.findCampaignRow(tx.db, tx.mandant.id, id)) ?? refuse('unknown');
    const entry = readEntry(row.data);
    const problems = campaignObstacles(tx, entry);
    const agreements = await sql.listAgreements(tx.db, tx.mandant.id, id, shownAgreementsMax);
    return {
      ...presentRow(ctx, row),
      languages,
      entry,
      wasPublic: row.wasPublic,
      agreements: agreements.map((one) => ({ ...one, isAskedAnew: isAskedAnew(entry, one.legalText) })),
      plans: (await drafts.listPlans(tx.db, keptOf(tx, id))).map((plan) => ({
        ...plan,
        failure: plan.failure && failureText(ctx.locale, plan.failure),
      })),
      obstacles: problems.map((problem) => ({ field: problem.field, message: problemText(ctx.locale, problem) })),
    };
  });
}

export const listVersions = (ctx: Ctx, id: number) =>
  ctx.report(async (tx) => {
    if (!(await sql.findCampaignRow(tx.db, tx.mandant.id, id))) refuse('unknown');
    const rows = await drafts.listVersions(tx.db, keptOf(tx, id), shownVersionsMax);
    return rows.map(({ data, ...row }) => ({ ...row, entry: data === null ? null : readEntry(data) }));
  });

const keptOf = ({ mandant }: Pick<Ctx, 'mandant'>, id: number): drafts.Kept => ({
  mandantId: mandant.id,
  object: 'campaign',
  key: String(id),
});
