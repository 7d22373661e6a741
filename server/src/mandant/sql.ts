import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface MandantRow {
  id: number;
  /** Another one after every change of the row. */
  version: string;
  hosts: string[];
}

/** All mandants with a configuration in a database, or those of the slugs; reads across mandants, as report. */
export async function listMandants(db: Db, slugs: readonly string[] | null): Promise<MandantRow[]> {
  const { rows } = await sql<MandantRow>`
    select m.id, c.xmin::text as version, coalesce(h.hosts, '{}') as hosts
    from mandant m join mandant_config c on c.mandant_id = m.id
    left join (select mandant_id, array_agg(host) as hosts from mandant_host group by mandant_id) h on h.mandant_id = m.id
    where ${slugs}::text[] is null or m.slug = any(${slugs}::text[])
    order by m.id`.execute(db);
  return rows;
}

export interface ConfigRow {
  id: number;
  slug: string;
  version: string;
  name: string;
  config: unknown;
}

export async function listConfigs(db: Db, ids: readonly number[]): Promise<ConfigRow[]> {
  const { rows } = await sql<ConfigRow>`
    select m.id, m.slug, c.xmin::text as version, c.name, c.config
    from mandant_config c join mandant m on m.id = c.mandant_id
    where c.mandant_id = any(${ids}::int[])`.execute(db);
  return rows;
}

/** Closed ones, too. */
export const listMandantIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('mandant').select('id').orderBy('id').execute()).map(({ id }) => id);

export const findConfig = (db: Db) => db.selectFrom('mandant_config').select(['name', 'config']).executeTakeFirst();

export const listHostsOf = async (db: Db, mandantId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('mandant_host')
    .select('host')
    .where('mandant_id', '=', mandantId)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
};

export const lockConfig = (db: Db) => db.selectFrom('mandant_config').select('name').forUpdate().executeTakeFirst();

export const findDebtor = (db: Db) =>
  db.selectFrom('mandant_config').select('debtor_sealed as debtorSealed').executeTakeFirst();

export interface Placed {
  id: number;
  cell: string;
}

/** At home: where every mandant lies. */
export const listPlaced = (db: Db): Promise<(Placed & { slug: string })[]> =>
  db.selectFrom('mandant').select(['id', 'cell', 'slug']).orderBy('id').execute();

/** One that is there keeps its cell. */
export const insertMandant = async (db: Db, slug: string, cell: string, at: Date): Promise<Placed> => {
  const row = await db
    .insertInto('mandant')
    .values({ slug, cell, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'cell'])
    .executeTakeFirst();
  return (
    row ?? (await db.selectFrom('mandant').select(['id', 'cell']).where('slug', '=', slug).executeTakeFirstOrThrow())
  );
};

export const setCell = (db: Db, id: number, cell: string) =>
  db.updateTable('mandant').set({ cell }).where('id', '=', id).execute();

export const findCell = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('mandant').select('cell').where('id', '=', id).executeTakeFirst())?.cell;

/** The same row in a cell. */
export const knowMandant = (db: Db, { id, cell }: Placed, slug: string, at: Date) =>
  sql`insert into mandant (id, slug, cell, created_at) overriding system value values (${id}, ${slug}, ${cell}, ${at})
    on conflict (id) do nothing`.execute(db);

export const putHost = (db: Db, host: string, mandant_id: number) =>
  db
    .insertInto('mandant_host')
    .values({ host, mandant_id })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ mandant_id }))
    .execute();

export const putConfig = (db: Db, values: { name: string; config: unknown; at: Date }) =>
  sql`insert into mandant_config (name, config, changed_at) values (${values.name}, ${JSON.stringify(values.config)}::jsonb, ${values.at})
    on conflict (mandant_id) do update set name = excluded.name, config = excluded.config, changed_at = excluded.changed_at`.execute(
    db,
  );

export const putDebtor = (db: Db, debtor_sealed: string | null, changed_at: Date) =>
  db.updateTable('mandant_config').set({ debtor_sealed, changed_at }).execute();

export const findPortalSecrets = (db: Db) =>
  db.selectFrom('mandant_config').select('autologin_sealed as autologinSealed').executeTakeFirst();

export const putPortalSecrets = (db: Db, autologin_sealed: string | null) =>
  db.updateTable('mandant_config').set({ autologin_sealed }).execute();

export const findCaptchaSealed = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('mandant_config').select('captcha_sealed as captchaSealed').executeTakeFirst())?.captchaSealed ??
  null;

export const putCaptchaSealed = (db: Db, captcha_sealed: string | null) =>
  db.updateTable('mandant_config').set({ captcha_sealed }).execute();

export const findProviderSealed = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('mandant_config').select('provider_sealed as providerSealed').executeTakeFirst())
    ?.providerSealed ?? null;

