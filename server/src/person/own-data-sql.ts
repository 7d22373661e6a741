/** SQL of the export: the rows that belong to one account, but for those a feature gives. own-data.test.ts compares it with the tables' columns. */

import type { PermissionKind } from '@weitersagen/contract/account/own-data-schemas';
import type { Quote } from '@weitersagen/contract/product/quote';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { SignalRule } from '@weitersagen/contract/signal/rules';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const getPerson = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['hash', 'salutation', 'first_name as firstName', 'last_name as lastName', 'email', 'language', 'roles'])
    .select(['agency_number as agencyNumber', 'employee_number as employeeNumber'])
    .select(['customer_number as customerNumber', 'created_at as since', 'last_login_at as lastLoginAt'])
    .select(['newsletter_at as newsletterAt', 'newsletter_mail_at as newsletterMailAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const listPermissions = (db: Db, personHashes: readonly string[]) =>
  db
    .selectFrom('permission_evidence')
    .select(['kind', 'given', 'text', 'source', 'at'])
    .where('person_hash', 'in', [...personHashes])
    .orderBy('id')
    .$narrowType<{ kind: PermissionKind }>()
    .execute();

export const listCodes = (db: Db, accountId: number) =>
  db
    .selectFrom('recommendation_code')
    .select(['code', 'created_at as createdAt'])
    .select(['shown_first_name as shownFirstName', 'shown_initial as shownInitial'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('code')
    .execute();

export const listRecommendations = (db: Db, accountId: number) =>
  db
    .selectFrom('recommendation as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .leftJoin('terms_text as t', 't.id', 'r.terms_text_id')
    .leftJoin('click_total as c', 'c.recommendation_id', 'r.root_id')
    .select([
      'r.id',
      'r.number',
      'p.name as product',
      'r.created_at as createdAt',
      'r.status',
      'r.valid_until as validUntil',
      'r.recommender_share as share',
      'r.quote',
      'r.shown_first_name as shownFirstName',
      'r.shown_initial as shownInitial',
      'r.company',
      'r.target_url as target',
      'r.contact_sealed as contactSealed',
      'c.entries',
      't.text as terms',
    ])
    .where('r.account_id', '=', accountId)
    .orderBy('r.id')
    .$narrowType<{ status: RecommendationStatus; quote: Quote | null }>()
    .execute();

/** What was chosen at pickups, and the code of each voucher. */
export const listPickups = (db: Db, accountId: number) =>
  db
    .selectFrom('reward as w')
    .innerJoin('premium as p', 'p.id', 'w.premium_id')
    .leftJoin('voucher_code as v', 'v.reward_id', 'w.id')
    .select(['w.id', 'p.name as premium', 'v.code_sealed as codeSealed', 'v.code_hash as codeHash'])
    .select(['v.premium_id as premiumId', 'v.value_cents as valueCents'])
    .where('w.account_id', '=', accountId)
    .execute();

export const listSignals = (db: Db, accountId: number, rules: readonly SignalRule[]) =>
  db
    .selectFrom('signal')
    .select(['rule', 'at'])
    .where('account_id', '=', accountId)
    .where('rule', 'in', [...rules])
    .orderBy('id')
    .$narrowType<{ rule: SignalRule }>()
    .execute();

export const listMails = (db: Db, accountId: number) =>
  db
    .selectFrom('mail')
    .select(['template', 'sent_at as at'])
    .where('object', '=', 'account')
    .where('object_id', '=', accountId)
    .orderBy('id')
    .execute();

export const listEvents = (db: Db, object: 'account' | 'recommendation' | 'reward' | 'claim', ids: readonly number[]) =>
  db
    .selectFrom('event')
    .select(['object_id as id', 'event', 'at'])
    .where('object', '=', object)
    .where(sql<boolean>`object_id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();
