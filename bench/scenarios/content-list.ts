/**
 * Filtered lists of 200 items of the CMS out of 50,000 at 16 connections, as a client of Squidex asks for them: another group
 * with each call, its total counted. Beside the smallest call there is, at the same connections in the same run.
 */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { sql } from 'kysely';
import { bodyOf } from '../../server/src/cms/body.ts';
import { call } from '../call.ts';
import type { Environment, Figure, Server } from '../environment.ts';
import { get } from '../load/load.ts';
import { mandantId } from '../people.ts';
import { slowestBeside } from '../slowest.ts';

const items = 50_000;
const groups = 100;
const slug = 'spbdevk';
const schema = contentSchemas.questions;
const languages = ['de', 'en'];
const words = 'Die Prämie wird nach Ablauf der Frist ausgezahlt, wenn der Vertrag bis dahin besteht. ';

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    const { app, headers } = await clientOf(server);
    await fill(environment, app);
    return await slowestBeside(environment, server, {
      name: 'filtered lists of 200 of 50,000 items',
      slug,
      connections: 16,
      seconds: 5,
      atMostMs: 50,
      next: () => {
        const filter = encodeURIComponent(`data/gruppe/iv eq 'gruppe-${Math.floor(Math.random() * groups)}'`);
        return get(`/cms/api/content/${app}/${schema.name}?$filter=${filter}&$top=200`, headers);
      },
    });
  } finally {
    await server.stop();
  }
}

/** The client that pages read with, and its token. */
async function clientOf(server: Server): Promise<{ app: string; headers: string }> {
  const mandant = await call<Record<string, string>>(server, 'GET', '/mandant/konfiguration');
  const { CmsAppName: app = '', CmsClientId: client_id = '', CmsClientSecret: client_secret = '' } = mandant;
  const answer = await fetch(`http://127.0.0.1:${server.port}/cms/identity-server/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret, scope: 'squidex-api' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { app, headers: `Authorization: Bearer ${token}\r\n` };
}

function itemOf(app: string, at: number) {
  const id = `bench-${String(at).padStart(6, '0')}`;
  const group = `gruppe-${(at * 7) % groups}`;
  const text = words.repeat(2 + (at % 5));
  const data = {
    gruppe: { iv: group },
    frage: { de: `Frage ${at}: wann kommt die Prämie?`, en: `Question ${at}: when does the reward come?` },
    antwort: { de: text, en: text },
    sortierung: { iv: at },
  };
  const by = 'subject:weitersagen';
  const at2026 = new Date(1_767_225_600_000 + at * 1000);
  const sent = {
    app,
    id,
    status: 'published',
    version: 2,
    createdAt: at2026,
    createdBy: by,
    changedAt: at2026,
  } as const;
  return { id, group, data, body: bodyOf(schema, languages, { ...sent, changedBy: by }, data), at: at2026 };
}

async function fill(environment: Environment, app: string): Promise<void> {
  const { database } = environment;
  const scope = { mandantId: await mandantId(environment, slug), role: 'app', readOnly: false } as const;
  for (let from = 0; from < items; from += 1000) {
    const rows = JSON.stringify(Array.from({ length: 1000 }, (_none, index) => itemOf(app, from + index)));
    await database.transaction(scope, async (db) => {
      await sql`insert into cms_item (id, app, schema, status, data, body, search, version, created_at, created_by, changed_at, changed_by)
        select id, ${app}, ${schema.name}, 'published', data, body, lower(data::text), 2, at, 'subject:weitersagen', at, 'subject:weitersagen'
        from jsonb_to_recordset(${rows}::jsonb) as t(id text, data jsonb, body text, at timestamptz)`.execute(db);
      await sql`insert into cms_value (app, schema, field, value, changed_at, item_id)
        select ${app}, ${schema.name}, 'gruppe', "group", at, id
        from jsonb_to_recordset(${rows}::jsonb) as t(id text, "group" text, at timestamptz)`.execute(db);
    });
  }
  await sql`vacuum analyze`.execute(database.kysely);
}
