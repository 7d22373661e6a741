/** A call of somebody as it was let in, before something else happened. */
import type { Ctx } from '#platform/context.ts';
import type { World } from '../world.ts';

export async function letIn({ as }: Pick<World, 'as'>, email: string): Promise<Ctx> {
  const { id: sessionId, ...account } = await as().read(({ db }) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.subject_id')
      .select(['session.id', 'account.id as accountId', 'hash', 'auth_at as authAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );
  return as('spbdevk', { kind: 'recommender', ...account, email, sessionId, roles: [], support: null });
}
