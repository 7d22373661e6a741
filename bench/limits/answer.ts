/**
 * What answers cost the database alone: their very statements, awaited one after the other over bare pg, without HTTP, schema or
 * words. They come as JSON on standard input. Prints how long all but one in a hundred take, in ms.
 */
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Statements } from '../alone.ts';
import { quantile } from '../environment.ts';

interface Given {
  answers: Statements[];
  connections: number;
  count: number;
}

const { answers, connections, count } = JSON.parse(await text(process.stdin)) as Given;
// As ours, of which the database compiles nothing.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, options: '-c jit=off', max: connections });
/** After five times the database decides whether a plan is kept. */
const warmUp = 6;
const names = new Map<string, string>();
const nameOf = (statement: string): string => {
  const name = names.get(statement) ?? `s${names.size}`;
  names.set(statement, name);
  return name;
};

async function once(client: pg.PoolClient, statements: Statements): Promise<void> {
  for (const { text: statement, values } of statements)
    await (values.length > 0
      ? client.query({ name: nameOf(statement), text: statement, values: [...values] })
      : client.query(statement));
}

const times: number[] = [];
let asked = 0;
const next = (): Statements => answers[asked++ % answers.length] ?? [];
await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = await pool.connect();
    for (let round = 0; round < warmUp; round++) for (const answer of answers) await once(client, answer);
    while (asked < count) {
      const from = performance.now();
      await once(client, next());
      times.push(performance.now() - from);
    }
    client.release();
  }),
);
console.log(quantile(times, 0.99));
await pool.end();
