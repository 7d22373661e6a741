/**
 * What nobody notices by a request, asked of the database: mails that are due, nights that were not run, runs that failed. Over
 * all mandants at once and by indexes alone, so it costs the same however much lies there; asked at most every ten seconds.
 */
import { sql } from 'kysely';
import { today } from '../clock.ts';
import type { System } from '../context.ts';

export interface Backlog {
  mailsDue: number;
  /** 0 when none is. */
  oldestMailSeconds: number;
  /** Nightly jobs of a mandant of which the last night is missing. */
  jobsLate: number;
  jobsFailed: number;
  jobsHeld: number;
}

/** More is not counted: it is far too many. */
const mailsMax = 100_000;
const noonMs = 12 * 3_600_000;

export async function readBacklog(
  system: Pick<System, 'database' | 'clock'>,
  nightly: readonly string[],
): Promise<Backlog> {
  const now = system.clock.now();
  // At noon the last night is over, tries included; before that, the one before is what may be missing.
  const night = today(new Date(now.getTime() - noonMs));
  return system.database.transaction({ mandantId: null, role: 'report', readOnly: true }, async (db) => {
    const { rows } = await sql<Backlog>`
      select
        (select count(*) from (select 1 from mail_due where due_at <= ${now} limit ${mailsMax}) m)::int as "mailsDue",
        coalesce((select extract(epoch from ${now}::timestamptz - min(due_at)) from mail_due where due_at <= ${now}), 0)::float8 as "oldestMailSeconds",
        (select count(*) from job_state s where s.job = any(${[...nightly]}::text[]) and not exists (
          select from job_run r where r.mandant_id = s.mandant_id and r.job = s.job and r.day >= ${night}::date))::int as "jobsLate",
        (select count(*) from job_state where outcome = 'failed')::int as "jobsFailed",
        (select count(*) from job_state where outcome = 'held')::int as "jobsHeld"`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('no answer');
    return row;
  });
}
