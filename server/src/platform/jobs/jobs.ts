/**
 * Scheduled and background work (rules 1.8): nightly passes at 03:30 Berlin time and long imports, by pg-boss over
 * our pool. Never a step of state or money. A job is a function of a mandant's context that can safely run twice; a
 * nightly run remembers the day it did, one started by hand always runs.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import { job } from '@weitersagen/contract/job/desk';
import type { PgBoss } from 'pg-boss';
import { today } from '../clock.ts';
import { type Ctx, globally, jobContext, type Mandant, type System } from '../context.ts';
import { isTooFar, markHeld, recordRun } from './job-state.ts';
import { addQueues, type Queue, startQueues } from './queue.ts';

/** Gives how many things it moved; long work ends early when the signal says that the process stops. */
export type Job = (ctx: Ctx, signal?: AbortSignal) => Promise<number>;

/** One pass of several, one after the other. */
export const inTurn =
  (...passes: readonly Job[]): Job =>
  async (ctx, signal) => {
    let moved = 0;
    for (const pass of passes) moved += await pass(ctx, signal);
    return moved;
  };

interface JobDefinition {
  run: Job;
  /** `night` = every night 03:30, `month` = the night of the first, `minutes` = every five minutes and at the start. */
  every: 'night' | 'month' | 'minutes';
}
export type JobList = Readonly<Record<string, JobDefinition>>;

/** Work that somebody asks for and that goes on after a restart: name → verb with its payload. */
export type Tasks = Readonly<
  Record<string, (ctx: Ctx, payload: Record<string, unknown>, signal: AbortSignal) => Promise<void>>
>;

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  names(): string[];
  every(name: string): JobDefinition['every'] | undefined;
  /** What the schedule does: every mandant, each once a day. */
  runDue(name: string): Promise<void>;
  /** Runs one job now for one mandant, however far its last day is; `by` is the e-mail of the operator who asked. */
  runNow(name: string, mandant: Mandant, by?: string): Promise<number>;
  /** Queues a task; it is taken within seconds by any process. */
  enqueue(task: string, mandantId: number, payload: Record<string, unknown>): Promise<void>;
}

/** In Berlin time; `nextRun` of job-state.ts reads the same. */
const schedules = { night: '30 3 * * *', month: '30 3 1 * *', minutes: '*/5 * * * *' } as const;
/** A run whose process died is given up when its heartbeat stays out, and tried again. */
const heartbeatSeconds = 20;
const jobQueue = { retryLimit: 3, retryBackoff: true, heartbeatSeconds, policy: 'singleton' };
const taskQueue = { retryLimit: 10, retryBackoff: true, heartbeatSeconds, expireInSeconds: 3600 * 6 };

interface Mandants {
  all(): Promise<readonly Mandant[]>;
  byId(id: number): Promise<Mandant | undefined>;
}

/** What a run works with; the signal says that the process stops. */
interface RunContext {
  system: System;
  list: JobList;
  tasks: Tasks;
  mandants: Mandants;
  signal: AbortSignal;
}

export function createJobs(system: System, list: JobList, tasks: Tasks, mandants: Mandants): Jobs {
  let pgBoss: PgBoss | undefined;
  const stopping = new AbortController();
  const run: RunContext = { system, list, tasks, mandants, signal: stopping.signal };

  return {
    names: () => Object.keys(list),
    every: (name) => list[name]?.every,
    isRunning: () => pgBoss !== undefined,
    runDue: (name) => runScheduled(run, name),
    runNow: (name, mandant, by) => runFor(run, name, mandant, by),
    start: async () => {
      const { database, log, config } = system;
      const started = await startQueues(database.pool, log, config.databaseOwnerUrl === undefined);
      await addQueues(started, queuesOf(run));
      await takeJobs(started, run);
      await takeTasks(started, run);
      pgBoss = started;
    },
    stop: async () => {
      stopping.abort();
      const started = pgBoss;
      pgBoss = undefined;
      await started?.stop({ graceful: true, timeout: 20_000, wait: true } as never);
    },
    enqueue: async (task, mandantId, payload) => {
      if (!pgBoss) throw new Error('jobs are not running');
      await pgBoss.send(task, { mandantId, ...payload });
    },
  };
}

