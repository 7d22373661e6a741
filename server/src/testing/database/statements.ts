/** What the database was asked: for calls that must not tell by their work what they know. */
import type { QueryId, RootOperationNode } from 'kysely';
import type { System } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

/** The statements of some steps, in order, without values and rows. */
export async function statementsOf(
  { database }: Pick<System, 'database'>,
  steps: () => Promise<unknown>,
): Promise<string[]> {
  const asked: string[] = [];
  const { transaction } = database;
  const heard = (db: Db): Db =>
    db.withPlugin({
      transformQuery: ({ node, queryId }: { node: RootOperationNode; queryId: QueryId }) => {
        asked.push(db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  database.transaction = (scope, work) => transaction(scope, (db) => work(heard(db)));
  try {
    await steps();
  } finally {
    database.transaction = transaction;
  }
  // How many values and rows a statement has says nothing; to keep and to take back is one statement each.
  return asked.map((one) =>
    one
      .replace(/\$\d+(?:, \$\d+)*/g, '$')
      .replace(/(?:, \(\$\))+/g, '')
      .replace(/^(?:release|rollback to) savepoint/, 'end savepoint'),
  );
}
