/**
 * The client company: what it shows, what it switched on, who pays for it. A mandant is a row of the global table and
 * a configuration of its own; its slug stands in every path, its hosts lead to its portal (rules 1.2, 6, 7.1).
 * The registry keeps all mandants in memory, so every write here announces itself.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PermissionKind } from '@weitersagen/contract/account/own-data-schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Value } from '@weitersagen/contract/basics/wire';
import { announced } from '@weitersagen/contract/mandant/announced';
import type { Debtor, MandantFile } from '@weitersagen/contract/mandant/file';
import { termsAgreed, termsIn } from '@weitersagen/contract/mandant/rules';
import { MandantConfig, type PublicMandant } from '@weitersagen/contract/mandant/schemas';
import { waitsInstead } from '@weitersagen/contract/stranger/schemas';
import { type Ctx, globally, type System, type Tx } from '#platform/context.ts';
import { isStrained } from '#platform/mail/turn.ts';
import { noteSetting, noteSettings } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { isProven, mailBits } from '#platform/stranger/proof-of-work.ts';
import { placeIn } from '#platform/vault.ts';
import { putApiKeys } from './api-key.ts';
import { putCaptchaSecret } from './captcha-secret.ts';
import { putPortalSecrets } from './portal-secret.ts';
import { putProviderKey } from './provider-key.ts';
import { topic } from './registry.ts';
import * as sql from './sql.ts';

export {
  endApiKey,
  endFormerApiKey,
  lockApiKey,
  promiseApiKey,
  takeApiKey,
} from './api-key/care.ts';
export { findApiKey, listNewApiKeys, listOldApiKeys } from './api-key.ts';
export { findCaptchaSecret } from './captcha-secret.ts';
export { isAnyHeld, isHeld, unlessHeld } from './hold.ts';
export { isSafeAddress } from './known-mandants.ts';
export { deleteOldPermissions, oldPermissionRow } from './old-permissions.ts';
export { lacksPortalSecret, listPortalSecrets } from './portal-secret.ts';
export { findProviderKey, putProviderKey } from './provider-key.ts';

/** The app of the mandant's content, and the client that may read what is public there (E-01). */
export interface CmsAccess {
  app: string;
  clientId: string;
  secret: string | null;
}

/** The part of a mandant that anybody may read, terms in the language of the call; modules that are not built are off. */
export async function showMandant(
  { mandant: { slug, name, config }, locale }: Ctx,
  cms: CmsAccess,
): Promise<Value<typeof PublicMandant>> {
  return {
    ...announced(config),
    cmsAppName: cms.app,
    cmsClientId: cms.clientId,
    cmsClientSecret: cms.secret,
    slug,
    name,
    supportedLanguage: { language: config.defaultLanguage },
    termsText: termsIn(config, locale).text,
  };
}

/**
 * The account a bank file takes the money from; `undefined` while there is none, and then there is no run (rules 3.11).
 */
export async function findDebtor({ db, mandant, system: { vault } }: Tx): Promise<Debtor | undefined> {
  const row = await sql.findDebtor(db);
  return row?.debtorSealed ? (JSON.parse(vault.open(row.debtorSealed, debtorPlace(mandant))) as Debtor) : undefined;
}

/** Another account to pay from; gives the one before. Two at once come one after the other. */
export async function changeDebtor(tx: Tx, debtor: Debtor): Promise<Debtor | undefined> {
  await sql.lockConfig(tx.db);
  const before = await findDebtor(tx);
  await sql.putDebtor(tx.db, tx.system.vault.seal(JSON.stringify(debtor), debtorPlace(tx.mandant)), tx.now);
  noteSetting(tx, 'Auszahlungskonto');
  return before;
}

const debtorPlace = (mandant: { id: number }) => placeIn({ mandant }, 'mandant_config.debtor');

/**
 * Writes hosts, configuration and API keys as the file has them; keys that are not in it stay. The payout account is
 * written only where there is none yet, or where somebody insists: it may have been changed at the desk since, as a key may. Gives the
 * configuration of before.
 */
