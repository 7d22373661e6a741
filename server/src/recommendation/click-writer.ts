/**
 * Clicks are committed before their answers, in groups (C-21): the next flush starts when the last commit has returned,
 * a lone click is flushed at once. A flush is one statement and one transaction; where it fails its clicks are written
 * one by one, so that a bad one never fails its neighbours. Nobody is turned away: who comes while much waits, waits.
 *
 * While the database is away nobody waits for it: clicks stay in the queue, are written in their order when it is back, each
 * once, and what is more than the queue may hold is given up and counted.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '#platform/context.ts';
import { type Cell, cellOf, cellsOf } from '#platform/database/cell/cells.ts';
import { type Click, momentOf, persist, type QueuedClick } from './click-group.ts';

interface ClickWriter {
  /** Resolves when the click is committed, or kept until the database is back. */
  record(click: Click): Promise<void>;
  /** Counts a click that nobody could write. */
  giveUp(): void;
  /** Writes what still waits, and gives up what a database that is away does not take. */
  stop(): Promise<void>;
}

const groupMax = 1000;
const queueMax = 10_000;
const usual = {
  /** So many wait for a database that is away: some tens of megabytes. */
  keptMax: 50_000,
  /** So long a visitor waits for the database, and nobody after that one until it has answered. */
  patienceMs: 1000,
  againMs: 1000,
  /** So long the end of the program waits for it. */
  stopMs: 5000,
};

type Parts = Pick<System, 'database' | 'log' | 'meters'>;

/** A queue of its own for each cell: the clicks of one that is away wait for it alone. */
export function createClickWriter(parts: Parts, given: Partial<typeof usual> = {}): ClickWriter {
  const { database } = parts;
  /** Clicks of mandants that move: they come again, where the mandant lies then. */
  const onTheWay = new Set<Click>();
  const passOn = (click: Click): void => {
    onTheWay.add(click);
    setTimeout(() => void putIn(click), given.againMs ?? usual.againMs).unref();
  };
  const putIn = async (click: Click): Promise<void> => {
    if (!onTheWay.delete(click)) return;
    await database.cells?.lookUp(click.mandantId);
    await writerOf(click.mandantId)
      .record(click)
      .catch((err: unknown) => parts.log.error({ err }, 'a click not written'));
  };
  const writers = cellsOf(database).map((cell) => ({
    name: cell.name,
    writer: createCellWriter(parts, cell, passOn, given),
  }));
  const [first] = writers;
  if (!first) throw new Error('no cell');
  const writerOf = (mandantId: number): ClickWriter =>
    writers.find(({ name }) => name === cellOf(database, mandantId).name)?.writer ?? first.writer;
  return {
    record: (click) => writerOf(click.mandantId).record(click),
    giveUp: () => first.writer.giveUp(),
    stop: async () => {
      await Promise.all([...onTheWay].map(putIn));
      await Promise.all(writers.map(({ writer }) => writer.stop()));
    },
  };
}

function createCellWriter(
  { log, meters }: Parts,
  { database }: Cell,
  passOn: (click: Click) => void,
  given: Partial<typeof usual>,
): ClickWriter {
  const { keptMax, patienceMs, againMs, stopMs } = { ...usual, ...given };
  let queue: QueuedClick[] = [];
  let flushing: Promise<void> | undefined;
  /** The database does not answer, so nobody waits for it. */
  let isAway = false;
  let isOver = false;
  /** Who waits until there is room in the queue. */
  let outside: (() => void)[] = [];
  const letIn = (): void => {
    const all = outside;
    outside = [];
    for (const enter of all) enter();
  };
  const tell = oncePerMinute((clicks) => log.error({ clicks }, 'clicks given up: the database is away'));

  const giveUp = (clicks: number): void => {
    meters.add('clicks_given_up_total', [], clicks);
    tell(clicks);
  };
  const leadOn = (): void => {
    if (!isAway) log.warn({ clicks: queue.length }, 'the database does not take clicks: they are kept');
    isAway = true;
    for (const { done } of queue) done();
    letIn();
  };
  const parts = { database, log, againMs, onAway: leadOn, passOn, isOver: () => isOver };
  const flushAll = async (): Promise<void> => {
    while (queue.length > 0 && !isOver) {
      const group = queue.slice(0, groupMax);
      const endPatience = inSilence(patienceMs, leadOn);
      await persist(parts, group);
      endPatience();
      queue = queue.slice(group.length);
      if (queue.length <= groupMax) isAway = false;
    }
    // In the same step in which nothing was left, so that nobody comes in between and is forgotten.
    flushing = undefined;
    letIn();
  };

  return {
    giveUp: () => giveUp(1),
    record: async (click) => {
      while (queue.length >= queueMax && !isAway) await new Promise<void>((enter) => outside.push(enter));
      if (queue.length >= keptMax) return giveUp(1);
      return new Promise<void>((done, failed) => {
        queue.push({ click, moment: momentOf(click.at), done, failed });
        flushing ??= flushAll();
        if (isAway) done();
      });
    },
    stop: async () => {
      const end = new AbortController();
      const late = sleep(stopMs, true, { signal: end.signal }).catch(() => false);
      isOver = (await Promise.race([flushing, late])) === true;
      end.abort();
      if (isOver) giveUp(queue.length);
    },
  };
}

/** After so long, when what came in the meantime was heard: a process that was held up itself takes no database for away. */
function inSilence(ms: number, then: () => void): () => void {
  let turn: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    turn = setImmediate(then);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}

/** Tells the first at once, and what comes within the minute after it in one line. */
function oncePerMinute(tell: (sum: number) => void): (more: number) => void {
  let sum = 0;
  let timer: NodeJS.Timeout | undefined;
  const tellSum = (): void => {
    timer = undefined;
    if (sum === 0) return;
    tell(sum);
    sum = 0;
    timer = setTimeout(tellSum, 60_000).unref();
  };
  return (more) => {
    sum += more;
    if (!timer) tellSum();
  };
}
