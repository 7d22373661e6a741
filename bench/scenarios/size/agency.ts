/**
 * What people of an agency with a million of everything wait for, among 10,000 agencies: each list beside that of an agency with ten
 * thousand, its last page beside its first, what an employee sees, searches, and the overview. One request at a time, in the same run.
 */
import { sql } from 'kysely';
import { sources, sumUpChanges } from '../../../server/src/agency-area/figure/sql.ts';
import { few, fillAgencies, many } from '../../agency/fill.ts';
import { p99Alone, statementsOf } from '../../alone.ts';
import { call } from '../../call.ts';
import { type Environment, type Figure, median, medians, quantile, type Server } from '../../environment.ts';
import { get, put } from '../../load/load.ts';
import { signIn } from '../../people.ts';

const lists = ['auftraege', 'leads', 'empfehlungen', 'einladungen', 'praemien'];
const rounds = 40;
const searchMaxMs = 100;
const overviewMaxMs = 50;

export async function scenario(environment: Environment): Promise<Figure[]> {
  await (await environment.startServer()).stop();
  await fillAgencies(environment);
  await countFigures(environment);
  const server = await environment.startServer();
  try {
    const token = async (email: string) =>
      (await call<{ Token: string }>(server, 'POST', '/agentur/login', { body: signIn(email) })).Token;
    const [ofMany, ofFew] = [await token(many.email), await token(few.email)];
    const ofEmployee = await token(`m7-${many.email}`);
    const figures: Figure[] = [];
    for (const list of lists) figures.push(...(await listFigures(server, list, { ofMany, ofFew, ofEmployee })));
    for (const search of searches) figures.push(await searchFigure(environment, server, ofMany, search));
    const overview = await p99(server, ofMany, 'PUT', '/agentur/dashboard', () => ({}));
    figures.push(absolute('overview of an agency with 1,000,000 of everything, p99', overview, overviewMaxMs));
    return figures;
  } finally {
    await server.stop();
  }
}

/** Rows that were made by the million have written nothing of what they count as. */
async function countFigures(environment: Environment): Promise<void> {
  const { kysely } = environment.database;
  await kysely.connection().execute(async (db) => {
    const { rows } = await sql<{ id: number }>`select id from mandant where slug = 'spbdevk'`.execute(db);
    await sql`select set_config('app.mandant', ${String(rows[0]?.id)}, false)`.execute(db);
    for (const source of sources) await sql`select make_agency_figures_anew(${source})`.execute(db);
    await sql`select set_config('app.mandant', '', false)`.execute(db);
  });
  // As the job does every five minutes, so that a list adds up sums and not what they are made of.
  const { id } = await kysely
    .selectFrom('mandant')
    .select('id')
    .where('slug', '=', 'spbdevk')
    .executeTakeFirstOrThrow();
  const scope = { mandantId: id, role: 'app', readOnly: false } as const;
  const sumUp = () =>
    environment.database.transaction(scope, (db) => sumUpChanges({ db, mandant: { id } } as never, 20_000));
  while ((await sumUp()) > 0);
  await sql`vacuum analyze agency_figure`.execute(kysely);
}

interface Tokens {
  ofMany: string;
  ofFew: string;
  ofEmployee: string;
}

async function listFigures(server: Server, list: string, { ofMany, ofFew, ofEmployee }: Tokens): Promise<Figure[]> {
  const path = `/agentur/${list}`;
  const page = async (token: string, more: object) =>
    time(server, token, 'PUT', path, () => ({ Pagesize: 25, Descending: true, ...more }));
  const [ofAll, lastNumber] = await lastOf(server, ofMany, path);
  const found = await medians(3, async () => ({
    many: median(await page(ofMany, {})),
    few: median(await page(ofFew, {})),
    last: median(await page(ofMany, { Ende: true })),
    lastByNumber: median(await page(ofMany, { Pagenumber: lastNumber })),
    employee: median(await page(ofEmployee, {})),
  }));
  const beside = (name: string, value: number, limit: number): Figure => ({
    name: `${list} of an agency with ${ofAll.toLocaleString('en')}: ${name}`,
    value,
    unit: 'ms',
    limit,
    ratio: value / limit,
    must: { atMost: 1.2 },
  });
  return [
    beside('first page beside that of 10,000', found.many, found.few),
    beside('last page beside the first of 10,000', found.last, found.few),
    beside('last page by its number beside the first of 10,000', found.lastByNumber, found.few),
    beside('first page of an employee beside that of 10,000', found.employee, found.few),
  ];
}

