/** People with a password, as the product would write them, and their sign-in. */
import { sql } from 'kysely';
import { hashPassword } from '../server/src/identity/password/password.ts';
import { call } from './call.ts';
import type { Environment, Server } from './environment.ts';

export const password = 'Weitersagen-2026-Messung';

export async function mandantId({ database }: Environment, slug = 'spbdevk'): Promise<number> {
  const found = database.kysely.selectFrom('mandant').select('id').where('slug', '=', slug);
  return (await found.executeTakeFirstOrThrow()).id;
}

export async function addPeople(environment: Environment, emails: readonly string[]): Promise<void> {
  const hash = await hashPassword(password);
  const scope = { mandantId: await mandantId(environment), role: 'app', readOnly: false } as const;
  await environment.database.transaction(scope, (db) =>
    sql`
      insert into account (hash, status, first_name, last_name, email, language, password_hash, created_at, changed_at)
      select md5(email), 'active', 'Anna', 'Muster', email, 'de', ${hash}, now(), now() from unnest(${[...emails]}::text[]) email`.execute(
      db,
    ),
  );
}

export const signIn = (email: string) => ({ Email: email, Password: password });

export async function signInPerson(server: Server, email: string): Promise<string> {
  return (await call<{ Token: string }>(server, 'POST', '/account/login', { body: signIn(email) })).Token;
}
