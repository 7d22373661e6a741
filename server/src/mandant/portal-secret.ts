/**
 * The secrets that sign the tokens of the client's portal: sealed like the payout account, two at a time so that the
 * client's side can change over, and opened for a sign-in alone.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { isDrawn } from '@weitersagen/contract/mandant/portal-secret';
import type { Mandant, System, Tx } from '#platform/context.ts';
import { type Asked, askCells, cellOf, cellsOf, inCell, inOwnTrouble } from '#platform/database/cell/cells.ts';
import type { Db } from '#platform/database/db.ts';
import type { Hint } from '#platform/http/health.ts';
import type { Place } from '#platform/vault.ts';
import * as sql from './sql.ts';

interface PortalSecrets {
  current: string;
  former: string | null;
}

const placeOf = (mandantId: number): Place => ({ column: 'mandant_config.autologin', mandantId, row: [] });

/** The one to sign with first; none where nobody comes from a portal. */
export async function listPortalSecrets({
  db,
  mandant,
  system,
}: {
  db: Db;
  mandant: { id: number };
  system: System;
}): Promise<string[]> {
  const row = await sql.findPortalSecrets(db);
  if (!row?.autologinSealed) return [];
  const { current, former } = opened(system, mandant.id, row.autologinSealed);
  return former === null ? [current] : [current, former];
}

/** What a file says; gives whether it was something else before. */
export async function putPortalSecrets(
  tx: Pick<Tx, 'db' | 'mandant' | 'system'>,
  { autologinSecret: current, autologinSecretFormer: former }: MandantFile['config'],
): Promise<boolean> {
  const given = [current, former].filter((one) => one !== null);
  const known = await listPortalSecrets(tx);
  if (given.length === known.length && given.every((one, nth) => one === known[nth])) return false;
  await sql.putPortalSecrets(tx.db, current === null ? null : seal(tx.system, tx.mandant.id, { current, former }));
  return true;
}

const opened = ({ vault }: System, mandantId: number, sealed: string): PortalSecrets =>
  JSON.parse(vault.open(sealed, placeOf(mandantId)));

const seal = ({ vault }: System, mandantId: number, secrets: PortalSecrets): string =>
  vault.seal(JSON.stringify(secrets), placeOf(mandantId));

/**
 * Step of every start: what an earlier version left in the clear is sealed. A weak one signs nobody in any more, whoever
 * kept it, and whoever watches is told until a file names another.
 */
export async function settlePortalSecrets(system: System): Promise<void> {
  for (const cell of cellsOf(system.database))
    await inOwnTrouble(system, cell, async () => {
      const holders = await inCell(cell, { role: 'report', readOnly: true }, (db) =>
        sql.listSecretHolders(db, cell.name),
      );
      for (const { id, slug } of holders) await settleSecretsOf(system, id, slug);
    });
}

async function settleSecretsOf(system: System, mandantId: number, slug: string): Promise<void> {
  const ended = await system.database.transaction({ mandantId, role: 'app', readOnly: false }, (db) =>
    settleSecrets({ db, mandant: { id: mandantId }, system }, slug),
  );
  for (const what of ended) {
    system.log.error({ mandant: slug, what }, 'a secret of the portal is too weak and has ended: name another one');
    const event = { kind: 'setting', outcome: 'done', actorKind: 'job', actorId: 'start' } as const;
    system.security.note({ ...event, mandantId, ip: null, what: `${what}.beendet` });
  }
}

/** Gives the names of those that have ended. */
async function settleSecrets(
  part: { db: Db; mandant: { id: number }; system: System },
  slug: string,
): Promise<string[]> {
  const { db, mandant, system } = part;
  const plain = await sql.takePlainSecret(db);
  const [current, former] = plain === undefined ? await listPortalSecrets(part) : [plain];
  const ended = Object.entries({ AutologinSecret: current, AutologinSecretVorher: former }).flatMap(([name, one]) =>
    one !== undefined && !isDrawn(one) ? [name] : [],
  );
  if (plain === undefined && ended.length === 0) return [];
  // A former one is good beside another one only.
  const sealed =
    current === undefined || ended.includes('AutologinSecret')
      ? null
      : seal(system, mandant.id, { current, former: ended.length > 0 ? null : (former ?? null) });
  await sql.putPortalSecrets(db, sealed);
  if (plain !== undefined)
    system.log.warn({ mandant: slug }, 'AutologinSecret left the clear; draw another one, because backups hold it');
  return ended;
}

/** Whether people should come signed in from the client's portal, and nothing is there that could sign it. */
export const lacksPortalSecret = async (tx: Pick<Tx, 'db' | 'mandant' | 'system'>): Promise<boolean> =>
  tx.mandant.config.autologin && (await listPortalSecrets(tx)).length === 0;

/** The same of all mandants, for whoever watches over the process. */
export async function hintAtMissingSecrets(system: System, mandants: readonly Mandant[]): Promise<Hint | undefined> {
  const asked = mandants.filter(({ config }) => config.autologin);
  if (asked.length === 0) return undefined;
  const ids = asked.map(({ id }) => id);
  const { answers, missing: away } = await reported(system, (db) => sql.listWithPortalSecret(db, ids));
  const there = new Set(answers.flatMap(({ value }) => value));
  const isAway = ({ id }: Mandant): boolean => away.includes(cellOf(system.database, id).name);
  const missing = asked.filter((one) => !there.has(one.id) && !isAway(one)).map(({ slug }) => slug);
  return missing.length > 0 ? { Code: 'AutologinSecretFehlt', Mandanten: missing } : undefined;
}

/**
 * Where people come from a portal and its secret is none, or one that the start of this program would end; also in a database
 * that an older program serves.
 */
export async function listUnusableSecrets(system: System): Promise<{ slug: string; code: string }[]> {
  const { answers } = await reported(system, sql.listAutologin);
  const rows = answers.flatMap(({ value }) => value);
  return rows.flatMap(({ id, slug, plain, sealed }) => {
    const secret = plain ?? (sealed === null ? null : opened(system, id, sealed).current);
    if (secret === null) return [{ slug, code: 'required' }];
    return isDrawn(secret) ? [] : [{ slug, code: 'secret-weak' }];
  });
}

const reported = <T>({ database }: System, steps: (db: Db, cell: string) => Promise<T>): Promise<Asked<T>> =>
  askCells(database, (cell) => inCell(cell, { role: 'report', readOnly: true }, (db) => steps(db, cell.name)));
