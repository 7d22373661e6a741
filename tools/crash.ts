/**
 * `npm run crash -- 600`: the crash proof of `npm test` for longer, that many seconds (300 without) on each database.
 * `CRASH_SEED` of a failed run tells it again.
 */
import { startPostgres } from './postgres.ts';
import { run } from './run.ts';

const seconds = Number(process.argv[2] ?? 300);
if (!(seconds > 0)) throw new Error('Usage: npm run crash -- seconds');

const args = ['run', '--project', 'proof', '--reporter=verbose', 'src/proof/crash.test.ts'];
const prove = async (env: Record<string, string>): Promise<boolean> => {
  const { code } = await run('vitest', args, { show: true, env: { CRASH_SECONDS: String(seconds), ...env } });
  return code === 0;
};

const embedded = await prove({ TEST_DATABASE: 'embedded' });
const postgres = await startPostgres();
try {
  const onPostgres = await prove({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url });
  process.exitCode = embedded && onPostgres ? 0 : 1;
} finally {
  await postgres.stop();
}
