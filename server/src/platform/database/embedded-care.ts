/**
 * The embedded database has no autovacuum: once a night its tables are cleaned and counted, whichever mandant's turn
 * it is first. PostgreSQL does that itself.
 */
import { today } from '../clock.ts';
import { globally } from '../context.ts';
import type { JobList } from '../jobs/jobs.ts';

const name = 'datenbank-pflege';

export const careJobs: JobList = {
  [name]: {
    every: 'night',
    run: async ({ system, mandant, now }) => {
      if (system.database.kind !== 'embedded') return 0;
      const done = await globally(system, (db) =>
        db
          .selectFrom('job_run')
          .select('job')
          .where('job', '=', name)
          .where('day', '=', today(now))
          .where('mandant_id', '<>', mandant.id)
          .executeTakeFirst(),
      );
      if (done) return 0;
      await system.database.pool.query('vacuum (analyze)');
      return 1;
    },
  },
};
