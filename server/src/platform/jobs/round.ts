/**
 * A round of a job: one question says which mandants have something to do, and only these are worked for, a few at a time.
 * Another process that hears of a long round takes part in it; what one of them is at or has done the other leaves.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import { job } from '@weitersagen/contract/job/desk';
import { today } from '../clock.ts';
import { globally, jobContext, type Mandant, type System } from '../context.ts';
import { isTooFar, markHeld, recordRun } from './job-state.ts';
import type { Lanes } from './lanes.ts';
import type { JobDefinition, JobList } from './pass.ts';
import { findRound, listDone, listLastDays, noteHeld, noteRound, putRun } from './round-state.ts';

/** What a run works with; the signal says that the process stops. */
export interface RunContext {
  system: System;
  list: JobList;
  mandants: { all(): Promise<readonly Mandant[]> };
  lanes: Lanes;
  signal: AbortSignal;
}

/** The signal by which the others hear of a round that has more to do than one process does at once. */
export const roundTopic = 'job-round';

interface Round {
  name: string;
  definition: JobDefinition;
  mandants: readonly Mandant[];
  /** By the clock of whoever began the round. */
  askedAt: Date;
  day: string;
}

/** Gives whether something is still going on when it returns: in a lane of its own, or in another process. */
export async function runRound(run: RunContext, name: string): Promise<{ isUnfinished: boolean }> {
  const { system, mandants } = run;
  const definition = definitionOf(run, name);
  const askedAt = system.clock.now();
  const round: Round = { name, definition, mandants: await mandants.all(), askedAt, day: today(askedAt) };
  const { due, isHeld } = await listDue(run, round);
  if (due.length > run.lanes.count) await callOthers(system, round);
  const { failure, isUnfinished } = await workThrough(run, round, due);
  const onceFailure = await runOnce(run, round);
  const isDaily = definition.every !== 'minutes';
  if (!isHeld)
    await globally(system, (db) =>
      noteRound(db, { job: name, day: round.day, at: askedAt, mandants: due.length, isDaily }),
    );
  if (onceFailure !== undefined || failure !== undefined) throw failure ?? onceFailure;
  return { isUnfinished };
}

/** Works on the round that another process began at that moment. */
export async function joinRound(run: RunContext, name: string, askedAt: Date): Promise<void> {
  const round = { name, definition: definitionOf(run, name), mandants: await run.mandants.all(), askedAt };
  const given = { ...round, day: today(run.system.clock.now()) };
  await workThrough(run, given, (await listDue(run, given)).due);
}

/** Runs one job now for one mandant; gives how many things it moved. */
export async function runFor(run: RunContext, name: string, mandant: Mandant, by?: string): Promise<number> {
  const { system } = run;
  const definition = definitionOf(run, name);
  const processed = await runOne(run, { name, definition }, mandant, {
    by: by ?? null,
    askedAt: null,
    // By hand everything of it runs; what it did for all is no number of this mandant.
    after: async () => void (await definition.once?.(system)),
  });
  return processed ?? 0;
}

export function definitionOf({ list }: Pick<RunContext, 'list'>, name: string): JobDefinition {
  const definition = list[name];
  if (!definition) throw new Error(`no job ${name}`);
  return definition;
}

async function runOnce({ system }: RunContext, { name, definition }: Round): Promise<unknown> {
  try {
    await definition.once?.(system);
    return undefined;
  } catch (error) {
    system.log.error({ err: error, job: name }, 'job failed in what is there once for all');
    return error;
  }
}

const callOthers = (system: System, { name, askedAt }: Round): Promise<unknown> =>
  globally(system, (db) => system.signals.announce(db, roundTopic, `${name} ${askedAt.getTime()}`));