function queuesOf({ system: { config }, list, tasks }: RunContext): Queue[] {
  // Whoever sets the clock calls the nights, too.
  const isDue = (every: JobDefinition['every']) => every === 'minutes' || !config.testMode;
  return [
    ...Object.entries(list).map(([name, { every }]) => ({
      name,
      options: jobQueue,
      ...(isDue(every) && { every: schedules[every] }),
    })),
    ...Object.keys(tasks).map((name) => ({ name, options: taskQueue })),
  ];
}

async function takeJobs(pgBoss: PgBoss, run: RunContext): Promise<void> {
  for (const [name, { every }] of Object.entries(run.list)) {
    if (every === 'minutes') await pgBoss.send(name);
    await pgBoss.work(name, { pollingIntervalSeconds: 30 }, () => runScheduled(run, name));
  }
}

async function takeTasks(pgBoss: PgBoss, { system, tasks, mandants, signal }: RunContext): Promise<void> {
  for (const [name, verb] of Object.entries(tasks)) {
    await pgBoss.work(name, { pollingIntervalSeconds: 1 }, async ([job]) => {
      if (!job) return;
      const { mandantId, ...payload } = job.data as { mandantId: number };
      const mandant = await mandants.byId(mandantId);
      if (mandant) await verb(jobContext(system, mandant, name), payload, signal);
    });
  }
}

async function runScheduled(run: RunContext, name: string): Promise<void> {
  const { system, list, mandants } = run;
  const isDaily = list[name]?.every !== 'minutes';
  let failure: unknown;
  for (const mandant of await mandants.all()) {
    const done = isDaily && (await isDoneToday(system, name, mandant));
    const held = !done && (await isHeld(run, name, mandant));
    // What fails for one mandant holds up no other; the queue tries again what is not done.
    if (!done && !held) await runFor(run, name, mandant).catch((error: unknown) => (failure ??= error));
  }
  if (failure !== undefined) throw failure;
}

/** Only the schedule is held, and only what a person can start by hand: that start is the answer to the question. */
async function isHeld({ system, list }: RunContext, name: string, mandant: Mandant): Promise<boolean> {
  const every = list[name]?.every;
  if (every === undefined || every === 'minutes' || !(codesOf(job) as readonly string[]).includes(name)) return false;
  const last = await globally(system, (db) =>
    db
      .selectFrom('job_run')
      .select('day')
      .where('mandant_id', '=', mandant.id)
      .where('job', '=', name)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  const ctx = jobContext(system, mandant, name);
  if (!last || !isTooFar(every, last.day, today(ctx.now))) return false;
  ctx.log.error({ lastDay: last.day, today: today(ctx.now) }, 'job held: its last day is too far, is the clock right?');
  await markHeld(ctx, name);
  return true;
}

async function runFor(
  { system, list, signal }: RunContext,
  name: string,
  mandant: Mandant,
  by?: string,
): Promise<number> {
  const definition = list[name];
  if (!definition) throw new Error(`no job ${name}`);
  const ctx = jobContext(system, mandant, name);
  const processed = await recordRun(ctx, name, by ?? null, () => definition.run(ctx, signal));
  await globally(system, async (db) => {
    const row = { mandant_id: mandant.id, job: name, day: today(ctx.now), done_at: ctx.now, processed };
    await db
      .insertInto('job_run')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['mandant_id', 'job', 'day']).doUpdateSet({ done_at: ctx.now, processed }),
      )
      .execute();
  });
  return processed;
}

const isDoneToday = async (system: System, name: string, { id }: Mandant): Promise<boolean> =>
  (await globally(system, (db) =>
    db
      .selectFrom('job_run')
      .select('job')
      .where('mandant_id', '=', id)
      .where('job', '=', name)
      .where('day', '=', today(system.clock.now()))
      .executeTakeFirst(),
  )) !== undefined;
