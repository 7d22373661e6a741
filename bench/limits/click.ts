/**
 * What a click could cost at best: bare node:http and pg, no framework, no tenants, no visitor's hash.
 *
 *   single   per request one select of the link and one committed insert
 *   greedy   the link out of memory, inserts in groups by our flush rule: the next one starts when the last has returned
 *
 * Started as a process of its own: `node click.ts single|greedy`, DATABASE_URL and PORT in the environment.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const columns = ['link_id', 'channel', 'entry_source', 'target', 'at', 'is_bot'] as const;
type Row = [linkId: number, channel: string, source: string, target: string, at: Date, isBot: boolean];

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 32 });
const find = { name: 'find', text: 'select id, location from bench_link where code = $1' };
const one = { name: 'one', text: `insert into bench_click (${columns}) values ($1, $2, $3, $4, $5, $6)` };
const many = {
  name: 'many',
  text: `insert into bench_click (${columns}) select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::boolean[])`,
};

interface Found {
  id: number;
  location: string;
}

async function single(code: string): Promise<Found | undefined> {
  const { rows } = await pool.query<Found>({ ...find, values: [code] });
  const [found] = rows;
  if (found) await pool.query({ ...one, values: rowOf(found) });
  return found;
}

const links = new Map<string, Found>();
let waiting: { row: Row; written: () => void }[] = [];
let isFlushing = false;

async function greedy(code: string): Promise<Found | undefined> {
  const found = links.get(code);
  if (!found) return undefined;
  await new Promise<void>((written) => {
    waiting.push({ row: rowOf(found), written });
    if (!isFlushing) void flush();
  });
  return found;
}

async function flush(): Promise<void> {
  isFlushing = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    await pool.query({ ...many, values: columns.map((_column, index) => group.map(({ row }) => row[index])) });
    for (const { written } of group) written();
  }
  isFlushing = false;
}

const rowOf = ({ id }: Found): Row => [id, 'wa', 'shortLink', 'landing', new Date(), false];

const rule = process.argv[2] === 'single' ? single : greedy;
const { rows } = await pool.query<Found & { code: string }>('select code, id, location from bench_link');
for (const { code, id, location } of rows) links.set(code, { id, location });

createServer((request, response) => {
  const code = /^\/k\/(\w+)/.exec(request.url ?? '')?.[1] ?? '';
  void rule(code).then((found) => {
    response.writeHead(found ? 302 : 404, { location: found?.location ?? '/', 'content-length': '0' }).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
