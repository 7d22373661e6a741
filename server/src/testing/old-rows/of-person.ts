/** Of people (rules 1.13). */
import { sql } from 'kysely';
import { today } from '#platform/clock.ts';
import { another, dayOf, days, lastDay, like, marks, monthsAndDay, next, type OldRow } from './old-row.ts';

export const ofPerson: readonly OldRow[] = [
  {
    kind: 'data nobody confirmed',
    job: 'person.forget',
    ages: lastDay,
    tables: ['recommendation', 'recipient'],
    insert: (at, mark) => {
      const id = next();
      return [
        another({ id, root_id: id, status: 'expired' }),
        like('recipient', {
          ...{ id, number: `P-${id}`, hash: `p${id}`, recommendation_id: id, status: 'unconfirmed' },
          ...{ city: mark, email: null, email_mailbox: null, delete_on: today(at), agreement_ip_hash: null },
        }),
      ];
    },
    left: marks('recipient', 'city'),
  },
  {
    kind: 'an account that recommended nothing for a year',
    job: 'person.forget',
    ages: days(365),
    tables: ['account'],
    insert: (at, mark) => [
      sql`insert into account (hash, status, first_name, language, created_at, changed_at)
        values (${`a${next()}`}, 'created', ${mark}, 'de', ${at}::timestamptz, ${at}::timestamptz)`,
    ],
    left: marks('account', 'first_name'),
  },
  {
    kind: 'what was typed about a contact',
    job: 'person.forget',
    ages: lastDay,
    tables: ['recommendation'],
    insert: (at, mark) => [another({ contact_sealed: mark, contact_until: today(at) })],
    left: marks('recommendation', 'contact_sealed'),
  },
  {
    kind: 'the address a person wrote to',
    job: 'person.forget',
    ages: lastDay,
    tables: ['contact_mail'],
    insert: (at, mark) => [sql`insert into contact_mail (address_hash, until) values (${mark}, ${dayOf(at)})`],
    left: marks('contact_mail', 'address_hash'),
  },
  {
    kind: 'the address of an agreement that no reward needs',
    job: 'person.forget',
    ages: lastDay,
    tables: ['recommendation', 'recipient'],
    insert: (_, mark) => {
      const id = next();
      return [
        another({ id, root_id: id, status: mark === 'goes' ? 'expired' : 'ok' }),
        like('recipient', {
          ...{ id, number: `P-${id}`, hash: `p${id}`, recommendation_id: id, status: 'confirmed' },
          ...{ email: null, email_mailbox: null, delete_on: null, agreement_ip_hash: mark },
        }),
      ];
    },
    left: marks('recipient', 'agreement_ip_hash'),
  },
  {
    kind: 'the account on a paid reward',
    job: 'person.forget',
    ages: monthsAndDay(14),
    tables: ['reward'],
    insert: (at, mark) => {
      const id = next();
      return [
        like('reward', {
          ...{ id, number: `R-${id}`, status: 'paidOut', goodwill: true, order_id: null },
          ...{ iban_sealed: mark, ended_at: at.toISOString() },
        }),
      ];
    },
    left: marks('reward', 'iban_sealed'),
  },
  {
    kind: "the hash of a deleted person's address",
    job: 'person.forget',
    ages: monthsAndDay(36),
    tables: ['account'],
    insert: (at, mark) => [
      sql`insert into account (hash, status, email_hash, language, created_at, changed_at)
        values (${`a${next()}`}, 'deleted', ${mark}, 'de', ${at}::timestamptz, ${at}::timestamptz)`,
    ],
    left: marks('account', 'email_hash'),
  },
  {
    kind: 'the address before',
    job: 'person.forget',
    ages: days(30),
    tables: ['former_address'],
    insert: (at, mark) => [
      sql`insert into former_address (account_id, email_sealed, ended_at) select min(id), ${mark}, ${at}::timestamptz from account
        where mandant_id = current_mandant()`,
    ],
    left: marks('former_address', 'email_sealed'),
  },
  {
    kind: 'a received file of orders',
    job: 'person.forget',
    ages: days(30),
    tables: ['order_import', 'order_import_part', 'order_import_line'],
    insert: (at, mark) => [
      sql`with i as (
        insert into order_import (source, status, probe, created_by, created_at) values ('file', 'done', false, 'x', ${at}::timestamptz) returning id),
        p as (insert into order_import_part (import_id, part, content_sealed) select id, 1, '' from i)
        insert into order_import_line (import_id, line, external_number, failed) select id, 1, ${mark}, false from i`,
    ],
    left: marks('order_import_line', 'external_number'),
  },
  {
    kind: 'a trace',
    job: 'person.forget',
    ages: days(180),
    tables: ['trace'],
    insert: (at, mark) => [
      sql`insert into trace (act, at, person_hash) values ('recommend', ${at}::timestamptz, ${mark})`,
    ],
    left: marks('trace', 'person_hash'),
  },
  {
    kind: 'a signal',
    job: 'person.forget',
    ages: days(180),
    tables: ['signal'],
    insert: (at, mark) => [
      sql`insert into signal (rule, points, measure, recommendation_id, recommender_hash, at, changed_at)
        values ('old', 1, 1, ${next()}, ${mark}, ${at}::timestamptz, ${at}::timestamptz)`,
    ],
    left: marks('signal', 'recommender_hash'),
  },
];
