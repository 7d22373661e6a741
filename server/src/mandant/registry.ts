/**
 * Which mandants there are, by id, slug and host. Kept in memory, dropped when another process says that something
 * changed and at the latest after 30 seconds (rules 1.7).
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { globally, type Mandant, type System } from '#platform/context.ts';
import * as sql from './sql.ts';

const freshMs = 30_000;
export const topic = 'mandant';

interface Known {
  mandants: Mandant[];
  hosts: Map<string, number>;
  readAt: number;
}

export function createMandantRegistry(system: System): MandantRegistry {
  let known: Promise<Known> | undefined;
  const last = new Map<number, Mandant>();
  system.signals.on(topic, () => {
    known = undefined;
  });
  /** The same object as last time if it is equal: pages keep what they derive from it. */
  const kept = (mandant: Mandant): Mandant => {
    const before = last.get(mandant.id);
    const value = before && JSON.stringify(before) === JSON.stringify(mandant) ? before : mandant;
    last.set(mandant.id, value);
    return value;
  };
  const read = async (): Promise<Known> => {
    const { rows, hosts } = await globally(system, async (db) => ({
      rows: await sql.listMandants(db),
      hosts: await sql.listHosts(db),
    }));
    const mandants: Mandant[] = [];
    for (const { id, slug } of rows) {
      const row = await system.database.transaction({ mandantId: id, role: 'app', readOnly: true }, (db) =>
        sql.findConfig(db),
      );
      if (row) mandants.push(kept({ id, slug, name: row.name, config: readConfig(slug, row.config) }));
    }
    return { mandants, hosts: new Map(hosts.map((host) => [host.host, host.mandantId])), readAt: Date.now() };
  };
  const current = async (): Promise<Known> => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const value = await known;
    if (Date.now() - value.readAt <= freshMs) return value;
    known = undefined;
    return current();
  };
  const find = async (fits: (mandant: Mandant, state: Known) => boolean): Promise<Mandant | undefined> => {
    const state = await current();
    return state.mandants.find((mandant) => fits(mandant, state));
  };
  return {
    all: async () => (await current()).mandants,
    byId: (id) => find((mandant) => mandant.id === id),
    bySlug: (slug) => find((mandant) => mandant.slug === slug),
    byHost: async (host) => {
      const { hosts, mandants } = await current();
      const id = hosts.get(host.toLowerCase());
      const named = mandants.find((mandant) =>
        id === undefined ? mandant.slug === system.config.defaultMandant : mandant.id === id,
      );
      return named ?? mandants[0];
    },
  };
}

function readConfig(slug: string, json: unknown): Mandant['config'] {
  const decoded = decode(MandantConfig, json);
  if (!decoded.ok)
    throw new Error(
      `the configuration of ${slug} is not valid: ${decoded.problems.map((problem) => problem.field).join(', ')}`,
    );
  return decoded.value;
}
