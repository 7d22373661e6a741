/** What is to go live or to be taken away at a moment, and the pass that does it when the moment has come. */

import { Refusal, type RefusalName, refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { problemText, refusalText } from '@weitersagen/contract/texts/texts';
import type { Ctx, Tx } from '#platform/context.ts';
import { whoHas } from '#platform/jobs/pass.ts';
import { announceChange } from '#platform/signals.ts';
import type { Deed, ScheduleRow } from './sql.ts';
import * as sql from './sql.ts';
import { bring, changeOf, type DraftKind, lock, publicData, record, stateOf, takeAway, thingOf } from './steps.ts';

/** Told when a moment was set or taken back: whoever waits for the next one looks anew. */
export const scheduleTopic = 'draft-schedule';

interface Plan {
  deed: Deed;
  at: Date;
  revision?: number | undefined;
  note?: string | undefined;
  /** By another person. */
  isAgreed?: boolean;
}

/** With the data of now: whoever goes on writing does not change what goes live. */
export async function schedule(tx: Tx, kind: DraftKind, key: string, plan: Plan): Promise<void> {
  const { deed, at, note = null, isAgreed = false } = plan;
  const draft = await lock(tx, kind, key, plan);
  if (at <= tx.now) refuse('state.not-allowed');
  const data =
    deed === 'publish' ? (draft.data ?? (await publicData(tx, kind, key, draft)) ?? refuse('state.not-allowed')) : null;
  await sql.putSchedule(tx.db, thingOf(kind, key), { deed, at, data, note, isAgreed }, changeOf(tx));
  await record(tx, draft, deed === 'publish' ? 'plan' : 'planEnd', stateOf(draft), at.toISOString());
  await announceChange(tx, scheduleTopic, String(tx.mandant.id));
}

export async function unschedule(tx: Tx, kind: DraftKind, key: string, deed: Deed): Promise<void> {
  const draft = await lock(tx, kind, key, {});
  if (!(await sql.deleteSchedule(tx.db, thingOf(kind, key), deed))) refuse('unknown');
  await record(tx, draft, 'unplan', stateOf(draft));
}

export const listSchedules = (tx: Tx, kind: DraftKind, key: string): Promise<ScheduleRow[]> =>
  sql.listSchedules(tx.db, thingOf(kind, key));

export const whoHasDue = whoHas(({ now }) => sql.dueRow(now));

/**
 * Does what is due, each in a transaction of its own: a process that dies leaves what it had in hand to the next one, and
 * two at once do not do the same. What is refused stays with the reason, for whoever asked; what fails otherwise is tried again.
 */
export async function publishDue(ctx: Ctx, kinds: readonly DraftKind[], signal?: AbortSignal): Promise<number> {
  const left: number[] = [];
  for (let done = 0; ; done++) {
    if (signal?.aborted) return done;
    const one: { due?: ScheduleRow | undefined } = {};
    try {
      await ctx.write(async (tx) => {
        one.due = await sql.takeDue(tx.db, tx.now, objectsOf(kinds), left);
        if (one.due) await carryOut(tx, kinds, one.due);
      });
    } catch (error) {
      await leave(ctx, one.due, error);
      left.push(one.due?.id ?? 0);
    }
    if (!one.due) return done - left.length;
  }
}

async function carryOut(tx: Tx, kinds: readonly DraftKind[], due: ScheduleRow): Promise<void> {
  const { key, deed, data, note, askedBy: by, isAgreed } = due;
  const kind = kinds.find(({ object }) => object === due.object) as DraftKind;
  const draft = await lock(tx, kind, key, {});
  if (deed === 'publish') await bring(tx, kind, [{ key, draft, data }], { note, by, isAlone: !isAgreed });
  else if (draft.version !== null) await takeAway(tx, kind, key, draft, { note, by });
  await sql.endSchedule(tx.db, due.id);
}

async function leave(ctx: Ctx, due: ScheduleRow | undefined, error: unknown): Promise<void> {
  if (!due) throw error;
  const of = { object: due.object, key: due.key, deed: due.deed };
  if (!(error instanceof Refusal)) return ctx.log.error({ err: error, ...of }, 'what was due could not be done');
  const problems = (error.details.problems ?? []).slice(0, problemsKept);
  await ctx.write((tx) => sql.markFailed(tx.db, due.id, JSON.stringify({ refusal: error.refusal, problems })));
  return ctx.log.warn({ ...of, refusal: error.refusal }, 'what was due was refused');
}

/** What kept it from being done, as whoever planned it reads it. */
export function failureText(locale: string, failure: string): string {
  const { refusal, problems } = JSON.parse(failure) as { refusal: RefusalName; problems: readonly Problem[] };
  if (problems.length === 0) return refusalText(locale, refusal);
  return [...new Set(problems.map((problem) => problemText(locale, problem)))].join('; ');
}

/** So many reasons are enough to begin with. */
const problemsKept = 5;

const objectsOf = (kinds: readonly DraftKind[]): string[] => kinds.map(({ object }) => object);
