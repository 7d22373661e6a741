/**
 * To which agency, and to which employee there, a recommender and what he recommends belong (E-14). What the
 * account says wins for good, also after the employee has left; else who of an agency makes the recommendation, else what the
 * call names. A number of an agency that went into another one leads there.
 */
import { seesWholeAgency } from '@weitersagen/contract/agency/rights';
import type { Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

export interface Belonging {
  agencyNumber: string;
  employeeNumber: string | null;
  /** One that is not adds nothing to premiums (rules 4.5). */
  isActive: boolean;
}

/** `100001` or `100001-M1`; the number of an employee may have hyphens of its own. */
const typed = /^(\d{6})(?:-([0-9A-Za-z-]{1,10}))?$/;

/**
 * What a call says: the agency of who makes it, else the number it names. One that is unknown or not active is passed over, and so
 * is an employee who is not there (any more); an owner may name one of the own.
 */
export async function findAskedAgency(tx: Tx, named: string | null): Promise<Belonging | null> {
  const [, agencyNumber, employeeNumber = null] = typed.exec(named?.trim() ?? '') ?? [];
  const { actor } = tx;
  if (actor.kind === 'agency') {
    if (actor.agencyNumber === null || actor.agencyId === null) return null;
    const mayName = seesWholeAgency(actor.roles) && agencyNumber === actor.agencyNumber && employeeNumber !== null;
    const isThere = mayName && (await sql.worksThere(tx.db, actor.agencyId, employeeNumber));
    return {
      agencyNumber: actor.agencyNumber,
      employeeNumber: isThere ? employeeNumber : actor.employeeNumber,
      isActive: true,
    };
  }
  const agency = agencyNumber === undefined ? undefined : await sql.findStanding(tx.db, agencyNumber);
  if (!agency?.isActive) return null;
  const now =
    agency.agencyNumber === agencyNumber
      ? employeeNumber
      : await followed(tx, agency, { agencyNumber, employeeNumber });
  const isThere = now !== null && (await sql.worksThere(tx.db, agency.id, now));
  return { agencyNumber: agency.agencyNumber, employeeNumber: isThere ? now : null, isActive: true };
}

/** The number somebody has since the agency went into another one: there the old one may be that of somebody else. */
const followed = async (
  { db }: Tx,
  { agencyNumber: into }: { agencyNumber: string },
  { agencyNumber, employeeNumber }: { agencyNumber: string | undefined; employeeNumber: string | null },
): Promise<string | null> =>
  agencyNumber === undefined || employeeNumber === null
    ? null
    : ((await sql.findRenamed(db, { from: agencyNumber, into, employeeNumber })) ?? null);

/** What an account says of itself: active or not, because what was begun goes on there. */
export async function findOwnAgency(
  { db }: Pick<Tx, 'db'>,
  account: { agencyNumber: string | null; employeeNumber: string | null },
): Promise<Belonging | null> {
  if (account.agencyNumber === null) return null;
  const agency = await sql.findStanding(db, account.agencyNumber);
  if (!agency) return null;
  const { agencyNumber, isActive } = agency;
  return { agencyNumber, employeeNumber: account.employeeNumber, isActive };
}
