/**
 * Who it is that a provider vouches for: known by the provider's own name for the person, else by an address that it says is
 * the person's, else somebody new. Whoever was removed from an agency does not come back by the provider, over no other one either.
 */
import { agencyRole } from '@weitersagen/contract/agency/rights';
import { mayAgencyUser, maySignIn } from '@weitersagen/contract/agency/rules';
import { type RefusalName, refuse } from '@weitersagen/contract/basics/refusals';
import { encode } from '@weitersagen/contract/basics/wire';
import { endTokens, enter, type SessionToken } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { languageFor } from '#site/site.ts';
import { findAgencyByNumber } from '../agency-sql.ts';
import { agencyKind } from '../user-kind.ts';
import * as users from '../user-sql.ts';
import type { SsoIdentity } from './identity.ts';
import type { Vouched } from './provider.ts';
import type { Sso } from './settings.ts';
import * as sql from './sso-sql.ts';

type Came =
  | { user: users.AgencyUserRow; session: SessionToken; hasOtherRoles: boolean }
  | { refusal: Extract<RefusalName, 'account.locked' | 'sso.inactive'> };

export async function arrive(
  tx: Tx,
  identity: SsoIdentity,
  { sso, vouched: { pages, idToken } }: { sso: Sso; vouched: Vouched },
): Promise<Came> {
  await lockAddresses(tx, [identity.email ?? identity.subject]);
  const agency = identity.agencyNumber === null ? undefined : await findAgencyByNumber(tx.db, identity.agencyNumber);
  const said: Said = {
    ...identity,
    agencyId: agency?.id ?? null,
    agencyNumber: agency?.agencyNumber ?? null,
  };
  const { id, isNew } = await whoIs(tx, said);
  const hasOtherRoles = await follow(tx, id, said, isNew);
  const isOther = pages.authorizeUrl !== sso.authorizeUrl || pages.endSessionUrl !== sso.endSessionUrl;
  if (pages.authorizeUrl !== null && isOther) await sql.putPages(tx.db, { ...sso, ...pages });
  const user = (await users.findUser(tx.db, { id })) ?? refuse('account.locked');
  if (agencyKind.isLocked(user)) return { refusal: whyLocked(user) };
  const session = await enter(agencyKind, tx, user, idToken.length <= hintMax ? { providerHint: idToken } : {});
  return session ? { user, session, hasOtherRoles: hasOtherRoles && !isNew } : { refusal: 'account.locked' };
}

/** It goes into an address at sign-out; a longer one would not come through. */
const hintMax = 6000;

/** What the provider says, with the agency as we know it. */
type Said = SsoIdentity & { agencyId: number | null };

/** Whoever works for an agency that is not active waits for it; only its owner looks meanwhile. */
const whyLocked = ({
  status,
  positions: roles,
  agencyStatus,
}: users.AgencyUserRow): 'account.locked' | 'sso.inactive' =>
  maySignIn({ status, roles }, 'active') && (agencyStatus === 'inactive' || agencyStatus === 'inReview')
    ? 'sso.inactive'
    : 'account.locked';

async function whoIs(tx: Tx, said: Said): Promise<{ id: number; isNew: boolean }> {
  const known = await sql.findBySubject(tx.db, said);
  if (known) return { id: known.id, isNew: false };
  const { email, agencyId } = said;
  if (email === null) return refuse('sso.email');
  const namesake = await users.findUser(tx.db, { email });
  if (namesake) return { id: await link(tx, namesake, said), isNew: false };
  if (agencyId !== null && (await sql.wasRemoved(tx.db, agencyId, { ...said, email }))) refuse('sso.removed');
  return { id: await add(tx, { ...said, email }), isNew: true };
}

/**
 * An access of before is the person's only where the provider says whose the address is, and names the same agency. What another
 * provider said of it, whom the mandant trusts no more, counts no more.
 */
