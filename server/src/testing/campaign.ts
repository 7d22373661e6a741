/** A campaign of a mandant, put where the desk would put it; gives its number. */
import { decode } from '@weitersagen/contract/basics/wire';
import { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { campaignKind, saveCampaign } from '#campaign/campaign.ts';
import { publishDraft } from '#draft/draft.ts';
import type { Ctx } from '#platform/context.ts';

const usual = {
  Von: '2026-03-01',
  Bis: '2026-03-31',
  Texte: [
    { Sprache: 'de', Titel: 'Frühling', Text: 'Wir legen **etwas** drauf.', RechtsText: 'Es gilt das Kleingedruckte.' },
  ],
};

/** Under German names; one with a number is written over. */
export function publishCampaign(
  ctx: Ctx,
  fields: Readonly<Record<string, unknown>> = {},
  id?: number,
): Promise<number> {
  const read = decode(CampaignEntry, { ...usual, ...fields });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const entry = read.value;
  return ctx.write(async (tx) => {
    const row =
      id === undefined
        ? undefined
        : await tx.db
            .selectFrom('draft')
            .select('revision')
            .where('object', '=', 'campaign')
            .where('object_key', '=', String(id))
            .executeTakeFirstOrThrow();
    const { campaignId } = await saveCampaign(
      tx,
      id !== undefined && row ? { id, revision: row.revision } : null,
      entry,
    );
    await publishDraft(tx, campaignKind, String(campaignId));
    return campaignId;
  });
}
