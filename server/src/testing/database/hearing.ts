/**
 * Hears every statement that goes to a database in a transaction or a glance, before it goes. What follows a `reset role` is the
 * owner's of the tables, and not heard.
 */
import type { QueryId, RootOperationNode } from 'kysely';
import type { Database, Db, Role } from '#platform/database/db.ts';

export interface Asked {
  role: Role;
  mandantId: number | null;
  text: string;
  values: readonly unknown[];
}

/** The listener is called where the statement is executed: its stack names the function that asks. */
export function hear(database: Pick<Database, 'transaction' | 'glance'>, listen: (asked: Asked) => void): () => void {
  const { transaction, glance } = database;
  const heard = (db: Db, { role = 'app', mandantId }: { role?: Role; mandantId: number | null }): Db => {
    let isOwners = false;
    return db.withPlugin({
      transformQuery: ({ node, queryId }: { node: RootOperationNode; queryId: QueryId }) => {
        const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
        if (!isOwners) listen({ role, mandantId, text: sql, values: parameters });
        isOwners ||= sql === 'reset role';
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  };
  database.transaction = (scope, work) => transaction(scope, (db) => work(heard(db, scope)));
  database.glance = (scope, work) => glance(scope, (db) => work(heard(db, scope)));
  return () => Object.assign(database, { transaction, glance });
}
