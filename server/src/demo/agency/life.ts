/** What stands under the number of an agency of the demo after half a year: recommenders with all that came of them, invitations. */
import type { InvitationStatus } from '@weitersagen/contract/invitation/status';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Dice } from '../life/dice.ts';
import { meetPeople } from '../life/people.ts';
import type { Office } from './offices.ts';

interface Filled {
  office: Office;
  agencyId: number;
  dice: Dice;
}

export async function fillOffice(tx: Tx, filled: Filled): Promise<void> {
  const known = tx.db.selectFrom('invitation').select('id').where('agency_id', '=', filled.agencyId).limit(1);
  if (await known.executeTakeFirst()) return;
  const accepted = await takeRecommenders(tx, filled);
  await invite(tx, filled, accepted);
}

const numbersOf = ({ people }: Office): (string | null)[] => people.map(({ number }) => number ?? null);

/** Every third of the brand's, each of somebody who works there; their contacts, orders and rewards follow. */
async function takeRecommenders({ db }: Tx, { office, dice }: Filled): Promise<number[]> {
  const accounts = await db.selectFrom('account').select('id').where('email', 'is not', null).orderBy('id').execute();
  const own = accounts.filter((_account, nth) => nth % 3 === 1).map(({ id }) => id);
  for (const id of own) {
    const set = { agency_number: office.number, employee_number: dice.pick(numbersOf(office)) };
    await db.updateTable('account').set(set).where('id', '=', id).execute();
    await db.updateTable('recommendation').set(set).where('account_id', '=', id).execute();
  }
  // As their triggers would have written it.
  for (const statement of [
    sql`update recipient r set agency_number = n.agency_number, employee_number = n.employee_number from recommendation n
      where n.id = r.recommendation_id and n.agency_number is not null and r.agency_number is null`,
    sql`update orders o set agency_number = r.agency_number, employee_number = r.employee_number from recipient r
      where r.id = o.recipient_id and r.agency_number is not null and o.agency_number is null`,
    sql`update reward w set agency_number = o.agency_number, employee_number = o.employee_number from orders o
      where o.id = w.order_id and o.agency_number is not null and w.agency_number is null`,
  ])
    await statement.execute(db);
  return own;
}

const outcomes: readonly (readonly [InvitationStatus, number])[] = [
  ['accepted', 6],
  ['sent', 3],
  ['opened', 2],
  ['expired', 4],
  ['declined', 1],
  ['withdrawn', 1],
];

const dayMs = 86_400_000;
const invitations = 38;

async function invite(
  { db, now }: Tx,
  { office, agencyId, dice }: Filled,
  accountIds: readonly number[],
): Promise<void> {
  const people = meetPeople(dice, 'example.org');
  const inviters = await db
    .selectFrom('agency_user')
    .select(['id', 'employee_number as number'])
    .where('agency_id', '=', agencyId)
    .orderBy('id')
    .execute();
  const rows = Array.from({ length: invitations }, (_, nth) => {
    const status = dice.weigh(outcomes);
    const isOpen = status === 'sent' || status === 'opened';
    const sentAt = new Date(now.getTime() - dayMs * (isOpen ? dice.between(1, 25) : dice.between(32, 180)));
    const { firstName, lastName, email } = people.contact();
    const by = dice.pick(inviters);
    const later = (days: number) => new Date(sentAt.getTime() + days * dayMs);
    return {
      agency_id: agencyId,
      agency_number: office.number,
      employee_number: by.number,
      status,
      kind: dice.pick(['personal', 'phone', 'video'] as const),
      first_name: firstName,
      last_name: lastName,
      email,
      language: 'de',
      talked_at: new Date(sentAt.getTime() - dayMs / 8),
      evidence: 'Hat im Gespräch um die Einladung gebeten.',
      is_mailed: true,
      sent_at: sentAt,
      opened_at: status === 'sent' || status === 'withdrawn' ? null : later(1),
      ended_at: isOpen ? null : later(status === 'expired' ? 30 : dice.between(1, 9)),
      expires_on: later(30).toISOString().slice(0, 10),
      account_id: status === 'accepted' ? (accountIds[nth % Math.max(1, accountIds.length)] ?? null) : null,
      invited_by: by.id,
      created_at: sentAt,
      changed_at: sentAt,
    };
  });
  await db
    .insertInto('invitation')
    .values(rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
    .execute();
}
