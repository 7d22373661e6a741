import type { Audience, CampaignText } from '@weitersagen/contract/campaign/schemas';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { CampaignTable } from '#platform/database/tables.ts';

export interface CampaignRow {
  id: number;
  version: number;
  audience: Audience;
  from: string;
  until: string;
  needsAgreement: boolean;
  texts: readonly CampaignText[];
  isPublic: boolean;
  /** What the account that asks has agreed to. */
  agreedText: string | null;
  agreedVersion: number | null;
}

/** With what one account has agreed to; nobody has the number 0. Of one that was never public there is nothing. */
const campaigns = (db: Db, accountId: number | null) =>
  db
    .selectFrom('campaign as c')
    .leftJoin('campaign_agreement as a', (join) =>
      join.onRef('a.campaign_id', '=', 'c.id').on('a.account_id', '=', accountId ?? 0),
    )
    .select(['c.id', 'c.version', 'c.audience', 'c.from_on as from', 'c.until_on as until', 'c.texts'])
    .select(['c.needs_agreement as needsAgreement', 'a.text as agreedText', 'a.version as agreedVersion'])
    .select((eb) => eb('c.published_at', 'is not', null).$castTo<boolean>().as('isPublic'))
    .where('c.version', 'is not', null)
    .$narrowType<Pick<CampaignRow, 'version' | 'audience' | 'from' | 'until' | 'texts'>>();

/** Those who begin last come first. */
export const listActive = (
  db: Db,
  today: string,
  { audiences, accountId, max }: { audiences: readonly Audience[]; accountId: number | null; max: number },
): Promise<CampaignRow[]> =>
  campaigns(db, accountId)
    .where('c.published_at', 'is not', null)
    .where('c.until_on', '>=', today)
    .where('c.from_on', '<=', today)
    .where('c.audience', 'in', [...audiences])
    .orderBy('c.from_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(max)
    .execute();

export const findCampaign = (db: Db, id: number, accountId: number): Promise<CampaignRow | undefined> =>
  campaigns(db, accountId).where('c.id', '=', id).executeTakeFirst();

/** Those being written, or what is public of them; that was changed last comes first. */
export async function listDrafts(db: Db, max: number): Promise<{ id: number; data: unknown }[]> {
  const { rows } = await sql<{ id: number; data: unknown }>`
    select d.object_key::int as id, coalesce(d.data, v.data) as data
    from draft d left join draft_version v on v.mandant_id = d.mandant_id and v.object = d.object
      and v.object_key = d.object_key and v.version = d.version
    where d.object = 'campaign' order by d.changed_at desc limit ${max}`.execute(db);
  return rows;
}

export const insertCampaign = async (db: Db, now: Date): Promise<number> =>
  (await db.insertInto('campaign').values({ created_at: now }).returning('id').executeTakeFirstOrThrow()).id;

/** False where there is none. */
export const lockCampaign = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined;

type Public = Pick<Selectable<CampaignTable>, 'version' | 'audience' | 'from_on' | 'until_on' | 'needs_agreement'>;

export const markPublished = (db: Db, id: number, values: Public, texts: readonly CampaignText[], now: Date) =>
  db
    .updateTable('campaign')
    .set({ ...values, texts: sql`${JSON.stringify(texts)}::jsonb`, published_at: now })
    .where('id', '=', id)
    .execute();

export const markHidden = (db: Db, id: number) =>
  db.updateTable('campaign').set({ published_at: null }).where('id', '=', id).execute();

/** Only one that never was public; false otherwise. */
export const deleteCampaign = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('campaign').where('id', '=', id).where('version', 'is', null).returning('id').execute()).length >
  0;

interface Agreement {
  accountId: number;
  campaignId: number;
}

export const putAgreement = (
  db: Db,
  { accountId, campaignId }: Agreement,
  values: { version: number; text: string; agreed_at: Date },
) =>
  db
    .insertInto('campaign_agreement')
    .values({ account_id: accountId, campaign_id: campaignId, ...values })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'account_id', 'campaign_id']).doUpdateSet(values))
    .execute();

export const deleteAgreement = (db: Db, { accountId, campaignId }: Agreement) =>
  db
    .deleteFrom('campaign_agreement')
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .execute();

export const deleteAgreementsOf = (db: Db, accountId: number) =>
  db.deleteFrom('campaign_agreement').where('account_id', '=', accountId).execute();
