/**
 * A whole life in one transaction: a start that ends half way leaves nothing of it, and the next one begins anew. The verbs open their
 * transactions as ever and find themselves in this one. Nobody waits for it: the program does not listen yet.
 */
import type { Mandant, System } from '#platform/context.ts';
import type { Database } from '#platform/database/db.ts';

export function inOneTransaction<T>(
  system: System,
  { id }: Mandant,
  steps: (inside: System) => Promise<T>,
): Promise<T> {
  const { database, config } = system;
  return database.transaction({ mandantId: id, role: 'app', readOnly: false, isJob: true }, (cell, home) => {
    const transaction: Database['transaction'] = (scope, inner) =>
      inner(scope.mandantId === null ? (home ?? cell) : cell, home);
    return steps({
      ...system,
      // Half a year comes from one address within seconds.
      config: { ...config, rateLimits: false },
      database: { ...database, transaction, glance: transaction },
    });
  });
}