export async function putMandant(
  tx: Tx,
  { name, hosts, config, debtor, apiKeys }: MandantFile,
  isForced = false,
): Promise<MandantConfig | undefined> {
  const { db, now, mandant } = tx;
  await sql.lockConfig(db);
  const stored = await sql.findConfig(db);
  const before = decode(MandantConfig, stored?.config);
  const known = await sql.listHostsOf(db, mandant.id);
  for (const host of hosts) {
    await sql.putHost(db, host, mandant.id);
    if (!known.includes(host)) noteSetting(tx, `Hosts.${host}`);
  }
  await sql.putConfig(db, { name, config: encode(MandantConfig, config), at: now });
  if (stored?.name !== name) noteSetting(tx, 'Name');
  if (before.ok) noteChanges(tx, before.value, config);
  else noteSettings(tx, 'Konfiguration', changedNames(stored?.config, config));
  if (debtor && (isForced || !(await sql.findDebtor(db))?.debtorSealed)) await changeDebtor(tx, debtor);
  for (const key of await putApiKeys(tx, apiKeys, isForced)) noteSetting(tx, `ApiSchluessel.${key}`);
  if (await putPortalSecrets(tx, config)) noteSetting(tx, 'AutologinSecret');
  if (await putCaptchaSecret(tx, config.captchaSecret)) noteSetting(tx, 'CaptchaSecret');
  if (await putProviderKey(tx, config.providerKey)) noteSetting(tx, 'AnbieterSchluessel');
  await announceChange(tx, topic, mandant.slug);
  return before.ok ? before.value : undefined;
}

function noteChanges(tx: Tx, before: MandantConfig, after: MandantConfig): void {
  const was = encode(MandantConfig, before) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(encode(MandantConfig, after) as typeof was))
    if (JSON.stringify(value) !== JSON.stringify(was[name])) noteSetting(tx, `Konfiguration.${name}`);
}

/** Of a row that could not be read, or of none: what stands there otherwise now, by its names. */
function changedNames(before: unknown, after: MandantConfig): string[] {
  const was = (typeof before === 'object' && before !== null ? before : {}) as Readonly<Record<string, unknown>>;
  const is = encode(MandantConfig, after) as typeof was;
  return Object.keys(is).filter((name) => !isDeepStrictEqual(is[name], was[name]));
}

/** What stands in the database of a mandant by now, as it stands there; nothing while it is not set up. */
export async function findStored(tx: Tx): Promise<Stored | undefined> {
  const row = await sql.findConfig(tx.db);
  if (!row) return undefined;
  const hosts = await sql.listHostsOf(tx.db, tx.mandant.id);
  return { ...row, config: row.config as Stored['config'], hosts, debtor: await findDebtor(tx) };
}

export interface Stored {
  name: string;
  /** Under its German names, and perhaps from before a rule. */
  config: Readonly<Record<string, unknown>>;
  hosts: string[];
  debtor: Debtor | undefined;
}

/** The ids of all mandants, closed ones, too. */
export const listMandantIds = (system: System): Promise<number[]> => globally(system, sql.listMandantIds);

/**
 * Keeps the mandant's own version of the terms somebody agreed to, once and word for word, and gives its id; another
 * text than the one in force is refused with PSOF0306 (rules 3.3).
 */
export async function keepTerms({ db, mandant: { config }, now }: Tx, sent: string): Promise<number> {
  const { language, text } = termsAgreed(config, sent) ?? refuse('terms.changed');
  const version = config.termsVersion;
  const text_hash = createHash('sha256')
    .update(JSON.stringify([version, language, text]))
    .digest('base64url');
  const kept =
    (await sql.findTermsText(db, text_hash)) ??
    (await sql.insertTermsText(db, { language, version, text, text_hash, created_at: now }));
  return kept ?? ((await sql.findTermsText(db, text_hash)) as number);
}

