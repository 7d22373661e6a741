/** The token of a recommender's session, without the way through a password: the sign-in itself is the account's matter. */
import { sql } from 'kysely';
import { personKind } from '#account/account.ts';
import { openSession } from '#identity/identity.ts';
import type { Slug } from '../mandant-files.ts';
import type { World } from '../world.ts';

type Owner = Parameters<typeof personKind.claimsOf>[0];

export const personToken = ({ as }: Pick<World, 'as'>, email: string, slug: Slug = 'spbdevk'): Promise<string> =>
  as(slug).write(async (tx) => {
    const { rows } = await sql<Owner>`
      update account set status = case when status = 'created' then 'active' else status end
      where email = ${email} returning id, hash, email, first_name as "firstName", last_name as "lastName", password_version as "passwordVersion", roles`.execute(
      tx.db,
    );
    if (!rows[0]) throw new Error(`no account of ${email}`);
    return (await openSession(personKind, tx, rows[0])).token;
  });
