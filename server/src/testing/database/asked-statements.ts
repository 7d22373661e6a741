/**
 * Keeps every statement that tests send as app or report, each once, with the function that asks and one example of its
 * values, for the proof of their plans: in the folder STATEMENTS, where the runner has named one.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Database } from '#platform/database/db.ts';
import { type Asked, hear } from './hearing.ts';

export interface AskedStatement extends Asked {
  /** File and function: `recommendation/sql.ts listLinks`. */
  name: string;
}

const folder = process.env.STATEMENTS;
const worker = globalThis as { weitersagenAsked?: Set<string> };

export function keepAskedStatements(database: Pick<Database, 'transaction' | 'glance'>): void {
  if (!folder) return;
  worker.weitersagenAsked ??= new Set();
  const known = worker.weitersagenAsked;
  const file = join(folder, `${process.pid}-${threadId}.jsonl`);
  hear(database, (asked) => {
    const key = `${keyOf(asked, () => whoAsks(asked.text))} ${asksForNone(asked)}`;
    if (known.has(key)) return;
    known.add(key);
    appendFileSync(
      file,
      `${JSON.stringify({ ...asked, name: whoAsks(asked.text), values: asked.values.map(written) })}\n`,
    );
  });
}

/**
 * What all workers have kept, each statement once, in the order of their names. Of several examples one whose lists name
 * something, as every index finds nothing equally well, and of those the earliest: a test that turned the clock on by a year
 * asks for everything that has ever ended.
 */
export function readAskedStatements(): AskedStatement[] {
  if (!folder) throw new Error('STATEMENTS names no folder');
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
  const statements = lines.map((line) => {
    const one = JSON.parse(line) as AskedStatement;
    return { ...one, values: one.values.map(read) };
  });
  const bestLast = statements.toSorted(
    (a, b) => Number(asksForNone(b)) - Number(asksForNone(a)) || lastMoment(b) - lastMoment(a),
  );
  const byKey = new Map(bestLast.map((one) => [keyOf(one, () => one.name), one]));
  return [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name) || a.text.localeCompare(b.text));
}

/** One of its lists is empty. */
const asksForNone = ({ values }: Pick<Asked, 'values'>): boolean =>
  values.some((value) => Array.isArray(value) && value.length === 0);

const lastMoment = ({ values }: AskedStatement): number =>
  Math.max(0, ...values.map((value) => (value instanceof Date ? value.getTime() : 0)));

/** What a function tells the planner for the rest of its transaction. */
export const isSetting = ({ text }: Pick<Asked, 'text'>): boolean => /^set local enable_\w+ = off$/.test(text);

/** How many values a list has makes no other statement; a setting is one of each who sets it. */
const keyOf = (asked: Asked, by: () => string): string =>
  `${asked.role} ${asked.text.replace(/\$\d+(?:, \$\d+)*/g, '$').replace(/(?:, \(\$\))+/g, '')} ${isSetting(asked) ? by() : ''}`;

/** What every statement goes through; the other files of the database ask themselves. */
const way =
  /^(?:platform\/database\/(?:connection\/[\w-]+|db|owner|paging|take-back)\.ts|platform\/context\.ts|platform\/transaction-guard\.ts|testing\/database\/(?:hearing|asked-statements)\.ts)/;

/** Asks where no function of ours can be seen any more. */
export const nobody = 'unknown';

/** The nearest function of ours that asks. The count of a list has only its table to be known by: nobody waits for it in between. */
function whoAsks(text: string): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const frames = (new Error().stack ?? '').split('\n').flatMap((line) => {
    const [, name = '', file] =
      /at (?:async )?(?:Module\.|Object\.)?([\w.$<>]+)? ?\(?.*?\/server\/src\/([\w./-]+\.ts)/.exec(line) ?? [];
    return file && !way.test(file) ? [{ name, file }] : [];
  });
  Error.stackTraceLimit = limit;
  const [counted] = /(?<=^select count\(\*\)::int as count from \(select 1 from )\w+/.exec(text) ?? [];
  if (counted) return `platform/database/paging.ts count of ${counted}`;
  return frames[0] ? `${frames[0].file} ${frames[0].name}`.trim() : nobody;
}

type Written = { moment: string } | { bytes: string } | { is: unknown };

const written = (value: unknown): Written => {
  if (value instanceof Date) return { moment: value.toISOString() };
  return Buffer.isBuffer(value)
    ? { bytes: value.toString('base64') }
    : { is: typeof value === 'bigint' ? String(value) : value };
};
const read = (value: unknown): unknown => {
  const one = value as Written;
  if ('moment' in one) return new Date(one.moment);
  return 'bytes' in one ? Buffer.from(one.bytes, 'base64') : one.is;
};
