/**
 * `node bench/million/row-bytes.ts`: what a row of each table that grows costs on the disk, its part of every index included, beside what
 * docs/operations.md ("Sizes") says. Exits with 1 where the document is wrong by more than a fifth.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/db.ts';
import { textOf } from '../../tools/files.ts';
import { startPostgres } from '../../tools/machine/postgres.ts';
import { createEnvironment } from '../environment.ts';
import { prepareDatabase } from '../prepare.ts';
import { insertInTurn } from './bulk.ts';
import { at, fillMandants, million, type Tables } from './fill.ts';

const recommendations = Number(process.argv[2] ?? 50_000);
const scale = recommendations / 1_000_000;
/** How far a figure of the document may be off. */
const tolerance = 0.2;

/** As long as the vault makes a keyed hash, and a sealed account number. */
const hashOf = (what: string): string => `left(md5('${what}' || id) || md5(id || '${what}'), 43)`;
const sealed = `'2026a.' || left(md5(id::text) || md5('s' || id) || md5('t' || id), 76)`;

const more: Tables = {
  account: { salutation: `'Frau'`, email_hash: hashOf('e'), password_hash: `repeat('x', 150)`, last_login_at: at },
  recommendation: { terms_text_id: '1', shown_first_name: `'Anna'`, shown_initial: `'M.'` },
  recipient: {
    salutation: `'Herr'`,
    street: `'Musterstraße'`,
    house_number: `'12'`,
    postcode: `'12345'`,
    city: `'Musterstadt'`,
    email_mailbox: `'guest' || g || '@example.org'`,
    terms_text_id: '1',
    agreed_at: at,
    agreement_channel: `'mail'`,
    agreement_ip_hash: hashOf('i'),
    entry_channel: `'wa'`,
    entry_source: `'KurzURL'`,
  },
  orders: { released_at: at, released_by: `'job'` },
  reward: {
    holder_sealed: sealed,
    iban_sealed: sealed,
    iban_hash: hashOf('b'),
    iban_last4: `'2051'`,
    terms_text_id: '1',
    ended_at: at,
  },
  mail: { address_hash: hashOf('m'), message_id: `'<' || id || '.' || md5(id::text) || '@portal.example>'` },
  click: {
    epoch: '0',
    recommendation_id: 'id',
    at,
    kind: `'person'`,
    is_entry: 'true',
    target: `'landing'`,
    channel: `'wa'`,
    entry_source: `'KurzURL'`,
  },
  click_total: { recommendation_id: 'id', entries: '1' },
  entry_day: { recommendation_id: 'id', day: `(${at})::date`, channel: `'wa'`, people: '1' },
  visit: { recommendation_id: 'id', day: `(${at})::date`, visitor_hash: hashOf('v') },
  session: {
    id: hashOf('j'),
    kind: `'recommender'`,
    subject_id: 'id',
    browser: `'Firefox, Linux'`,
    auth_at: at,
    created_at: at,
    seen_at: at,
    ends_at: at,
  },
  mail_due: { mail_id: 'id', due_at: at, awaited: 'false', turn_about: `md5(id::text)` },
  order_event: {
    source: `'bench'`,
    external_number: `'EXT-' || lpad(to_hex(g), 6, '0')`,
    event: `'confirmed'`,
    content_hash: hashOf('o'),
    answer: `'{"Auftragsnummer":"' || id || '","Status":"Bestaetigt"}'`,
    order_id: 'id',
    applied_at: at,
    created_at: at,
  },
  posting: {
    subject_kind: `'reward'`,
    subject_id: 'id',
    kind: `'provision'`,
    attempt: '1',
    debit: `'PraemienAufwand'`,
    credit: `'VerbindlichkeitPraemien'`,
    amount_cents: '7000',
    booked_at: at,
    text: `'Bereitstellung'`,
  },
  // What the transfers are of; some a month.
  payout_run: { id: 'id', status: `'confirmed'`, created_at: at, created_by: '1', exported_at: at, confirmed_at: at },
  payout_item: {
    run_id: 'id',
    subject_kind: `'reward'`,
    subject_id: 'id',
    attempt: '1',
    amount_cents: '7000',
    end_to_end_id: `'WS-' || id || '-1'`,
  },
};

async function measure(db: Db): Promise<Map<string, number>> {
  const names = [...Object.keys(more).filter((name) => name !== 'payout_run'), 'event', 'account_total', 'link_code'];
  const { rows } = await sql<{ name: string; bytes: number }>`
    select name, (
      select sum(pg_total_relation_size(c.oid))::float8 / sum(c.reltuples)::float8 from pg_class c
      where c.relkind = 'r' and c.reltuples > 0
        and (c.oid = name::regclass or c.oid in (select relid from pg_partition_tree(name::regclass)))) as bytes
    from unnest(${names}::text[]) name order by name`.execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, Math.round(bytes)]));
}

/** `name` → bytes, as the document has them in its table and in the sentence below. */
function told(): Map<string, number> {
  const [, part = ''] = /^## Sizes$([\s\S]*?)^\*\*Assumed/m.exec(textOf('docs/operations.md')) ?? [];
  const found = [...part.matchAll(/`(\w+)`(?: \|)?\s\(?([\d,]+)[) ]/g)];
  return new Map(found.map(([, name = '', bytes = '']) => [name, Number(bytes.replace(',', ''))]));
}

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'weitersagen-bytes-'));
try {
  const environment = createEnvironment(await prepareDatabase(postgres.url, 'bytes', dataDir), dataDir);
  try {
    const shares = million.map(({ slug, count }) => ({ slug, count: Math.max(1, Math.round(count * scale)) }));
    // The four demo mandants.
    await (await environment.startServer()).stop();
    await fillMandants(environment, shares, { more, write: insertInTurn });
    const document = told();
    for (const [name, bytes] of await measure(environment.database.kysely)) {
      const said = document.get(name);
      const isRight = said !== undefined && Math.abs(bytes / said - 1) <= tolerance;
      console.log(
        `${name.padEnd(16)} ${String(bytes).padStart(6)} bytes a row, docs/operations.md ${said ?? 'nothing'}${isRight ? '' : '  WRONG'}`,
      );
      if (!isRight) process.exitCode = 1;
    }
  } finally {
    await environment.close();
  }
} finally {
  await postgres.stop();
}
