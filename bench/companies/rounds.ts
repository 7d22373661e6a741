/** What a round of all jobs costs where nearly no company has anything to do, beside its questions alone. */
import { CompiledQuery, sql } from 'kysely';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { type Database, openPostgres } from '../../server/src/platform/database/db.ts';
import { type Asked, hear } from '../../server/src/testing/database/hearing.ts';
import type { Environment, Figure } from '../environment.ts';

const roundMaxMs = 1000;

export async function roundFigures({ databaseUrl, settings }: Environment, idle: number): Promise<Figure[]> {
  const database = openPostgres(databaseUrl, 16);
  const questions = hearQuestions(database);
  const { PATH } = process.env;
  const config = readConfig({ PATH, ...settings, PORT: '0', LOG_LEVEL: 'error' });
  const app = await createApp(config, { database });
  try {
    const { jobs, mandants } = app;
    await mandants.all();
    // The four that come with the database have something to do, once.
    for (const name of jobs.names()) await jobs.runDue(name);
    const rounds = [
      { of: 'a round of the jobs of five minutes', isNight: false },
      { of: 'a night', isNight: true },
    ];
    const figures: Figure[] = [];
    for (const { of, isNight } of rounds) {
      const names = jobs.names().filter((name) => (jobs.every(name) !== 'minutes') === isNight);
      const round = async (): Promise<void> => {
        for (const name of names) await jobs.runDue(name);
      };
      const asked = await questions.during(round);
      figures.push(
        ...idleOf(
          `${of} with ${idle.toLocaleString('en')} idle companies`,
          await besideBare(round, () => ask(database, asked)),
        ),
      );
    }
    return figures;
  } finally {
    await app.stop();
  }
}

type Question = Pick<Asked, 'text' | 'values'>;

/** What a round asks of all mandants. */
function hearQuestions(database: Database): { during(round: () => Promise<void>): Promise<Question[]> } {
  let heard: Question[] | undefined;
  hear(database, ({ text, values }) => {
    if (text.includes('unnest(g.ids')) heard?.push({ text, values });
  });
  return {
    during: async (round) => {
      const own: Question[] = [];
      heard = own;
      await round();
      heard = undefined;
      return own;
    },
  };
}

/** The same questions with nothing around them. */
const ask = (database: Database, questions: readonly Question[]): Promise<void> =>
  database.transaction({ mandantId: null, place: 'cell', role: 'report', readOnly: true, isJob: true }, async (db) => {
    await sql`select set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true)`.execute(db);
    for (const { text, values } of questions) await db.executeQuery(CompiledQuery.raw(text, [...values]));
  });

/** In turn, the best of three: other work runs beside it. */
async function besideBare(
  round: () => Promise<void>,
  bare: () => Promise<void>,
): Promise<{ ours: number; limit: number }> {
  const timed = async (steps: () => Promise<void>): Promise<number> => {
    const from = performance.now();
    await steps();
    return performance.now() - from;
  };
  const best = { ours: Number.POSITIVE_INFINITY, limit: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 3; turn++) {
    best.limit = Math.min(best.limit, await timed(bare));
    best.ours = Math.min(best.ours, await timed(round));
  }
  return best;
}

function idleOf(name: string, { ours, limit }: { ours: number; limit: number }): Figure[] {
  return [
    { name, value: ours, unit: 'ms', ratio: ours / roundMaxMs, must: { atMost: 1 } },
    {
      name: `${name} beside its questions alone`,
      value: ours,
      unit: 'ms',
      limit,
      ratio: ours / limit,
      must: { atMost: 2 },
    },
  ];
}
