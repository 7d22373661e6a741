/** SQL of the export: every row that belongs to one account. own-data.test.ts compares it with the tables' columns. */
import type { PermissionKind } from '@weitersagen/contract/account/own-data-schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export const getPerson = (db: Db, id: number) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const listSessions = (db: Db, accountId: number) =>
  db
    .selectFrom('session')
    .select(['browser', 'auth_at', 'support_operator_id'])
    .where('kind', '=', 'recommender')
    .where('subject_id', '=', accountId)
    .orderBy('created_at')
    .execute();

export const listPermissions = (db: Db, personHashes: readonly string[]) =>
  db
    .selectFrom('permission_evidence')
    .select(['kind', 'given', 'text', 'at'])
    .where('person_hash', 'in', [...personHashes])
    .orderBy('id')
    .$narrowType<{ kind: PermissionKind }>()
    .execute();

export const listRecommendations = (db: Db, accountId: number) =>
  db
    .selectFrom('recommendation as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .leftJoin('terms_text as t', 't.id', 'r.terms_text_id')
    .leftJoin('click_total as c', (join) =>
      join.on((eb) => eb('c.recommendation_id', '=', eb.fn.coalesce('r.root_id', 'r.id'))),
    )
    .select([
      'r.id',
      'r.number',
      'p.name as product',
      'r.created_at',
      'r.status',
      'r.valid_until',
      'r.recommender_share',
      'r.shown_first_name',
      'r.shown_initial',
      'r.company',
      'r.target_url',
      'r.contact_sealed',
      'c.entries',
      't.text as terms',
    ])
    .where('r.account_id', '=', accountId)
    .orderBy('r.id')
    .$narrowType<{ status: RecommendationStatus }>()
    .execute();

export const listRewards = (db: Db, accountId: number) =>
  db
    .selectFrom('reward as w')
    .innerJoin('recommendation as r', 'r.id', 'w.recommendation_id')
    .select([
      'w.id',
      'w.number',
      'r.number as recommendationNumber',
      'w.status',
      'w.amount_cents',
      'w.holder_sealed',
      'w.iban_sealed',
    ])
    .where('w.account_id', '=', accountId)
    .orderBy('w.id')
    .$narrowType<{ status: RewardStatus }>()
    .execute();

export const listMails = (db: Db, accountId: number) =>
  db
    .selectFrom('mail')
    .select(['template', 'sent_at'])
    .where('object', '=', 'account')
    .where('object_id', '=', accountId)
    .orderBy('id')
    .execute();

export const listEvents = (db: Db, object: 'account' | 'recommendation' | 'reward', ids: readonly number[]) =>
  db
    .selectFrom('event')
    .select(['object_id', 'event', 'at'])
    .where('object', '=', object)
    .where(sql<boolean>`object_id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();
