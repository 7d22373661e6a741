import type { Quote } from '@weitersagen/contract/product/quote';
import type { LinkType } from '@weitersagen/contract/recommendation/fields';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { RecommenderShare } from '@weitersagen/contract/reward/shares';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { countEvents, eventsOfMade } from '#platform/event.ts';

export interface Recommendation {
  id: number;
  number: string;
  hash: string;
  shortCode: string;
  /** The recommendation a follow-up hangs on; its own id for one that was made by a person. */
  rootId: number;
  accountId: number;
  productId: number;
  /** The premium as it was promised (rules 4.1): its whole value, before the split. */
  premiumId: number;
  premiumCents: number;
  /** What of it the agency of the recommender added (rules 4.5). */
  planCents: number;
  recommenderShare: RecommenderShare;
  deviceId: number | null;
  /** What was chosen and what it was said to cost; null where nothing was said. */
  quote: Quote | null;
  linkType: LinkType;
  /** Page of the client on which the recipient lands instead of ours (E-15). */
  target: string | null;
  status: RecommendationStatus;
  validUntil: string;
  /** Cancelled by hand: the link is over for newcomers (E15). */
  lockedAt: Date | null;
  acceptedAt: Date | null;
  origin: string;
  campaign: string | null;
  agentNumber: string | null;
  /** Whose recommender it was (E-14); contact, order and reward stand there, too. */
  agencyNumber: string | null;
  employeeNumber: string | null;
  company: string | null;
  /** How the recommender signed it. */
  shownFirstName: string | null;
  shownInitial: string | null;
  contactSealed: string | null;
  termsTextId: number | null;
  createdAt: Date;
}

const columns = sql.raw(`id, number, hash, short_code as "shortCode", root_id as "rootId", account_id as "accountId",
  product_id as "productId", premium_id as "premiumId", premium_cents as "premiumCents", plan_cents as "planCents", recommender_share as "recommenderShare",
  device_id as "deviceId", quote,
  link_type as "linkType", target_url as target, status, valid_until as "validUntil", locked_at as "lockedAt",
  accepted_at as "acceptedAt", origin, campaign, agent_number as "agentNumber", agency_number as "agencyNumber", employee_number as "employeeNumber", company, shown_first_name as "shownFirstName",
  shown_initial as "shownInitial", contact_sealed as "contactSealed", terms_text_id as "termsTextId", created_at as "createdAt"`);

export type RecommendationKey = { id: number } | { number: string };

const isOne = (by: RecommendationKey): RawBuilder<boolean> =>
  'id' in by ? sql`id = ${by.id}` : sql`number = ${by.number}`;

export async function findRecommendation({ db }: Tx, by: RecommendationKey): Promise<Recommendation | undefined> {
  const { rows } = await sql<Recommendation>`select ${columns} from recommendation where ${isOne(by)}`.execute(db);
  return rows[0];
}

export async function lock({ db }: Tx, by: RecommendationKey): Promise<Recommendation | undefined> {
  const { rows } =
    await sql<Recommendation>`select ${columns} from recommendation where ${isOne(by)} for update`.execute(db);
  return rows[0];
}

export async function lockRoot({ db }: Tx, number: string): Promise<Recommendation | undefined> {
  const { rows } = await sql<Recommendation>`select ${columns} from recommendation
    where id = (select root_id from recommendation where number = ${number}) for update`.execute(db);
  return rows[0];
}

export async function lockFollowUps({ db }: Tx, rootId: number): Promise<Recommendation[]> {
  const { rows } =
    await sql<Recommendation>`select ${columns} from recommendation where root_id = ${rootId} and id <> root_id order by id for update`.execute(
      db,
    );
  return rows;
}

/**
 * Everything an account recommended; the account is locked before. A root is older than its follow-ups, so the order of
 * the ids is the order of the locks.
 */
export async function lockRecommendationsOf({ db }: Tx, accountId: number): Promise<Recommendation[]> {
  const { rows } =
    await sql<Recommendation>`select ${columns} from recommendation where account_id = ${accountId} order by id for update`.execute(
      db,
    );
  return rows;
}

/** Many, the lowest id first. */
export async function lockRecommendations({ db }: Tx, ids: readonly number[]): Promise<Recommendation[]> {
  const { rows } =
    await sql<Recommendation>`select ${columns} from recommendation where id = any(${[...ids]}::bigint[]) order by id for update`.execute(
      db,
    );
  return rows;
}

