/** The import of files goes on where it was after a restart. */
import type { Tasks } from '#platform/jobs/jobs.ts';
import type { JobList } from '#platform/jobs/pass.ts';
import { workImport } from './background.ts';
import { importTask, resumeImports } from './order-import.ts';

export const jobs: JobList = {
  'import.resume': { every: 'minutes', run: resumeImports },
};

export const tasks: Tasks = {
  [importTask]: (ctx, payload, signal) => workImport(ctx, Number(payload.importId), signal),
};
