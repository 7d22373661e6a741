/**
 * What nobody notices by a request, asked of the database: mails that are due, nights that were not run, runs that failed. Over
 * all mandants at once, by an index or out of a table with one row a job and mandant; asked at most every ten seconds.
 */
import { sql } from 'kysely';
import { today } from '../clock.ts';
import type { System } from '../context.ts';
import { countDue, countMax } from '../mail/due.ts';

export interface Backlog {
  mailsDue: number;
  /** 0 when none is. */
  oldestMailSeconds: number;
  /** Addresses that get no mail any more; no more are counted than of mails. */
  addressesSuppressed: number;
  /** Nightly jobs of which the last night is missing. */
  jobsLate: number;
  jobsFailed: number;
  jobsHeld: number;
}

const noonMs = 12 * 3_600_000;

type Nights = Pick<Backlog, 'jobsLate' | 'jobsFailed' | 'jobsHeld' | 'addressesSuppressed'>;

export async function readBacklog(system: System, nightly: readonly string[]): Promise<Backlog> {
  const now = system.clock.now();
  // At noon the last night is over, tries included; before that, the one before is what may be missing.
  const night = today(new Date(now.getTime() - noonMs));
  const { count, oldestAt } = await countDue(system);
  const nights = await system.database.transaction({ mandantId: null, role: 'report', readOnly: true }, async (db) => {
    const { rows } = await sql<Nights>`
      select
        (select count(*) from (select from returned_address where state = 'suppressed' limit ${countMax}) s)::int as "addressesSuppressed",
        (select count(*) from job_round where job = any(${[...nightly]}::text[]) and day < ${night}::date and held_at is null)::int as "jobsLate",
        (select count(*) from job_state where outcome = 'failed')::int as "jobsFailed",
        ((select count(*) from job_round where held_at is not null) + (select count(*) from job_state where outcome = 'held'))::int as "jobsHeld"`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw new Error('no answer');
    return row;
  });
  const oldestMailSeconds = oldestAt ? (now.getTime() - oldestAt.getTime()) / 1000 : 0;
  return { ...nights, mailsDue: count, oldestMailSeconds };
}