export const putProviderSealed = (db: Db, provider_sealed: string | null) =>
  db.updateTable('mandant_config').set({ provider_sealed }).execute();

/** Which of them have one; reads across mandants, as report. */
export const listWithPortalSecret = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('mandant_config')
    .select('mandant_id as id')
    .where('mandant_id', 'in', ids)
    .where('autologin_sealed', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
};

interface AutologinRow {
  id: number;
  slug: string;
  plain: string | null;
  sealed: string | null;
}

/** Also where the column is still to come; reads across mandants, as report. */
export const listAutologin = async (db: Db, cell: string): Promise<AutologinRow[]> =>
  (
    await sql<AutologinRow>`
      select m.id, m.slug, c.config->>'AutologinSecret' as plain, to_jsonb(c)->>'autologin_sealed' as sealed
      from mandant_config c join mandant m on m.id = c.mandant_id
      where c.config->>'IsAutologin' = 'true' and coalesce(to_jsonb(m)->>'cell', 'home') = ${cell} order by m.id`.execute(
      db,
    )
  ).rows;

/** Mandants of a cell with a secret of the portal, sealed or still in the clear. */
export const listSecretHolders = async (db: Db, cell: string): Promise<{ id: number; slug: string }[]> =>
  (
    await sql<{ id: number; slug: string }>`
      select m.id, m.slug from mandant_config c join mandant m on m.id = c.mandant_id
      where (c.autologin_sealed is not null or c.config ? 'AutologinSecret') and m.cell = ${cell} order by m.id`.execute(
      db,
    )
  ).rows;

/** A secret that an earlier version of the program kept in the clear, and only where there is one. */
export const takePlainSecret = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ secret: string }>`
    select config->>'AutologinSecret' as secret from mandant_config where config ? 'AutologinSecret' for update`.execute(
    db,
  );
  if (rows.length > 0) await sql`update mandant_config set config = config - 'AutologinSecret'`.execute(db);
  return rows[0]?.secret ?? undefined;
};

export interface OldApiKey {
  slug: string;
  name: string;
}

export const listOldApiKeys = (db: Db, cell: string, hashedBy: string | null): Promise<OldApiKey[]> =>
  db
    .selectFrom('api_key')
    .innerJoin('mandant', 'mandant.id', 'api_key.mandant_id')
    .select(['mandant.slug', 'api_key.name'])
    .where('mandant.cell', '=', cell)
    .where(isHashedOtherwise(hashedBy))
    .orderBy('mandant.id')
    .orderBy('api_key.name')
    .execute();

/** The key that counts, or the one of before while it does. */
const isHashedOtherwise = (hashedBy: string | null) => sql<boolean>`(
  (key_hash is not null and hashed_by is distinct from ${hashedBy} and (ends_at is null or ends_at > now()))
  or (former_hashed_by is distinct from ${hashedBy} and former_ends_at > now()))`;

export const insertPermission = (
  db: Db,
  values: {
    kind: string;
    person_hash: string;
    given: boolean;
    text: string;
    source: string;
    at: Date;
    last_used_at: Date;
  },
) => db.insertInto('permission_evidence').values(values).execute();

/** Each yes that nothing has ended since: what stands is relied on, so it was used until now. */
export const markPermissionUsed = (db: Db, kind: string, hashes: readonly string[], at: Date) =>
  sql`
    update permission_evidence e set last_used_at = ${at}
    where e.person_hash = any(${[...hashes]}::text[]) and e.kind = ${kind} and ${standing} and e.last_used_at < ${at}`.execute(
    db,
  );

/** A no of each that stands. */
export const insertEnds = (db: Db, kind: string, hashes: readonly string[], at: Date) =>
  sql`
    insert into permission_evidence (kind, person_hash, given, text, source, at, last_used_at)
    select e.kind, e.person_hash, false, e.text, e.source, ${at}, ${at} from permission_evidence e
    where e.person_hash = any(${[...hashes]}::text[]) and e.kind = ${kind} and ${standing}`.execute(db);

/** The last word of the person about it. */
const standing = sql`e.given and not exists (
  select from permission_evidence n where n.person_hash = e.person_hash and n.kind = e.kind and n.id > e.id)`;

export const findTermsText = async (db: Db, text_hash: string): Promise<number | undefined> =>
  (await db.selectFrom('terms_text').select('id').where('text_hash', '=', text_hash).executeTakeFirst())?.id;

export const findTerms = (db: Db, id: number) =>
  db.selectFrom('terms_text').select(['text', 'version']).where('id', '=', id).executeTakeFirst();

/** Undefined when another transaction was first. */
export const insertTermsText = async (
  db: Db,
  values: { language: string; version: string; text: string; text_hash: string; created_at: Date },
): Promise<number | undefined> =>
  (
    await db
      .insertInto('terms_text')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
