/**
 * Looking for an agent among 20,000 at 16 connections: what people type on the way to a name, a town or a zip code, from two
 * letters on. Beside the smallest call there is, at the same connections in the same run, so that the machine is in both.
 */
import { sql } from 'kysely';
import { nameKey, searchKey } from '../../server/src/agent/search-key.ts';
import type { Environment, Figure } from '../environment.ts';
import { get } from '../load/load.ts';
import { mandantId } from '../people.ts';
import { slowestBeside } from '../slowest.ts';

const agents = 20_000;
const slug = 'versicherung';
const beginnings = ['Mül', 'Schmi', 'Becker', 'Hof', 'Wagner', 'Schrö', 'Kö', 'Lü', 'Meyer', 'Ahr', 'Brau', 'Zim'];
const ends = ['ler', 'dt', 'mann', 'er', 'stein', 'hagen', 'sen', 'ke', 'ert', 'ow', 'ski', 'horn'];
const towns = ['Hamburg', 'Lübeck', 'Kiel', 'Bremen', 'Köln', 'München', 'Görlitz', 'Bad Homburg', 'Ulm', 'Weißenfels'];

const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;
const agentOf = (at: number) => ({
  externalId: `BENCH-${at}`,
  firstName: pick(['Anna', 'Ben', 'Clara', 'Dirk', 'Eva'], at),
  lastName: `${pick(beginnings, at * 7)}${pick(ends, at * 13 + Math.floor(at / 12))}`,
  postcode: String(10_000 + ((at * 37) % 89_000)),
  city: `${pick(towns, at * 3)}${at % 4 === 0 ? ` ${pick(['Nord', 'Süd', 'Mitte'], at)}` : ''}`,
});

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    await fill(environment);
    return await slowestBeside(environment, server, {
      name: 'agent search among 20,000',
      slug,
      connections: 16,
      seconds: 4,
      atMostMs: 20,
      next: () => get(`/api/v1/${slug}/produkt/berater?query=${encodeURIComponent(typed())}&pagesize=10`),
    });
  } finally {
    await server.stop();
  }
}

/** Two letters or more of what somebody is looking for. */
function typed(): string {
  const { lastName, city, postcode } = agentOf(Math.floor(Math.random() * agents));
  const whole = pick([lastName, city, postcode], Math.floor(Math.random() * 3));
  return whole.slice(0, 2 + Math.floor(Math.random() * Math.max(1, whole.length - 1)));
}

async function fill(environment: Environment): Promise<void> {
  const { database } = environment;
  const id = await mandantId(environment, slug);
  for (let at = 0; at < agents; at += 1000) {
    const rows = Array.from({ length: 1000 }, (_none, index) => agentOf(at + index)).map((agent) => ({
      ...agent,
      nameKey: nameKey(agent),
      searchKey: searchKey(agent),
    }));
    await database.transaction({ mandantId: id, role: 'app', readOnly: false }, (db) =>
      sql`insert into agent (external_id, last_name, first_name, postcode, city, name_key, search_key, created_at, changed_at)
        select "externalId", "lastName", "firstName", postcode, city, "nameKey", "searchKey", now(), now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("externalId" text, "lastName" text, "firstName" text, postcode text, city text, "nameKey" text, "searchKey" text)`.execute(
        db,
      ),
    );
  }
  await database.transaction({ mandantId: id, role: 'app', readOnly: false }, (db) =>
    sql`insert into agent_list (version) values (1000) on conflict (mandant_id) do update set version = agent_list.version + 1000`.execute(
      db,
    ),
  );
  await sql`vacuum analyze`.execute(database.kysely);
}
