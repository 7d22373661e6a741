/**
 * Hears every statement that goes to a database in a transaction or a glance, before it goes. What follows a `reset role` is the
 * owner's of the tables, and not heard.
 */
import type { QueryId, RootOperationNode } from 'kysely';
import type { Place } from '#platform/database/cell/places.ts';
import type { Database, Db, Role } from '#platform/database/db.ts';

export interface Asked {
  role: Role;
  mandantId: number | null;
  place?: Place | undefined;
  text: string;
  values: readonly unknown[];
}

type Scope = Partial<Pick<Asked, 'role'>> & Pick<Asked, 'mandantId' | 'place'>;

/** The listener is called where the statement is executed: its stack names the function that asks. */
export function hear(database: Pick<Database, 'transaction' | 'glance'>, listen: (asked: Asked) => void): () => void {
  const { transaction, glance } = database;
  const heard = (db: Db, { role = 'app', mandantId, place }: Scope): Db => {
    let isOwners = false;
    return db.withPlugin({
      transformQuery: ({ node, queryId }: { node: RootOperationNode; queryId: QueryId }) => {
        const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
        if (!isOwners) listen({ role, mandantId, place, text: sql, values: parameters });
        isOwners ||= sql === 'reset role';
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  };
  database.transaction = (scope, work) =>
    transaction(scope, (db, ownHome) => work(heard(db, scope), ownHome && heard(ownHome, { ...scope, place: 'home' })));
  database.glance = (scope, work) =>
    glance(scope, (db, ownHome) => work(heard(db, scope), ownHome && heard(ownHome, { ...scope, place: 'home' })));
  return () => Object.assign(database, { transaction, glance });
}
