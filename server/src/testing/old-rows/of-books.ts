/** Of the books (rules 1.13). */
import { sql } from 'kysely';
import { days, like, marks, monthsAndDay, next, type OldRow, ofDatabase, yearsFromEnd } from './old-row.ts';

/** A reward of which nothing is open. */
const booked = (at: Date, mark: string, id: number) => [
  like('reward', { id, number: `R-${id}`, status: 'cancelled', goodwill: true, order_id: null }),
  sql`insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text) values
    ('reward', ${id}, 'provision', 1, 'PraemienAufwand', 'VerbindlichkeitPraemien', 100, ${at}::timestamptz, ${mark}),
    ('reward', ${id}, 'provision-reversal', 1, 'VerbindlichkeitPraemien', 'PraemienAufwand', 100, ${at}::timestamptz, 'Storno')`,
];

export const ofBooks: readonly OldRow[] = [
  {
    kind: 'a posting',
    job: 'retention.end',
    ages: yearsFromEnd(10),
    tables: ['reward', 'posting'],
    insert: (at, mark) => booked(at, mark, next()),
    left: marks('posting', 'text'),
  },
  {
    kind: 'a transfer',
    job: 'retention.end',
    ages: yearsFromEnd(10),
    tables: ['reward', 'posting', 'payout_run', 'payout_item'],
    insert: (at, mark) => {
      const id = next();
      return [
        ...booked(at, 'of a transfer', id),
        sql`with r as (
        insert into payout_run (status, created_at, created_by, exported_at, confirmed_at)
        values ('confirmed', ${at}::timestamptz, 1, ${at}::timestamptz, ${at}::timestamptz) returning id)
        insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
        select id, 'reward', ${id}, 1, 100, ${mark} from r`,
      ];
    },
    left: marks('payout_item', 'end_to_end_id'),
  },
  {
    kind: 'an event',
    job: 'retention.end',
    ages: yearsFromEnd(10),
    tables: ['event'],
    insert: (at, mark) => [
      sql`insert into event (object, object_id, event, to_status, actor_kind, at, reason)
        values ('mandant', 1, 'old', 'old', 'system', ${at}::timestamptz, ${mark})`,
    ],
    left: marks('event', 'reason'),
  },
  {
    kind: 'a bank file',
    job: 'retention.end',
    ages: yearsFromEnd(8),
    tables: ['payout_run'],
    insert: (at, mark) => [
      sql`insert into payout_run (status, created_at, created_by, exported_at, confirmed_at, file_sealed)
        values ('confirmed', ${at}::timestamptz, 1, ${at}::timestamptz, ${at}::timestamptz, ${mark})`,
    ],
    left: marks('payout_run', 'file_sealed'),
  },
  {
    kind: 'a mail',
    job: 'retention.end',
    ages: yearsFromEnd(6),
    tables: ['mail'],
    insert: (at, mark) => [
      sql`insert into mail (template, language, address_hash, message_id, state, created_at)
        values ('M01', 'de', ${mark}, ${mark}, 'sent', ${at}::timestamptz)`,
    ],
    left: marks('mail', 'address_hash'),
  },
  {
    kind: 'an address that a mail came back from',
    job: 'retention.end',
    ages: yearsFromEnd(6),
    tables: ['returned_address'],
    insert: (at, mark) => [
      sql`insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
        values (${mark}, 'suppressed', 'addressUnknown', 1, 1, ${at}::timestamptz)`,
    ],
    left: marks('returned_address', 'address_hash'),
  },
  {
    kind: 'evidence of what was permitted',
    job: 'retention.end',
    ages: ofDatabase(monthsAndDay(60)),
    tables: ['permission_evidence'],
    insert: (at, mark) => [
      sql`insert into permission_evidence (kind, person_hash, given, text, source, at, last_used_at)
        values ('advertising', ${mark}, false, 'Nein', 'test', ${at}::timestamptz, ${at}::timestamptz)`,
    ],
    left: marks('permission_evidence', 'person_hash'),
  },
  {
    kind: 'evidence of a decision about cookies',
    job: 'retention.end',
    ages: yearsFromEnd(3),
    tables: ['consent_evidence'],
    insert: (at, mark) => [
      sql`insert into consent_evidence (number, at, source, functional, analytical, marketing, list)
        values (gen_random_uuid()::text, ${at}::timestamptz, 'portal', false, true, false, ${mark})`,
    ],
    left: marks('consent_evidence', 'list'),
  },
  {
    kind: 'a security event',
    job: 'retention.end',
    ages: ofDatabase(days(365)),
    tables: ['security_event'],
    insert: (at, mark) => [
      sql`insert into security_event (kind, outcome, actor_kind, what, at) values ('signIn', 'done', 'operator', ${mark}, ${at}::timestamptz)`,
    ],
    left: marks('security_event', 'what'),
  },
];
