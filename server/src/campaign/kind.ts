/** A campaign as a thing that has drafts: what an editor writes, what is checked before it is public, and what is public then. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import { campaignProblems } from '@weitersagen/contract/campaign/rules';
import { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { type DraftKind, findDraft, removeDraft, type Saved, saveDraft } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

export const campaignKind: DraftKind = {
  object: 'campaign',
  publish: async (tx, key, data) => {
    const id = Number(key);
    if (!(await sql.lockCampaign(tx.db, id))) refuse('unknown');
    const entry = readEntry(data);
    const problems = campaignObstacles(tx, entry);
    if (problems.length > 0) refuse('input.invalid', { problems });
    const { audience, needsAgreement: needs_agreement, from: from_on, until: until_on, texts } = entry;
    const version = (await findDraft(tx, campaignKind, key))?.version ?? refuse('unknown');
    await sql.markPublished(tx.db, id, { version, audience, needs_agreement, from_on, until_on }, texts, tx.now);
  },
  unpublish: async (tx, key) => {
    await sql.markHidden(tx.db, Number(key));
  },
};

export const campaignObstacles = ({ mandant }: Pick<Tx, 'mandant'>, entry: CampaignEntry): Problem[] =>
  campaignProblems(entry, mandant.config.defaultLanguage);

/** A draft holds the German form, which is checked anew when it is read: a version may be older than the program. */
export function readEntry(data: unknown): CampaignEntry {
  const read = decode(CampaignEntry, data);
  return read.ok ? read.value : refuse('input.invalid', { problems: read.problems });
}

/** A working copy, of a new campaign without an id; nothing is public by that. */
export async function saveCampaign(
  tx: Tx,
  known: { id: number; revision: number } | null,
  entry: CampaignEntry,
): Promise<Saved & { campaignId: number }> {
  if (known && !(await sql.lockCampaign(tx.db, known.id))) refuse('unknown');
  const campaignId = known?.id ?? (await sql.insertCampaign(tx.db, tx.now));
  const seen = { revision: known?.revision ?? 0 };
  return {
    ...(await saveDraft(tx, campaignKind, String(campaignId), encode(CampaignEntry, entry), seen)),
    campaignId,
  };
}

/** Somebody may have agreed to what was public once: it is taken back and stays. */
export async function removeCampaign(tx: Tx, id: number): Promise<void> {
  if (!(await sql.lockCampaign(tx.db, id))) refuse('unknown');
  if (!(await sql.deleteCampaign(tx.db, id))) refuse('state.not-allowed');
  await removeDraft(tx, campaignKind, String(id));
}
