/** Campaigns as they are being written, for whoever was given the address of a preview (rules E-22). */
import { campaignText } from '@weitersagen/contract/campaign/rules';
import type { ActiveCampaign } from '@weitersagen/contract/campaign/schemas';
import { readPreview } from '#content/content.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { readEntry } from './kind.ts';
import * as sql from './sql.ts';

const previewedMax = 20;

/**
 * Every one that is not over, whoever it is for and whenever it begins, that was changed last first: an editor sees what is being
 * written. Nothing where the address is none of a preview.
 */
export async function previewCampaigns(ctx: Ctx, signed: string | null): Promise<ActiveCampaign[] | undefined> {
  if (signed === null || !(await readPreview(ctx, signed))) return undefined;
  const { locale, mandant, now } = ctx;
  const rows = await ctx.glance(({ db }) => sql.listDrafts(db, previewedMax));
  return rows
    .map(({ id, data }) => ({ id, ...readEntry(data) }))
    .filter(({ until }) => until === null || until >= today(now))
    .map(({ id, texts, needsAgreement }) => ({
      id,
      ...campaignText(texts, locale, mandant.config.defaultLanguage),
      isAgreed: false,
      needsAgreement,
    }));
}
