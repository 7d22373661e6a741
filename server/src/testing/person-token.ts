/** The token of a recommender's session, without the way through a password: the sign-in itself is the account's matter. */
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import { openSession } from '#platform/person-session.ts';
import type { Slug, World } from './world.ts';

type Person = Parameters<typeof openSession>[1];

export const startSession = async (tx: Tx, person: Person): Promise<string> => (await openSession(tx, person)).token;

export const personToken = ({ as }: Pick<World, 'as'>, email: string, slug: Slug = 'spbdevk'): Promise<string> =>
  as(slug).write(async (tx) => {
    const { rows } = await sql<Person>`
      update account set status = case when status = 'created' then 'active' else status end
      where email = ${email} returning id, hash, email, password_version, roles`.execute(tx.db);
    if (!rows[0]) throw new Error(`no account of ${email}`);
    return startSession(tx, rows[0]);
  });
