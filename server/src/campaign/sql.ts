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
  /** What the person who asks has agreed to. */
  agreedText: string | null;
  agreedVersion: number | null;
}

/** Who has agreed: a recommender, or somebody of an agency. */
export type Agreeing = { accountId: number } | { agencyUserId: number };

const agreements = (db: Db, who: Agreeing | null) =>
  who && 'agencyUserId' in who
    ? db
        .selectFrom('campaign_agency_agreement')
        .select(['campaign_id', 'text', 'version'])
        .where('agency_user_id', '=', who.agencyUserId)
    : db
        .selectFrom('campaign_agreement')
        .select(['campaign_id', 'text', 'version'])
        // Nobody has the number 0.
        .where('account_id', '=', who?.accountId ?? 0);

/** With what one person has agreed to. Of one that was never public there is nothing. */
const campaigns = (db: Db, who: Agreeing | null) =>
  db
    .selectFrom('campaign as c')
    .leftJoin(agreements(db, who).as('a'), 'a.campaign_id', 'c.id')
    .select(['c.id', 'c.version', 'c.audience', 'c.from_on as from', 'c.until_on as until', 'c.texts'])
    .select(['c.needs_agreement as needsAgreement', 'a.text as agreedText', 'a.version as agreedVersion'])
    .select((eb) => eb('c.published_at', 'is not', null).$castTo<boolean>().as('isPublic'))
    .where('c.version', 'is not', null)
    .$narrowType<Pick<CampaignRow, 'version' | 'audience' | 'from' | 'until' | 'texts'>>();

/** Those who begin last come first. */
export const listActive = (
  db: Db,
  today: string,
  { audiences, who, max }: { audiences: readonly Audience[]; who: Agreeing | null; max: number },
): Promise<CampaignRow[]> =>
  campaigns(db, who)
    .where('c.published_at', 'is not', null)
    .where('c.until_on', '>=', today)
    .where('c.from_on', '<=', today)
    .where('c.audience', 'in', [...audiences])
    .orderBy('c.from_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(max)
    .execute();

export const findCampaign = (db: Db, id: number, who: Agreeing): Promise<CampaignRow | undefined> =>
  campaigns(db, who).where('c.id', '=', id).executeTakeFirst();

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
  version: number;
  text: string;
  agreed_at: Date;
}

export const putAgreement = (db: Db, who: Agreeing, campaign_id: number, values: Agreement): Promise<unknown> =>
  'accountId' in who
    ? db
        .insertInto('campaign_agreement')
        .values({ account_id: who.accountId, campaign_id, ...values })
        .onConflict((conflict) => conflict.columns(['mandant_id', 'account_id', 'campaign_id']).doUpdateSet(values))
        .execute()
    : db
        .insertInto('campaign_agency_agreement')
        .values({ agency_user_id: who.agencyUserId, campaign_id, ...values })
        .onConflict((conflict) => conflict.columns(['mandant_id', 'agency_user_id', 'campaign_id']).doUpdateSet(values))
        .execute();

export const deleteAgreement = (db: Db, who: Agreeing, campaignId: number): Promise<unknown> =>
  'accountId' in who
    ? db
        .deleteFrom('campaign_agreement')
        .where('account_id', '=', who.accountId)
        .where('campaign_id', '=', campaignId)
        .execute()
    : db
        .deleteFrom('campaign_agency_agreement')
        .where('agency_user_id', '=', who.agencyUserId)
        .where('campaign_id', '=', campaignId)
        .execute();

export const deleteAgreementsOf = (db: Db, who: Agreeing): Promise<unknown> =>
  'accountId' in who
    ? db.deleteFrom('campaign_agreement').where('account_id', '=', who.accountId).execute()
    : db.deleteFrom('campaign_agency_agreement').where('agency_user_id', '=', who.agencyUserId).execute();