/** Who has something to do and has not had its turn today; where the nights are held, whom a person has let go on. */
async function listDue(run: RunContext, round: Round): Promise<{ due: Mandant[]; isHeld: boolean }> {
  const { system } = run;
  const { name, definition, mandants, askedAt, day } = round;
  const letGo = await listLetGo(run, round);
  const ids = letGo ?? (await definition.run.asks({ system, mandants, now: askedAt }));
  const asked = new Set(ids);
  if (definition.every !== 'minutes' && ids.length > 0)
    for (const id of await globally(system, (db) => listDone(db, { job: name, day, ids }))) asked.delete(id);
  return { due: mandants.filter(({ id }) => asked.has(id)), isHeld: letGo !== undefined };
}

/**
 * Only the schedule is held, and only what a person can start by hand: that start is the answer to the question, and from
 * then on the nights of this mandant are its own. Undefined where nothing is held.
 */
async function listLetGo({ system }: RunContext, round: Round): Promise<number[] | undefined> {
  const { name, mandants, askedAt, day } = round;
  const { every } = round.definition;
  if (every === 'minutes' || !(codesOf(job) as readonly string[]).includes(name)) return undefined;
  const last = await globally(system, (db) => findRound(db, name));
  if (!last || !isTooFar(every, last.day, day)) return undefined;
  system.log.error(
    { job: name, lastDay: last.day, today: day },
    'job held: its last day is too far, is the clock right?',
  );
  const rows = await globally(system, async (db) => {
    await noteHeld(db, name, askedAt);
    return listLastDays(
      db,
      name,
      mandants.map(({ id }) => id),
    );
  });
  const own = rows.filter((row) => row.day > last.day);
  const stopped = new Set(own.filter((row) => isTooFar(every, row.day, day)).map(({ id }) => id));
  // Who had been let go on, and whose own nights stopped again.
  for (const mandant of mandants) if (stopped.has(mandant.id)) await markHeld(jobContext(system, mandant, name), name);
  return own.filter(({ id }) => !stopped.has(id)).map(({ id }) => id);
}

/** What fails for one mandant holds up no other; the queue tries again what is not done. */
async function workThrough(
  run: RunContext,
  round: Round,
  due: readonly Mandant[],
): Promise<{ failure: unknown; isUnfinished: boolean }> {
  const left = [...due].reverse();
  let failure: unknown;
  let isUnfinished = false;
  const workOne = async (mandant: Mandant): Promise<void> => {
    const begin = { by: null, askedAt: round.askedAt };
    const processed = await runOne(run, round, mandant, begin).catch((error: unknown) => {
      failure ??= error;
      return 0;
    });
    if (processed === undefined) isUnfinished = true;
  };
  const hand = async (): Promise<void> => {
    for (let next = left.pop(); next && !run.signal.aborted; next = left.pop()) {
      const mandant = next;
      if ((await run.lanes.through(() => workOne(mandant))) === 'long') isUnfinished = true;
    }
  };
  await Promise.all(Array.from({ length: Math.min(run.lanes.count, due.length) }, hand));
  return { failure, isUnfinished: isUnfinished || left.length > 0 };
}

/** Undefined where another process is at it or has done it. */
async function runOne(
  { system, signal }: RunContext,
  { name, definition }: Pick<Round, 'name' | 'definition'>,
  mandant: Mandant,
  { by, askedAt, after }: { by: string | null; askedAt: Date | null; after?: () => Promise<void> },
): Promise<number | undefined> {
  const ctx = jobContext(system, mandant, name);
  const steps = async (): Promise<number> => {
    const moved = await definition.run(ctx, signal);
    await after?.();
    return moved;
  };
  const processed = await system.spans.work(`job ${name}`, { 'weitersagen.mandant': mandant.slug }, () =>
    recordRun(ctx, { job: name, by, askedAt }, steps),
  );
  if (processed === undefined || definition.every === 'minutes') return processed;
  const row = { mandantId: mandant.id, job: name, day: today(ctx.now), at: ctx.now, processed };
  await globally(system, (db) => putRun(db, row));
  return processed;
}
