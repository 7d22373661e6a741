/**
 * Who works in an agency (G9, G10): the owner lets people in by a link in a mail, changes their names, and takes the way in
 * away. Whoever has left keeps the number and the name in reports, and signs in no more.
 */
import { rolesOf } from '@weitersagen/contract/agency/rights';
import { mayAgencyUser } from '@weitersagen/contract/agency/rules';
import type { ChangeEmployee, Employee, NewEmployee } from '@weitersagen/contract/agency/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { endSessions, endTokens } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { recordEvent } from '#platform/event.ts';
import { countTries } from '#platform/http/limit.ts';
import { languageFor } from '#site/site.ts';
import { queueEmployeeMail } from '../mail/mail-queue.ts';
import { refuseMessage } from '../own/refuse-message.ts';
import { salutationOf } from '../salutation.ts';
import { agencyKind, ownAgencyOf } from '../user-kind.ts';
import * as sql from '../user-sql.ts';

type Shown = Value<typeof Employee>;

export async function listEmployees(ctx: Ctx): Promise<Shown[]> {
  const { agencyId, userId } = ownAgencyOf(ctx);
  const rows = await ctx.read(({ db }) => sql.listUsers(db, agencyId));
  return rows.map((row) => shownOf(row, userId));
}

const shownOf = (row: sql.AgencyUserRow, userId: number): Shown => ({
  employeeNumber: row.employeeNumber,
  salutation: salutationOf(row.salutation),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  role: rolesOf(row.positions, row.agencyStatus)[0] ?? null,
  status: row.status,
  lastLoginAt: row.lastLoginAt,
  removedAt: row.removedAt,
  isSelf: row.id === userId,
});

/** G9; of somebody who was let in and has not come yet the link again. */
export async function inviteEmployee(ctx: Ctx, given: Value<typeof NewEmployee>): Promise<Shown> {
  const { agencyId, agencyNumber, userId } = ownAgencyOf(ctx);
  refuseMessage({ Vorname: given.firstName, Nachname: given.lastName });
  await countTries(ctx, { name: 'agency-employee', email: given.email, perEmail: 5, perAddress: 100, minutes: 60 });
  const language = await languageFor(ctx);
  return ctx.write(async (tx) => {
    const known = await sql.findUser(tx.db, { email: given.email });
    if (
      known &&
      (known.agencyId !== agencyId || known.employeeNumber !== given.employeeNumber || known.status !== 'invited')
    )
      refuse('state.not-allowed', { problems: [{ field: 'Email', code: 'email-taken' }] });
    const id = known?.id ?? (await makeEmployee(tx, { agencyId, agencyNumber, language, given }));
    const user = (await sql.lockUser(tx.db, id)) ?? refuse('unknown');
    await queueEmployeeMail(tx, user, { company: user.company ?? '', employeeNumber: given.employeeNumber });
    return shownOf(user, userId);
  });
}

async function makeEmployee(
  tx: Tx,
  { given, ...agency }: { agencyId: number; agencyNumber: string; language: string; given: Value<typeof NewEmployee> },
): Promise<number> {
  const employee = { ...agency, ...given, positions: ['employee'], status: 'invited' } as const;
  const id = await sql.insertUser(tx.db, employee, tx.now).catch((error: unknown) => {
    if (violates(error, 'agency_user_number'))
      return refuse('state.not-allowed', { problems: [{ field: 'Mitarbeiternummer', code: 'employee-number-taken' }] });
    if (violates(error, 'agency_user_email'))
      return refuse('state.not-allowed', { problems: [{ field: 'Email', code: 'email-taken' }] });
    throw error;
  });
  await recordEvent(tx, { object: 'agencyUser', id, event: 'invite', from: null, to: 'invited' });
  return id;
}

async function lockEmployee(tx: Tx, agencyId: number, employeeNumber: string): Promise<sql.AgencyUserRow> {
  const found = (await sql.findByNumber(tx.db, agencyId, employeeNumber)) ?? refuse('unknown');
  return (await sql.lockUser(tx.db, found.id)) ?? refuse('unknown');
}

export async function changeEmployee(
  ctx: Ctx,
  { employeeNumber, ...given }: Value<typeof ChangeEmployee> & { employeeNumber: string },
): Promise<Shown> {
  const { agencyId, userId } = ownAgencyOf(ctx);
  refuseMessage({ Vorname: given.firstName, Nachname: given.lastName });
  return ctx.write(async (tx) => {
    const user = await lockEmployee(tx, agencyId, employeeNumber);
    if (user.removedAt) refuse('state.not-allowed');
    await sql.putPerson(tx.db, user.id, { ...given, language: user.language }, tx.now);
    await recordEvent(tx, { object: 'agencyUser', id: user.id, event: 'change', from: user.status, to: user.status });
    return shownOf((await sql.lockUser(tx.db, user.id)) ?? user, userId);
  });
}

/** G10: sessions and links end with it. The owner is not removed. */
export async function removeEmployee(ctx: Ctx, employeeNumber: string): Promise<Shown> {
  const { agencyId, userId } = ownAgencyOf(ctx);
  return ctx.write(async (tx) => {
    const user = await lockEmployee(tx, agencyId, employeeNumber);
    if (user.positions.includes('owner') || user.removedAt || !mayAgencyUser('remove', user))
      refuse('state.not-allowed');
    await sql.markRemoved(tx.db, user.id, tx.now);
    await endSessions(agencyKind, tx, user.id);
    await endTokens(tx, { object: 'agencyUser', id: user.id });
    await recordEvent(tx, { object: 'agencyUser', id: user.id, event: 'remove', from: user.status, to: 'locked' });
    return shownOf((await sql.lockUser(tx.db, user.id)) ?? user, userId);
  });
}
