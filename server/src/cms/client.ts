/**
 * Clients of an app: by name and secret they get a token. The secret of a public one (`delivery`) lies sealed, because
 * pages get it; any other is shown once. A new secret ends every token of the old one.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { newSecret, placeIn, sameText } from '#platform/vault.ts';
import { languagesOf, settingsTopic } from './app.ts';
import { announceContent } from './body.ts';
import * as sql from './sql.ts';

/** What a client may: read what is public; read and write everything; the same for programs of the operator. */
export type ClientRole = 'delivery' | 'editor' | 'system';

export interface Client {
  app: string;
  name: string;
  role: ClientRole;
  generation: number;
  changedAt: Date;
}

interface NewClient {
  name: string;
  role: ClientRole;
  /** One that is known elsewhere already. */
  secret?: string;
}

/** Gives the secret. */
export async function addClient(tx: Tx, app: string, { name, role, secret = newSecret() }: NewClient): Promise<string> {
  await languagesOf(tx, app);
  const isNew = await sql.insertClient(tx.db, {
    app,
    name,
    role,
    generation: 1,
    created_at: tx.now,
    changed_at: tx.now,
    ...keptSecret(tx, app, name, role, secret),
  });
  if (!isNew) refuse('input.invalid', { problems: [{ field: 'Name', code: 'repeated' }] });
  await tellClients(tx, app, name);
  return secret;
}

/** Whoever asked for a secret that takes two persons, and until when it can be had. */
interface Promised {
  to: number;
  until: Date;
}

/** A client that has no secret yet and so lets nobody in; it is made when it is taken. */
export async function promiseClient(tx: Tx, app: string, client: NewClient, promised: Promised): Promise<void> {
  await languagesOf(tx, app);
  const { name, role } = client;
  const isNew = await sql.insertClient(tx.db, {
    app,
    name,
    role,
    generation: 0,
    created_at: tx.now,
    changed_at: tx.now,
    secret_hash: '',
    secret_sealed: null,
    secret_for: promised.to,
    secret_until: promised.until,
  });
  if (!isNew) refuse('state.not-allowed');
  await tellClients(tx, app, name);
}

/** The same for one that has a secret, which counts until the new one is taken. */
export async function promiseSecret(
  tx: Tx,
  { app, name, role, generation }: Pick<Client, 'app' | 'name' | 'role' | 'generation'>,
  promised: Promised,
): Promise<void> {
  const known = (await sql.lockClient(tx.db, app, name)) ?? refuse('unknown');
  if (known.role !== role || known.generation !== generation) refuse('state.not-allowed');
  await sql.markPromised(tx.db, app, name, promised);
}

/** Makes the secret that was promised, and gives it this once. */
export async function takePromised(tx: Tx, app: string, name: string, by: number): Promise<string> {
  const { secretFor, secretUntil } = (await sql.lockClient(tx.db, app, name)) ?? refuse('unknown');
  if (secretFor !== by || !secretUntil || secretUntil <= tx.now) refuse('state.not-allowed');
  return rotateClient(tx, app, name);
}

/** Gives the new secret. */
export async function rotateClient(tx: Tx, app: string, name: string, secret = newSecret()): Promise<string> {
  const known = (await sql.lockClient(tx.db, app, name)) ?? refuse('unknown');
  await sql.markSecret(tx.db, app, name, keptSecret(tx, app, name, known.role as ClientRole, secret), tx.now);
  await tellClients(tx, app, name);
  return secret;
}

export async function removeClient(tx: Tx, app: string, name: string): Promise<void> {
  if (!(await sql.deleteClient(tx.db, app, name))) refuse('unknown');
  await tellClients(tx, app, name);
}

export const listClients = async (tx: Tx, app: string): Promise<Client[]> =>
  (await sql.listClients(tx.db)).filter((client) => client.app === app).map(shown);

/** The secret of a public client, for pages. */
export async function findDeliverySecret(tx: Tx, app: string, name: string): Promise<string | undefined> {
  const known = (await sql.listClients(tx.db)).find((client) => client.app === app && client.name === name);
  return known?.secretSealed ? tx.system.vault.open(known.secretSealed, placeOf(tx.mandant, app, name)) : undefined;
}

type ClientRow = Awaited<ReturnType<typeof sql.listClients>>[number];
const shown = ({ app, name, role, generation, changedAt }: ClientRow): Client => ({
  app,
  name,
  role: role as ClientRole,
  generation,
  changedAt,
});

function keptSecret({ system: { vault }, mandant }: Tx, app: string, name: string, role: ClientRole, secret: string) {
  return {
    secret_hash: vault.hash(secret, hashPurpose),
    secret_sealed: role === 'delivery' ? vault.seal(secret, placeOf(mandant, app, name)) : null,
  };
}

const hashPurpose = 'cms-client';
const placeOf = (mandant: { id: number }, app: string, name: string) =>
  placeIn({ mandant }, 'cms_client.secret', app, name);

async function tellClients(tx: Tx, app: string, name: string): Promise<void> {
  noteSetting(tx, `CMS-Client ${app}:${name}`);
  await announceChange(tx, settingsTopic, String(tx.mandant.id));
  // With what pages have read of the content their client's secret is kept.
  await announceContent(tx);
}

/** Whether it is the secret of a client; a row of one that is not there fits none. */
export async function findBySecret(tx: Tx, app: string, name: string, secret: string): Promise<Client | undefined> {
  const row = (await sql.listClients(tx.db)).find((client) => client.app === app && client.name === name);
  const fits = tx.system.vault.hashes(secret, hashPurpose).some((hash) => sameText(hash, row?.secretHash ?? ''));
  return row && fits ? shown(row) : undefined;
}

export interface Settings {
  languages: ReadonlyMap<string, readonly string[]>;
  /** By `app:name`. */
  clients: ReadonlyMap<string, Client>;
}

/** Apps and clients of the mandant, in memory. */
export async function settingsOf(ctx: Ctx): Promise<Settings> {
  const read = await ctx.system.kept.get(settingsTopic, ctx.mandant.id, () =>
    ctx.read(async (tx) => ({
      apps: await sql.listSettings(tx.db),
      clients: (await sql.listClients(tx.db)).map(shown),
    })),
  );
  const known = settled.get(read) ?? {
    languages: new Map(read.apps.map(({ app, languages }) => [app, languages])),
    clients: new Map(read.clients.map((client) => [`${client.app}:${client.name}`, client])),
  };
  settled.set(read, known);
  return known;
}

const settled = new WeakMap<object, Settings>();
