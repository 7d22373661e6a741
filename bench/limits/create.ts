/**
 * What making a recommendation costs the database alone: the very statements our verb sends, awaited one after the
 * other by 16 workers over bare pg, without HTTP, schema or words. They come recorded on standard input; what differed
 * between two recordings is new in every round, and an id is the one an earlier statement has just given.
 */
import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Recorded } from '../recorder.ts';

const workers = 16;
const { seconds, statements: recorded } = JSON.parse(await text(process.stdin)) as {
  seconds: number;
  statements: Recorded[];
};
const statements = recorded.map((statement, index) => ({ ...statement, name: `s${index}` }));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: workers });

const letters: [RegExp, string][] = [
  [/[0-9]/, '0123456789'],
  [/[a-z]/, 'abcdefghijkmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHJKLMNPQRSTUVWXYZ'],
];
/** The same kind of text with other letters and digits. */
const another = (sample: string): string =>
  sample.replace(/[A-Za-z0-9]/g, (sign) => {
    const alphabet = letters.find(([kind]) => kind.test(sign))?.[1] ?? sign;
    return alphabet[randomInt(alphabet.length)] ?? sign;
  });

async function once(client: pg.PoolClient): Promise<void> {
  const results: Record<string, unknown>[] = [];
  for (const { name, text: statement, values } of statements) {
    const given = values.map((value) => {
      if (value.kind === 'same') return value.value;
      if (value.kind === 'now') return new Date();
      if (value.kind === 'result') return results[value.statement]?.[value.column];
      return another(value.sample);
    });
    const { rows } = await (given.length > 0
      ? client.query({ name, text: statement, values: given })
      : client.query(statement));
    results.push((rows?.[0] as Record<string, unknown>) ?? {});
  }
}

const client = await pool.connect();
await once(client);
client.release();
const startedAt = performance.now();
let made = 0;
await Promise.all(
  Array.from({ length: workers }, async () => {
    const own = await pool.connect();
    for (; performance.now() - startedAt < seconds * 1000; made++) await once(own);
    own.release();
  }),
);
console.log((made * 1000) / (performance.now() - startedAt));
await pool.end();