async function link(tx: Tx, { id }: users.AgencyUserRow, said: Said): Promise<number> {
  const user = (await users.lockUser(tx.db, id)) ?? refuse('sso.taken');
  const isOther = (await sql.isVouchedBy(tx.db, id, said.issuer)) || user.agencyId !== said.agencyId;
  if (!said.isEmailVerified || isOther) refuse('sso.taken');
  if (user.status === 'locked') refuse('account.locked');
  await sql.putSubject(tx.db, id, said, tx.now);
  if (!mayAgencyUser('activate', user)) return id;
  await users.markUser(tx.db, id, 'active', tx.now);
  if (user.emailConfirmedAt === null) await users.confirmEmail(tx.db, id, tx.now);
  // The invitation is answered by coming in.
  await endTokens(tx, { object: 'agencyUser', id });
  await recordEvent(tx, { object: 'agencyUser', id, event: 'activateBySso', from: user.status, to: 'active' });
  return id;
}

async function add(tx: Tx, said: Said & { email: string }): Promise<number> {
  const id = await users.insertUser(
    tx.db,
    {
      agencyId: said.agencyId,
      agencyNumber: said.agencyNumber,
      employeeNumber: await freeNumber(tx, said, undefined),
      positions: said.agencyId === null ? [] : said.positions,
      status: 'active',
      email: said.email,
      salutation: null,
      firstName: said.firstName,
      lastName: said.lastName,
      language: await languageFor(tx),
      vouched: said,
    },
    tx.now,
  );
  if (said.isEmailVerified) await users.confirmEmail(tx.db, id, tx.now);
  await recordEvent(tx, { object: 'agencyUser', id, event: 'activateBySso', from: null, to: 'active' });
  return id;
}

/**
 * The number the provider names, unless a colleague has it; else the one the person has there already. Without one an employee
 * would see nothing and could not be told from others: the next free one is given (S1, S2).
 */
async function freeNumber(tx: Tx, said: Said, user: users.AgencyUserRow | undefined): Promise<string | null> {
  const { agencyId, employeeNumber, positions } = said;
  if (agencyId === null) return null;
  const holder = employeeNumber === null ? undefined : await users.findByNumber(tx.db, agencyId, employeeNumber);
  if (employeeNumber !== null && (!holder || holder.id === user?.id)) return employeeNumber;
  const had = user?.agencyId === agencyId ? user.employeeNumber : null;
  const needsOne = positions.includes('employee') && !positions.includes('owner');
  return had ?? (needsOne ? sql.nextNumber(tx, agencyId) : null);
}

/** Agency and roles as of today; gives whether they are others than before. */
async function follow(tx: Tx, id: number, said: Said, isNew: boolean): Promise<boolean> {
  const user = isNew ? undefined : await users.lockUser(tx.db, id);
  if (!user) return false;
  const place: sql.Place = {
    agencyId: said.agencyId,
    agencyNumber: said.agencyNumber,
    employeeNumber: await freeNumber(tx, said, user),
    positions: said.agencyId === null ? [] : said.positions,
  };
  const isElsewhere = user.agencyId !== place.agencyId;
  if (
    isElsewhere &&
    place.agencyId !== null &&
    (await sql.wasRemoved(tx.db, place.agencyId, { ...said, email: user.email }))
  )
    refuse('sso.removed');
  const isOther = isElsewhere || sorted(user.positions) !== sorted(place.positions);
  if (!isOther && user.employeeNumber === place.employeeNumber) return false;
  await sql.putPlace(tx.db, id, place, tx.now);
  if (!isOther) return false;
  const reason = `${textOf(user.agencyNumber, user.positions)} → ${textOf(place.agencyNumber, place.positions)}`;
  await recordEvent(tx, {
    object: 'agencyUser',
    id,
    event: 'rolesBySso',
    from: user.status,
    to: user.status,
    reason,
  });
  return true;
}

const sorted = (positions: readonly string[]): string => [...positions].sort().join(' ');

const textOf = (agencyNumber: string | null, positions: sql.Place['positions']): string =>
  agencyNumber === null
    ? 'ohne Agentur'
    : [agencyNumber, ...positions.map((one) => String(encode(agencyRole, one)))].join(', ');
