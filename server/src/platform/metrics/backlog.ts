/**
 * What nobody notices by a request, asked of the database: mails that are due, nights that were not run, runs that failed. Over
 * all mandants at once, by an index or out of a table with one row a job and mandant; asked at most every ten seconds.
 */
import { sql } from 'kysely';
import { today } from '../clock.ts';
import type { System } from '../context.ts';
import { answerInTime, askCells, inCell } from '../database/cell/cells.ts';
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
  /** Of several databases those that do not answer; what only the home database knows is no number then. */
  cellsMissing: number;
}

const noonMs = 12 * 3_600_000;

type Rounds = { late: number; held: number };
const unknown: Rounds = { late: Number.NaN, held: Number.NaN };
type Runs = { failed: number; held: number; suppressed: number };

export async function readBacklog(system: System, nightly: readonly string[]): Promise<Backlog> {
  const now = system.clock.now();
  // At noon the last night is over, tries included; before that, the one before is what may be missing.
  const night = today(new Date(now.getTime() - noonMs));
  const { count, oldestAt } = await countDue(system);
  const reading = { role: 'report', readOnly: true } as const;
  const asked = system.database.transaction({ mandantId: null, ...reading }, async (db) => {
    const { rows } = await sql<Rounds>`
      select count(*) filter (where job = any(${[...nightly]}::text[]) and day < ${night}::date and held_at is null)::int as late,
        count(*) filter (where held_at is not null)::int as held from job_round`.execute(db);
    return rows[0];
  });
  const rounds = system.database.cells
    ? ((await answerInTime(asked.then((row) => ({ row }))))?.row ?? unknown)
    : await asked;
  const { answers, missing } = await askCells(system.database, (cell) =>
    inCell(cell, reading, async (db) => {
      const { rows } = await sql<Runs>`
        select count(*) filter (where outcome = 'failed')::int as failed, count(*) filter (where outcome = 'held')::int as held,
          (select count(*) from (select from returned_address where state = 'suppressed' limit ${countMax}) s)::int as suppressed
        from job_state j where outcome in ('failed', 'held')
          and not exists (select from move_state c where c.mandant_id = j.mandant_id and c.closed = 'elsewhere')`.execute(
        db,
      );
      return rows[0];
    }),
  );
  const sumOf = (key: keyof Runs): number => answers.reduce((sum, { value }) => sum + (value?.[key] ?? 0), 0);
  return {
    mailsDue: count,
    oldestMailSeconds: oldestAt ? (now.getTime() - oldestAt.getTime()) / 1000 : 0,
    addressesSuppressed: sumOf('suppressed'),
    jobsLate: rounds?.late ?? 0,
    jobsFailed: sumOf('failed'),
    jobsHeld: sumOf('held') + (rounds?.held ?? 0),
    cellsMissing: missing.length,
  };
}
