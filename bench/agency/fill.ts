/**
 * Ten thousand agencies of one mandant: one has a million recommenders, contacts, orders, rewards and invitations, one ten thousand,
 * the others twenty each. Made as the million of the desk is.
 */
import { sql } from 'kysely';
import { hashPassword } from '../../server/src/identity/password/password.ts';
import type { Environment } from '../environment.ts';
import { at, fillMandants, oneOf, person } from '../million/fill.ts';
import { mandantId, password } from '../people.ts';

export const many = { agencyNumber: '900001', count: 1_000_000, email: 'owner-many@example.org' };
export const few = { agencyNumber: '900002', count: 10_000, email: 'owner-few@example.org' };
export const others = 10_000;
const each = 20;
const slug = 'spbdevk';

/** Of row `g`: the agency, its id and who works there. */
const place = `case when g <= ${many.count} then 0 when g <= ${many.count + few.count} then 1 else 2 + g % ${others} end`;
const owned = {
  agency_number: `case when g <= ${many.count} then '${many.agencyNumber}' when g <= ${many.count + few.count} then '${few.agencyNumber}' else (800000 + g % ${others})::text end`,
  employee_number: `'M' || g % 50`,
};

export async function fillAgencies(environment: Environment): Promise<void> {
  const id = await mandantId(environment, slug);
  const scope = { mandantId: id, role: 'app', readOnly: false } as const;
  const hash = await hashPassword(password);
  const first = await environment.database.transaction(scope, async (db) => {
    await sql`
      insert into agency (agency_number, status, company, email, search_key, created_at, changed_at)
      select number, 'active', 'Agentur ' || number, number || '@example.org', number, now(), now()
      from (select ${many.agencyNumber} as number union all select ${few.agencyNumber} union all select (800000 + g)::text from generate_series(0, ${others - 1}) g) made`.execute(
      db,
    );
    const { rows } = await sql<{
      id: number;
    }>`select id from agency where agency_number = ${many.agencyNumber}`.execute(db);
    for (const { agencyNumber, email } of [many, few])
      await sql`
        insert into agency_user (agency_id, agency_number, employee_number, roles, status, email, first_name, last_name, language, password_hash, created_at, changed_at)
        select id, agency_number, m.number, m.roles, 'active', m.email, 'Clara', 'Brandt', 'de', ${hash}, now(), now()
        from agency, (values (null, array['owner'], ${email}), ('M7', array['employee'], ${`m7-${email}`})) as m (number, roles, email)
        where agency_number = ${agencyNumber}`.execute(db);
    return rows[0]?.id ?? 0;
  });
  await fillMandants(environment, [{ slug, count: many.count + few.count + others * each }], {
    more: {
      account: owned,
      recommendation: owned,
      recipient: owned,
      orders: owned,
      reward: owned,
      invitation: {
        id: 'id',
        agency_id: `${first} + ${place}`,
        ...owned,
        status: oneOf('accepted', 'sent', 'expired'),
        kind: `'phone'`,
        ...person(5, 13, 'invited'),
        is_mailed: 'true',
        sent_at: at,
        expires_on: `date '2099-01-01'`,
        invited_by: '1',
        created_at: at,
        changed_at: at,
      },
    },
  });
}
