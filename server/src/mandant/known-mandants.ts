/** What the registry knows, and how a row becomes a mandant or a closed one; without a database. */
import { isDeepStrictEqual } from 'node:util';
import { decode } from '@weitersagen/contract/basics/wire';
import { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { ClosedMandant } from '#platform/app-parts.ts';
import type { Config } from '#platform/config.ts';
import type { Mandant } from '#platform/context.ts';
import type { ConfigRow, MandantRow } from './sql.ts';

export type PlacedRow = MandantRow & { cell: string };

/** A mandant that can be served, or why not. */
export interface Settled {
  id: number;
  slug: string;
  /** Of the row it was made from, and where that lies. */
  version: string;
  cell: string;
  /** What its settings say of its address, also where they cannot be read otherwise. */
  isHttps: boolean;
  mandant?: Mandant;
  closed?: ClosedMandant;
}

export interface Known {
  settled: ReadonlyMap<number, Settled>;
  bySlug: ReadonlyMap<string, Settled>;
  byHost: ReadonlyMap<string, Settled>;
  hosts: ReadonlyMap<string, number>;
  open: readonly Mandant[];
  closed: readonly ClosedMandant[];
}

/** The same mandant as before if it is equal: pages keep what they derive from it. */
export function settle(
  { environment }: Pick<Config, 'environment'>,
  { id, slug, version, cell, name, config }: ConfigRow & { cell: string },
  before: Settled | undefined,
): Settled {
  const decoded = decode(MandantConfig, config);
  const problems = !decoded.ok
    ? decoded.problems.map(({ field, code }) => ({ field: field || 'Konfiguration', code }))
    : isSafeAddress(environment, decoded.value.mandantUrl)
      ? []
      : [{ field: 'MandantUrl', code: 'https-needed' }];
  const settled = { id, slug, version, cell, isHttps: isHttps(config) };
  if (!decoded.ok || problems.length > 0)
    return { ...settled, closed: { id, slug, name, language: languageOf(config), problems } };
  const mandant = { id, slug, name, config: decoded.value };
  return { ...settled, mandant: isDeepStrictEqual(before?.mandant, mandant) ? before?.mandant : mandant };
}

/** Sign-ins and rewards go by its pages: in production they are never open on the way. */
export const isSafeAddress = (environment: Config['environment'], mandantUrl: string): boolean =>
  environment !== 'production' || /^https:/i.test(mandantUrl);

const isHttps = (config: unknown): boolean =>
  /^https:/i.test(String((config as { MandantUrl?: unknown } | null)?.MandantUrl));

function languageOf(config: unknown): string {
  const named = (config as { Standardsprache?: unknown } | null)?.Standardsprache;
  return typeof named === 'string' && /^[a-z]{2}$/.test(named) ? named : 'de';
}

/**
 * What is known after a read: of the mandants that were asked for only what the rows say, of the others what was known
 * before. A mandant without a configuration does not exist.
 */
export function knownMandants(
  before: Known | undefined,
  rows: readonly PlacedRow[],
  fresh: ReadonlyMap<number, Settled>,
  /** Slugs, null = all; of these cells nothing could be read. */
  { slugs, missing }: { slugs: readonly string[] | null; missing: readonly string[] },
): Known {
  const isRead = new Set(rows.map(({ id }) => id));
  const isLeft = ({ id, slug, cell }: Settled): boolean =>
    !isRead.has(id) && (missing.includes(cell) || (slugs !== null && !slugs.includes(slug)));
  const rest = [...(before?.settled.values() ?? [])].filter(isLeft);
  const read = rows.flatMap(({ id }) => fresh.get(id) ?? before?.settled.get(id) ?? []);
  const all = [...rest, ...read].toSorted((a, b) => a.id - b.id);
  const settled = new Map(all.map((one) => [one.id, one]));
  const unasked = new Set(rest.map(({ id }) => id));
  const kept = [...(before?.hosts ?? [])].filter(([, id]) => unasked.has(id));
  const hosts = new Map([...kept, ...rows.flatMap(({ id, hosts: own }) => own.map((host) => [host, id] as const))]);
  return {
    settled,
    hosts,
    bySlug: new Map(all.map((one) => [one.slug, one])),
    byHost: new Map([...hosts].flatMap(([host, id]) => (settled.has(id) ? [[host, settled.get(id) as Settled]] : []))),
    open: all.flatMap(({ mandant }) => mandant ?? []),
    closed: all.flatMap(({ closed }) => closed ?? []),
  };
}

/** An unknown host leads to the default one, else to the first that is served. */
export const settledOf = (
  { byHost, bySlug, settled, open: [first] }: Known,
  host: string,
  defaultMandant: string,
): Settled | undefined => byHost.get(host) ?? bySlug.get(defaultMandant) ?? (first && settled.get(first.id));
