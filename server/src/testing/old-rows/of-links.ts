/** Of links, files and providers (rules 1.13). */
import { sql } from 'kysely';
import { dayMs, dayOf, days, marks, next, type OldRow, recommendation } from './old-row.ts';

export const ofLinks: readonly OldRow[] = [
  {
    kind: 'a file',
    job: 'file.clean',
    ages: (now) => [new Date(now.getTime() + dayMs), new Date(now.getTime() - dayMs)],
    tables: ['file'],
    insert: (at, mark) => [
      sql`insert into file (key, account_id, name, type, bytes, store, content_hash, parts, created_at, ends_at)
        values (${`k${next()}`}, 1, ${mark}, 'pdf', 1, 'database', ${`c${next()}`}, 0, '2020-01-01', ${at}::timestamptz)`,
    ],
    left: marks('file', 'name'),
  },
  {
    kind: 'a click',
    job: 'click.anonymise',
    ages: days(400),
    tables: ['click'],
    insert: (at, mark) => [
      sql`insert into click (epoch, recommendation_id, at, kind, is_entry, target, referrer_host)
        values (0, ${recommendation}, ${at}::timestamptz, 'person', false, 'landing', ${mark})`,
    ],
    left: marks('click', 'referrer_host'),
  },
  {
    kind: 'from which page people came',
    job: 'click.anonymise',
    ages: days(180),
    tables: ['referrer_day'],
    insert: (at, mark) => [
      sql`insert into referrer_day (recommendation_id, day, host, people) values (${recommendation}, ${dayOf(at)}, ${mark}, 1)`,
    ],
    left: marks('referrer_day', 'host'),
  },
  {
    kind: 'entries of a day',
    job: 'click.anonymise',
    ages: days(400),
    tables: ['entry_day'],
    insert: (at, mark) => [
      sql`insert into entry_day (recommendation_id, day, channel) values (${recommendation}, ${dayOf(at)}, ${mark})`,
    ],
    left: marks('entry_day', 'channel'),
  },
  {
    kind: 'what was counted on a day',
    job: 'hit.forget',
    ages: days(800),
    tables: ['hit_day'],
    insert: (at, mark) => [
      sql`insert into hit_day (day, kind, name, channel, count, people) values (${dayOf(at)}, 'page', 'Home', ${mark}, 1, 1)`,
    ],
    left: marks('hit_day', 'channel'),
  },
  {
    kind: 'rows of a load',
    job: 'provider.load',
    ages: days(14),
    tables: ['provider_load', 'provider_row'],
    insert: (at, mark) => [
      sql`with l as (
        insert into provider_load (provider, address, kind, status, mark, started_at, ended_at)
        values ('anbieter-a', 'x', 'full', 'taken', ${`m${next()}`}, ${at}::timestamptz, ${at}::timestamptz) returning id)
        insert into provider_row (load_id, external_id, difference) select id, ${mark}, 'added' from l`,
    ],
    left: marks('provider_row', 'external_id'),
  },
  {
    kind: 'a load of a provider',
    job: 'provider.load',
    ages: days(365),
    tables: ['provider_load'],
    insert: (at, mark) => [
      sql`insert into provider_load (provider, address, kind, status, mark, started_at, ended_at, is_cleared)
        values ('anbieter-a', ${mark}, 'full', 'taken', ${`m${next()}`}, ${at}::timestamptz, ${at}::timestamptz, true)`,
    ],
    left: marks('provider_load', 'address'),
  },
];