async function lastOf(server: Server, token: string, path: string): Promise<[count: number, last: number]> {
  const headers = { authorization: `Bearer ${token}` };
  const body = { Pagesize: 25 };
  const { TotalCount, PageCount } = await call<{ TotalCount: number; PageCount: number }>(server, 'PUT', path, {
    headers,
    body,
  });
  return [TotalCount, PageCount];
}

interface Search {
  name: string;
  path: string;
  /** Texts that are asked for by turns. */
  texts: readonly string[];
}

const wholeNames = ['Anna Muster', 'Udo Xander', 'Gerda Thorn'];
const frequent = ['Anna', 'Uhl', 'orn', 'muster'];
const nobody = ['Zyxwv', 'Krümelkuchen', 'Anna Zyx'];
const mails = (mailbox: string) =>
  Array.from({ length: 7 }, (_, place) => `${mailbox}${place * 131_331 + 17}@example.org`);
const searches: readonly Search[] = [
  ...lists.flatMap((list) => [
    { name: `${list} by a whole name`, path: list, texts: wholeNames },
    { name: `${list} by a frequent name`, path: list, texts: frequent },
    { name: `${list} by a name that nobody has`, path: list, texts: nobody },
  ]),
  { name: 'empfehlungen by an e-mail', path: 'empfehlungen', texts: mails('person') },
  { name: 'leads by an e-mail', path: 'leads', texts: mails('guest') },
  { name: 'auftraege by an e-mail of a contact', path: 'auftraege', texts: mails('guest') },
  { name: 'auftraege by a part of a number', path: 'auftraege', texts: ['0f42', '0c1d2', 'b7-9'] },
  { name: 'auftraege by two letters that are everywhere', path: 'auftraege', texts: ['an', 'be', 'mu'] },
  { name: 'everything by a whole name', path: 'suche', texts: wholeNames },
  { name: 'everything by a frequent name', path: 'suche', texts: frequent },
  { name: 'everything by an e-mail', path: 'suche', texts: mails('guest') },
  { name: 'everything by one letter', path: 'suche', texts: ['a', 'm', 'q', 'x'] },
];

const asked = (text: string) => ({ Pagesize: 25, Descending: true, Filter: `Text:${text}` });
const everything = (text: string): string => `/agentur/suche?text=${encodeURIComponent(text)}`;

/** Beside its bare statements: those of every text. */
async function searchFigure(
  environment: Environment,
  server: Server,
  token: string,
  { name, path, texts }: Search,
): Promise<Figure> {
  const headers = `Authorization: Bearer ${token}\r\n`;
  const text = (round: number) => texts[round % texts.length] ?? '';
  const requests = texts.map((one) =>
    path === 'suche'
      ? get(`/api/v1/spbdevk${everything(one)}`, headers)
      : put(`/api/v1/spbdevk/agentur/${path}`, asked(one), headers),
  );
  const statements = await statementsOf(environment, requests);
  const { value, alone } = await medians(3, async () => ({
    value:
      path === 'suche'
        ? await p99(server, token, 'GET', (round) => everything(text(round)))
        : await p99(server, token, 'PUT', `/agentur/${path}`, (round) => asked(text(round))),
    alone: await p99Alone(environment, statements, { connections: 1, count: rounds }),
  }));
  return { ...absolute(`${name} among 1,000,000, p99`, value, searchMaxMs), alone };
}

const absolute = (name: string, value: number, atMost: number): Figure => ({
  name,
  value,
  unit: 'ms',
  ratio: value,
  must: { atMost },
});

type Path = string | ((round: number) => string);

async function p99(...asked: Parameters<typeof time>): Promise<number> {
  return quantile(await time(...asked), 0.99);
}

/** Of a process that has asked each once before. */
async function time(
  server: Server,
  token: string,
  method: string,
  path: Path,
  body?: (round: number) => object,
): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let round = -7; round < rounds; round++) {
    const address = typeof path === 'string' ? path : path(round + 7);
    const from = performance.now();
    await call(server, method, address, { headers, ...(body && { body: body(round + 7) }) });
    if (round >= 0) times.push(performance.now() - from);
  }
  return times;
}
