/** What an editor does with a campaign: working copies, what makes them public or takes them back, older versions. */
import type { CampaignDetail } from '@weitersagen/contract/campaign/desk';
import type { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import * as campaign from '#campaign/campaign.ts';
import * as draft from '#draft/draft.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { showCampaign } from './campaign.ts';

const kind = campaign.campaignKind;

export async function saveCampaign(
  ctx: Ctx,
  known: { id: number; revision: number } | null,
  entry: CampaignEntry,
): Promise<CampaignDetail> {
  const { campaignId } = await ctx.write((tx) => campaign.saveCampaign(tx, known, entry));
  return showCampaign(ctx, campaignId);
}

/** Something is done with a draft, which is shown afterwards. */
async function done(ctx: Ctx, id: number, step: (tx: Tx, key: string) => Promise<unknown>): Promise<CampaignDetail> {
  await ctx.write((tx) => step(tx, String(id)));
  return showCampaign(ctx, id);
}

interface Seen {
  revision: number;
}

export const discardCampaign = (ctx: Ctx, id: number, seen: Seen): Promise<CampaignDetail> =>
  done(ctx, id, (tx, key) => draft.discardDraft(tx, kind, key, seen));

export const restoreCampaign = (ctx: Ctx, id: number, version: number, seen: Seen): Promise<CampaignDetail> =>
  done(ctx, id, (tx, key) => draft.restoreVersion(tx, kind, key, version, seen));

export const unplanCampaign = (ctx: Ctx, id: number, deed: draft.Deed): Promise<CampaignDetail> =>
  done(ctx, id, (tx, key) => draft.unschedule(tx, kind, key, deed));

interface Wish extends Seen {
  /** Null is now. */
  at: Date | null;
  note: string | null;
}

export const publishCampaign = (ctx: Ctx, id: number, { at, note, revision }: Wish): Promise<CampaignDetail> =>
  done(ctx, id, (tx, key) => {
    const wish = { revision, note: note ?? undefined };
    return at
      ? draft.schedule(tx, kind, key, { ...wish, deed: 'publish', at })
      : draft.publishDraft(tx, kind, key, wish);
  });

export const unpublishCampaign = (ctx: Ctx, id: number, { at, note, revision }: Wish): Promise<CampaignDetail> =>
  done(ctx, id, (tx, key) => {
    const wish = { revision, note: note ?? undefined };
    return at
      ? draft.schedule(tx, kind, key, { ...wish, deed: 'unpublish', at })
      : draft.unpublish(tx, kind, key, wish);
  });

export async function removeCampaign(ctx: Ctx, id: number): Promise<{ isDeleted: boolean }> {
  await ctx.write((tx) => campaign.removeCampaign(tx, id));
  return { isDeleted: true };
}
