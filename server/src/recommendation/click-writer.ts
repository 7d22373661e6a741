/**
 * Clicks are committed before their answers, in groups (C-21): the next flush starts when the last commit has returned,
 * a lone click is flushed at once. A flush is one statement and one transaction; where it fails its clicks are written
 * one by one, so that a bad one never fails its neighbours. Nobody is turned away: who comes while much waits, waits.
 */
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import type { System } from '#platform/context.ts';
import { networksOf } from '#platform/http/network.ts';
import type { VisitKind } from './visitor.ts';

export interface Click {
  mandantId: number;
  /** The root of the family. */
  recommendationId: number;
  channel: string | null;
  source: EntrySource;
  recipientNumber: string | null;
  target: 'landing' | 'shop';
  at: Date;
  visitorHash: string;
  kind: VisitKind;
  /** Of the page that was left for the link. */
  referrerHost: string | null;
}

interface ClickWriter {
  /** Resolves when the click is committed. */
  record(click: Click): Promise<void>;
  /** Writes what still waits. */
  stop(): Promise<void>;
}

/** How many rows a network writes within an hour; what comes above counts without one. */
const rowsPerNetworkMax = 300;
const networksMax = 50_000;
const hourMs = 3_600_000;

/**
 * Which network of an address has written all its rows, the widest one; undefined where it may write one more. The wider ones
 * may write more; each process counts for itself.
 */
export function createRowLimit(max = rowsPerNetworkMax): (ip: string, at: Date) => string | undefined {
  let hour = 0;
  let written = new Map<string, number>();
  return (ip, at) => {
    const now = Math.floor(at.getTime() / hourMs);
    if (now !== hour || written.size >= networksMax) [hour, written] = [now, new Map()];
    const rows = networksOf(ip).map(([network, times]) => [network, written.get(network) ?? 0, max * times] as const);
    const full = rows.findLast(([, count, most]) => count >= most)?.[0];
    if (full === undefined) for (const [network, count] of rows) written.set(network, count + 1);
    return full;
  };
}

interface QueuedClick {
  click: Click;
  written: () => void;
  failed: (error: unknown) => void;
}

const groupMax = 1000;
const queueMax = 10_000;

export function createClickWriter({ database, log }: Pick<System, 'database' | 'log'>): ClickWriter {
  let queue: QueuedClick[] = [];
  let flushing: Promise<void> | undefined;

  const flushAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue.slice(0, groupMax);
      queue = queue.slice(groupMax);
      await write(group);
    }
    // In the same step in which nothing was left, so that nobody comes in between and is forgotten.
    flushing = undefined;
  };
  const write = async (group: readonly QueuedClick[]): Promise<void> => {
    try {
      await database.pool.query(statement, columnsOf(group));
      for (const { written } of group) written();
    } catch (error) {
      if (group.length > 1 && isRefused(error)) for (const one of group) await write([one]);
      else {
        log.error({ err: error, clicks: group.length }, 'clicks not written');
        for (const { failed } of group) failed(error);
      }
    }
  };

  return {
    record: async (click) => {
      while (queue.length >= queueMax) await flushing;
      return new Promise<void>((written, failed) => {
        queue.push({ click, written, failed });
        flushing ??= flushAll();
      });
    },
    stop: async () => flushing,
  };
}

/** The database has said no, so nothing of the group is written; after a broken connection nobody knows. */
const isRefused = (error: unknown): boolean => (error as { severity?: unknown }).severity === 'ERROR';

const statement = 'select record_clicks($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

const columnsOf = (group: readonly QueuedClick[]): unknown[] => {
  const columns: unknown[][] = [[], [], [], [], [], [], [], [], [], []];
  for (const { click } of group) {
    const values = [
      click.mandantId,
      click.recommendationId,
      click.channel,
      click.source,
      click.recipientNumber,
      click.target,
      click.at,
      click.visitorHash,
      click.kind,
      click.referrerHost,
    ];
    for (const [index, value] of values.entries()) columns[index]?.push(value);
  }
  return columns;
};
