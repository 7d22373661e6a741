/**
 * Wakes a process at the moment when something goes live. Every process has one: the first that comes does it, the others
 * find nothing. The clock is looked at twice a minute while something is planned, because it can be set.
 */
import { closedOf, type MandantRegistry } from '#platform/app-parts.ts';
import { jobContext, type System } from '#platform/context.ts';
import { askCells, inCell } from '#platform/database/cell/cells.ts';
import type { Db } from '#platform/database/db.ts';
import { publishDue, scheduleTopic } from './schedule.ts';
import * as sql from './sql.ts';
import type { DraftKind } from './steps.ts';

const lookMs = 30_000;
/** What is still due after a try waits so long for the next one. */
const againMs = 60_000;

export interface DraftAlarm {
  start(): Promise<void>;
  /** Finishes what it has in hand. */
  stop(): Promise<void>;
}

export function createDraftAlarm(
  system: System,
  mandants: Pick<MandantRegistry, 'byId'>,
  kinds: readonly DraftKind[],
): DraftAlarm {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const wait = (next: Date | undefined, leastMs = 0): void => {
    clearTimeout(timer);
    if (!next || stopping.signal.aborted) return;
    const left = next.getTime() - system.clock.now().getTime();
    const again = left > lookMs ? () => wait(next) : () => void look();
    timer = setTimeout(again, Math.max(leastMs, Math.min(left, lookMs), 0));
    timer.unref();
  };
  const ring = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    const now = system.clock.now();
    for (const id of (await across(system, (db) => sql.listDueMandants(db, now))).flat()) {
      const mandant = await mandants.byId(id).catch(unlessClosed);
      if (mandant) await publishDue(jobContext(system, mandant, 'draft.publish'), kinds, stopping.signal);
    }
    const moments = (await across(system, sql.findNextMoment)).filter((moment) => moment !== undefined);
    const next = moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
    wait(next, next && next <= now ? againMs : 0);
  };
  const look = (): Promise<void> => {
    running = running.then(ring).catch((err: unknown) => {
      system.log.error({ err }, 'the next moment of a draft could not be found');
      wait(new Date(0), againMs);
    });
    return running;
  };
  return {
    start: async () => {
      system.signals.on(scheduleTopic, () => void look());
      await look();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Of a cell that is away nothing is known; the alarm of the others rings. */
const across = async <T>({ database }: System, steps: (db: Db) => Promise<T>): Promise<T[]> => {
  const { answers } = await askCells(database, (cell) => inCell(cell, { role: 'report', readOnly: true }, steps));
  return answers.map(({ value }) => value);
};

/** The things of a closed mandant wait until it is open again. */
const unlessClosed = (error: unknown): undefined => {
  if (!closedOf(error)) throw error;
};
