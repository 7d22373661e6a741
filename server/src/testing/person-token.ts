/** The token of a recommender's session, without the way through a password: the sign-in itself is the account's matter. */
import { sql } from 'kysely';
import { openSession } from '#identity/identity.ts';
import type { Slug, World } from './world.ts';

export const personToken = ({ as }: Pick<World, 'as'>, email: string, slug: Slug = 'spbdevk'): Promise<string> =>
  as(slug).write(async (tx) => {
    const { rows } = await sql<Parameters<typeof openSession>[1]>`
      update account set status = case when status = 'created' then 'active' else status end
      where email = ${email} returning id, hash, email, password_version, roles`.execute(tx.db);
    if (!rows[0]) throw new Error(`no account of ${email}`);
    return (await openSession(tx, rows[0])).token;
  });
