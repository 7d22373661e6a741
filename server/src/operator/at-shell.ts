/**
 * The way out where no colleague can help (rules 3.12): the owner of the installation invites somebody at the machine, or
 * resets a way in. Who came so counts as made by nobody, and everybody who works on the mandants hears of it.
 */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { invitedAs } from '@weitersagen/contract/operator/invited-as';
import { endSessions } from '#identity/identity.ts';
import { globally, jobContext, type Mandant, type System, type Tx } from '#platform/context.ts';
import { asOwner } from '#platform/database/owner.ts';
import { recordEvent } from '#platform/event.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { invitationPurpose, issueInvitation } from './invitation.ts';
import { accessMail, invitationAddress } from './mails.ts';
import { noteAccess } from './operators.ts';
import { deleteCodes } from './recovery/sql.ts';
import * as sql from './sql.ts';
import { listActive, looseTies } from './tie/tie-sql.ts';
import { operatorKind } from './user-kind.ts';

/** A new operator; null: of all mandants. */
export interface Newcomer {
  email: string;
  name?: string | null;
  role: OperatorRole;
  mandants: string[] | null;
}

interface Deed {
  operator: sql.OperatorRow;
  from: string | null;
  what: 'invited' | 'reset';
  reason: string;
}

/** The one-time link of somebody who is no operator yet. */
export const inviteAtShell = (
  system: System,
  mandants: readonly Mandant[],
  { email, name, role, mandants: slugs }: Newcomer,
  reason: string,
): Promise<string> =>
  carryOut(system, concerned(mandants, slugs), async (tx) => {
    const operator = await tx.home((db) =>
      sql.insertOperator(db, { email, name, role, mandants: slugs, created_at: tx.now }),
    );
    if (!operator) throw new ConfigError(`${email} is an operator already; reset gives a new way in.`);
    return { operator, from: null, what: 'invited', reason };
  });

/** Password, second factor, sessions, older links and ties are over; the one-time link leads to new ones. */
export async function resetAtShell(
  system: System,
  mandants: readonly Mandant[],
  email: string,
  reason: string,
): Promise<string> {
  const known = await findAnywhere(system, email);
  const link = await carryOut(system, concerned(mandants, known.mandants), async (tx) => {
    const operator = (await tx.home((db) => sql.lockOperator(db, known.id))) ?? known;
    if (operator.status === 'locked')
      throw new ConfigError(`${email} is locked: unlock the access at the desk, or invite another address.`);
    const change = { status: 'invited', passwordHash: null, totpSealed: null, totpStep: null };
    await tx.home(async (db) => {
      await sql.updateOperator(db, operator.id, change);
      await deleteCodes(db, operator.id);
      await endSessions(operatorKind, { db }, operator.id);
      await sql.endTokens(db, operator.id, invitationPurpose, tx.now);
    });
    return { operator, from: operator.status, what: 'reset', reason };
  });
  // No role of a request looses a tie by nobody's hand. What breaks before this is mended by another reset.
  await asOwner(system, (db) => looseTies(db, known.id, { by: null, at: system.clock.now() }));
  return link;
}

async function findAnywhere(system: System, email: string): Promise<sql.OperatorRow> {
  const found = await globally(system, (db) => sql.findOperator(db, { email }));
  if (!found) throw new ConfigError(`${email} is no operator; invite makes one.`);
  return found;
}

const concerned = (mandants: readonly Mandant[], slugs: readonly string[] | null): readonly Mandant[] =>
  mandants.filter(({ slug }) => slugs?.includes(slug) ?? true);

/** The deed with its link, event and mails at the first of the mandants; the others hear of it afterwards. */
async function carryOut(
  system: System,
  [home, ...others]: readonly Mandant[],
  step: (tx: Tx) => Promise<Deed>,
): Promise<string> {
  if (!home) throw new ConfigError('None of the mandants can be read; npm run check-settings says why.');
  const at = (mandant: Mandant) => jobContext(system, mandant, 'bootstrap');
  const done = await at(home).write(async (tx) => {
    const deed = await step(tx);
    const token = await tx.home((db) => issueInvitation(tx.system, db, deed.operator.id, tx.now));
    return { deed, token, told: await tell(tx, deed, []) };
  });
  let { told } = done;
  for (const other of others) told = await at(other).write((tx) => tell(tx, done.deed, told));
  return invitationAddress(home, done.token);
}

/** The event, and M38 to the one concerned and to everybody of the mandant who was not told yet; gives who was told. */
async function tell(tx: Tx, { operator, from, what, reason }: Deed, told: readonly number[]): Promise<number[]> {
  await recordEvent(tx, {
    object: 'operator',
    id: operator.id,
    event: what === 'invited' ? 'invite' : 'reset',
    from,
    to: 'invited',
    reason: what === 'invited' ? invitedAs(accessOf(operator), reason) : reason,
  });
  noteAccess(tx, operator.id, what === 'invited' ? accessOf(operator).role : 'zurueckgesetzt');
  const people = [operator, ...(await tx.home((db) => listActive(db, tx.mandant.slug)))];
  const untold = [...new Map(people.map((one) => [one.id, one])).values()].filter(({ id }) => !told.includes(id));
  for (const { id: objectId, email: to, language } of untold)
    await queueMail(tx, accessMail, {
      to,
      language,
      object: 'operator',
      objectId,
      parameters: { email: operator.email, role: accessOf(operator).role, what, by: null, reason },
    });
  return [...told, ...untold.map(({ id }) => id)];
}

const accessOf = ({ role, mandants }: sql.OperatorRow): Omit<Newcomer, 'email' | 'name'> => ({
  role: role as OperatorRole,
  mandants,
});
