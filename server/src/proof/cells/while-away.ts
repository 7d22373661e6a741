/** What happens while one of the databases cannot be reached, or says nothing at all. */
import type { Cell } from '#platform/database/cell/cells.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

export async function whileAway<T>({ database }: Cell, steps: () => Promise<T>, isSilent = false): Promise<T> {
  const { transaction, glance, pool } = database;
  const silence = Promise.withResolvers<never>();
  silence.promise.catch(() => undefined);
  const gone = () => (isSilent ? silence.promise : Promise.reject(refused));
  Object.assign(database, {
    transaction: gone,
    glance: gone,
    pool: Object.assign(Object.create(pool), { connect: gone }),
  });
  try {
    return await steps();
  } finally {
    Object.assign(database, { transaction, glance, pool });
    silence.reject(refused);
  }
}