export const markMany = (db: Db, ids: readonly number[], status: string, at: Date) =>
  sql`update recommendation set status = ${status}, changed_at = ${at} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );

export interface NewRow
  extends Omit<Recommendation, 'id' | 'rootId' | 'status' | 'lockedAt' | 'acceptedAt' | 'createdAt'> {
  /** Null for a root: the database gives it its own id. */
  rootId: number | null;
  contactUntil: string | null;
  /** Let through while the captcha service could not be asked. */
  captchaMissing?: boolean;
  /** E1, E2 or E21. */
  event: 'create' | 'followUp' | 'createByCode';
}

/** False where number or code are somebody's. */
export const takeCode = async (db: Db, code: string, { mandantId, number }: { mandantId: number; number: string }) => {
  const { numAffectedRows } = await sql`
    insert into link_code (code, mandant_id, number) values (${code}, ${mandantId}, ${number}) on conflict do nothing`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

/** With its event. Its code was taken before. */
export async function insert(tx: Tx, row: NewRow): Promise<Recommendation> {
  const { rows } = await sql<Recommendation>`
    with made as (
      insert into recommendation (number, hash, short_code, root_id, account_id, product_id, premium_id, premium_cents, plan_cents,
        recommender_share, device_id, quote, link_type, target_url, status, valid_until, origin, campaign, agent_number, agency_number, employee_number, company,
        shown_first_name, shown_initial, contact_sealed, contact_until, terms_text_id, captcha_missing, created_at, changed_at)
      values (${row.number}, ${row.hash}, ${row.shortCode}, ${row.rootId}, ${row.accountId}, ${row.productId}, ${row.premiumId}, ${row.premiumCents}, ${row.planCents},
        ${row.recommenderShare}, ${row.deviceId}, ${row.quote && JSON.stringify(row.quote)}::jsonb, ${row.linkType}, ${row.target}, 'open', ${row.validUntil}, ${row.origin}, ${row.campaign},
        ${row.agentNumber}, ${row.agencyNumber}, ${row.employeeNumber}, ${row.company}, ${row.shownFirstName}, ${row.shownInitial}, ${row.contactSealed}, ${row.contactUntil},
        ${row.termsTextId}, ${row.captchaMissing ?? false}, ${tx.now}, ${tx.now})
      returning *),
    noted as (${eventsOfMade(tx, { object: 'recommendation', event: row.event, to: 'open' })})
    select ${columns} from made`.execute(tx.db);
  countEvents(tx, [{ object: 'recommendation', event: row.event }]);
  return rows[0] as Recommendation;
}

export const mark = (
  db: Db,
  id: number,
  values: { status: string; changed_at: Date; accepted_at?: Date; locked_at?: Date },
) => db.updateTable('recommendation').set(values).where('id', '=', id).execute();

/**
 * A recommendation with what decides whether its link is over, in one read. One row leads to the next: a plan made while
 * the tables were empty must not join them whole.
 */
export async function findOpened(
  db: Db,
  number: string,
): Promise<(Recommendation & { rootLockedAt: Date | null; accountStatus: string }) | undefined> {
  const { rows } = await sql<Recommendation & { rootLockedAt: Date | null; accountStatus: string }>`
    select opened.*, root.locked_at as "rootLockedAt", (select status from account where id = root.account_id) as "accountStatus"
    from (select ${columns} from recommendation where number = ${number}) opened
      cross join lateral (
        select locked_at, account_id from recommendation
        where id = opened."rootId" limit 1) root`.execute(db);
  return rows[0];
}

/** What decides about the link of a family: the root's lock and the account behind it. */
export async function findLinkState(
  db: Db,
  rootId: number,
): Promise<{ lockedAt: Date | null; accountStatus: string } | undefined> {
  const { rows } = await sql<{ lockedAt: Date | null; accountStatus: string }>`
    select root.locked_at as "lockedAt", account.status as "accountStatus"
    from recommendation root join account on account.id = root.account_id where root.id = ${rootId}`.execute(db);
  return rows[0];
}

/** What was typed about the contacts of some recommendations. */
export const clearContacts = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('recommendation')
    .set({ contact_sealed: null, contact_until: null })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('contact_sealed', 'is not', null)
    .execute();

/** What was typed about contacts twelve weeks ago (E-17); gives the ids. */
export async function clearOldContacts(db: Db, day: string, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update recommendation set contact_sealed = null, contact_until = null
    where id in (select id from recommendation where contact_sealed is not null and contact_until < ${day} order by id limit ${max})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** How an account signed its recommendations goes with the person (K12, K14). */
export const forgetSignatures = ({ db }: Tx, accountId: number) =>
  db
    .updateTable('recommendation')
    .set({ shown_first_name: null, shown_initial: null })
    .where('account_id', '=', accountId)
    .execute();

export interface LinkRow {
  /** Of the link itself. */
  number: string;
  hash: string;
  validUntil: string;
  /** The recommendation on which its clicks count, and which it opens. */
  rootId: number;
  rootNumber: string;
  rootHash: string;
  target: string | null;
  deviceId: number | null;
  accountId: number;
  /** Cancelled by hand, or the recommender is locked or deleted. */
  isOverByHand: boolean;
  shopUrlTemplate: string | null;
  agent: boolean;
}

/** Which of these products are recommended by somebody, and no end has come yet. */
export const listProductsInUse = async ({ db }: Tx, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${[...productIds]}::int[]) as p(id)
    where exists (select from recommendation r where r.product_id = p.id and r.status in ('open', 'ok'))`.execute(db);
  return rows.map(({ id }) => id);
};

/** Code or number of any mandant. */
export const findLinkCode = (db: Db, key: string) =>
  db
    .selectFrom('link_code')
    .select(['mandant_id as mandantId', 'number'])
    .where((code) => code.or([code('code', '=', key), code('number', '=', key)]))
    .executeTakeFirst();

export async function listLinks(db: Db, numbers: readonly string[]): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select own.number, own.hash, own.valid_until as "validUntil", root.id as "rootId", root.number as "rootNumber", root.hash as "rootHash",
      root.target_url as target, own.device_id as "deviceId", own.account_id as "accountId", product.shop_url_template as "shopUrlTemplate", product.agent,
      root.locked_at is not null or account.status in ('locked', 'deleted') as "isOverByHand"
    from recommendation own
    join recommendation root on root.id = own.root_id
    join account on account.id = own.account_id
    join product on product.id = own.product_id
    where own.number = any(${numbers})`.execute(db);
  return rows;
}

/** Who has contacts to forget, for a question of `whoHas`. */
export const oldContactRow = (day: string) => sql`
  select true from recommendation r
  where r.mandant_id = m.id and r.contact_sealed is not null and r.contact_until < ${day}`;