/** The text of the terms somebody agreed to, as long as it is in force. */
export async function termsInForce({ db, mandant: { config } }: Tx, termsTextId: number): Promise<string | undefined> {
  const kept = await sql.findTerms(db, termsTextId);
  return kept?.version === config.termsVersion ? termsAgreed(config, kept.text)?.text : undefined;
}

/**
 * What was permitted or taken back is kept apart from the person, under a keyed hash of the address (rules 3.3). What the person said
 * of it before was in use until now.
 */
export async function keepPermission(
  { db, system: { vault }, now }: Tx,
  { email, ...permission }: { kind: PermissionKind; email: string; given: boolean; text: string; source: string },
): Promise<void> {
  await sql.markPermissionUsed(db, permission.kind, vault.hashes(email, 'permission'), now);
  const person_hash = vault.hash(email, 'permission');
  await sql.insertPermission(db, { ...permission, person_hash, at: now, last_used_at: now });
}

/** The person goes: what was permitted of these kinds is used no more. */
export async function endPermissions(
  { db, system: { vault }, now }: Tx,
  email: string,
  kinds: readonly PermissionKind[],
): Promise<void> {
  const hashes = vault.hashes(email, 'permission');
  for (const kind of kinds) {
    await sql.markPermissionUsed(db, kind, hashes, now);
    await sql.insertEnds(db, kind, hashes, now);
  }
}

/**
 * Where strangers' half of the mails of this hour is used up, a stranger does a proof of work, or says that the mail may wait
 * for its turn (rules 1.8).
 */
export async function refuseWithoutWork(ctx: Ctx): Promise<void> {
  const { actor, origin, system } = ctx;
  if (actor.kind !== 'anyone' || !origin || !system.config.rateLimits || !(await asksForProof(ctx))) return;
  if (origin.proof === waitsInstead) return;
  if (!(await isProven(ctx, origin.proof, mailBits))) refuse('captcha.wrong');
  origin.hasProven = true;
}

/** Asked again after some seconds only: a guest does not pay for it with every call. */
const strainMs = 5000;
const strains = new WeakMap<System, Map<number, { atMs: number; isStrained: boolean }>>();

async function asksForProof(ctx: Ctx): Promise<boolean> {
  const { system, mandant, now } = ctx;
  const known = strains.get(system) ?? new Map<number, { atMs: number; isStrained: boolean }>();
  strains.set(system, known);
  const last = known.get(mandant.id);
  if (last && Math.abs(now.getTime() - last.atMs) < strainMs) return last.isStrained;
  const isNow = await ctx.read(isStrained);
  known.set(mandant.id, { atMs: now.getTime(), isStrained: isNow });
  return isNow;
}

/** The configuration as it stands in the database by now; the one of the context may be older. */
export async function currentConfig({ db }: Tx): Promise<MandantConfig> {
  const decoded = decode(MandantConfig, (await sql.findConfig(db))?.config);
  return decoded.ok ? decoded.value : refuse('mandant.closed');
}

/** As it stands, and nobody changes it before the transaction ends. */
export async function holdConfig(tx: Tx): Promise<MandantConfig> {
  if (!(await sql.lockConfig(tx.db))) refuse('mandant.unknown');
  return currentConfig(tx);
}

/** Changes it, under a lock of its row. */
export async function changeConfig(tx: Tx, change: (config: MandantConfig) => MandantConfig): Promise<void> {
  const { db, now, mandant } = tx;
  const { name } = (await sql.lockConfig(db)) ?? refuse('mandant.unknown');
  const before = await currentConfig(tx);
  const after = change(before);
  await sql.putConfig(db, { name, config: encode(MandantConfig, after), at: now });
  noteChanges(tx, before, after);
  await announceChange(tx, topic, mandant.slug);
}

/** Gives the portal another address; pages under the old one move along. */
export const moveMandant = (tx: Tx, mandantUrl: string): Promise<void> =>
  changeConfig(tx, (config) => ({
    ...config,
    mandantUrl,
    recommendWebPage: config.recommendWebPage?.replace(config.mandantUrl, mandantUrl) ?? null,
  }));
