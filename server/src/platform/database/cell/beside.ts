/**
 * What a transaction of a mandant has to do at home. Where home is the same database it is the same transaction; else one that is
 * begun there with the first step and ends after the other one has: a trace without its deed is found and the deed done again,
 * a deed without its trace never is.
 */
import type { Database, Db, Role } from '../db.ts';

export type AtHome = <T>(steps: (db: Db) => Promise<T>) => Promise<T>;

export interface Beside {
  home: AtHome;
  homeFirst: AtHome;
  end(isCommitted: boolean): Promise<void>;
}

interface Open {
  db: Promise<Db>;
  end(isCommitted: boolean): Promise<void>;
}

/** `ownHome` is the transaction itself as home sees it. */
export function beside(
  database: Pick<Database, 'transaction'>,
  scope: { role: Role; readOnly: boolean },
  ownHome: Db | undefined,
): Beside {
  if (ownHome) {
    const own: AtHome = (steps) => steps(ownHome);
    return { home: own, homeFirst: own, end: async () => undefined };
  }
  const atHome = { ...scope, mandantId: null };
  let open: Open | undefined;
  return {
    home: async (steps) => {
      open ??= openAt(database, atHome);
      return steps(await open.db);
    },
    homeFirst: (steps) => database.transaction({ ...atHome, readOnly: false }, steps),
    end: async (isCommitted) => {
      await open?.end(isCommitted);
      open = undefined;
    },
  };
}

const takenBack = new Error('taken back');

function openAt(database: Pick<Database, 'transaction'>, scope: Parameters<Database['transaction']>[0]): Open {
  const begun = Promise.withResolvers<Db>();
  const ended = Promise.withResolvers<void>();
  const done = database.transaction(scope, async (db) => {
    begun.resolve(db);
    await ended.promise;
  });
  done.catch(begun.reject);
  return {
    db: begun.promise,
    end: async (isCommitted) => {
      if (isCommitted) ended.resolve();
      else ended.reject(takenBack);
      await done.catch((error: unknown) => {
        if (error !== takenBack) throw error;
      });
    },
  };
}
