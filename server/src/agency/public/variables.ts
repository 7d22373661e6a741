/** What anybody may know of an active agency, as variables for texts (C-50): how it is called and reached, and nothing else. */

import type { showAgencyVariables as endpoint } from '@weitersagen/contract/agency/public/endpoint';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { type Agency, findAgencyByNumber } from '../agency-sql.ts';
import { findStanding } from '../belonging/sql.ts';

/** Those of the agency a number leads to; a key that no agency has is passed over. */
export const showAgencyVariables = (
  ctx: Ctx,
  agencyNumber: string,
  keys: readonly string[] | null,
): Promise<Reply<typeof endpoint>> =>
  lookUp(ctx, async () => {
    const all = variablesOf((await findPublicAgency(ctx, agencyNumber)) ?? refuse('unknown'));
    return { variables: keys === null || keys.length === 0 ? all : all.filter(({ key }) => keys.includes(key)) };
  });

/** Only one that is active: of every other nothing is public, not even that it is there. */
const findPublicAgency = (ctx: Ctx, agencyNumber: string): Promise<Agency | undefined> =>
  ctx.glance(async ({ db }) => {
    const standing = await findStanding(db, agencyNumber);
    return standing?.isActive ? findAgencyByNumber(db, standing.agencyNumber) : undefined;
  });

/** How an agency is called, or the one it went into; null where the number is nobody's. */
export async function findAgencyName({ db }: Pick<Tx, 'db'>, agencyNumber: string | null): Promise<string | null> {
  const standing = agencyNumber === null ? undefined : await findStanding(db, agencyNumber);
  return standing ? ((await findAgencyByNumber(db, standing.agencyNumber))?.company ?? null) : null;
}

const variablesOf = ({ company, street, houseNumber, postcode, city, phone, email, logo }: Agency) => [
  { key: 'agenturName', value: company },
  { key: 'agenturStrasse', value: joined(street, houseNumber) },
  { key: 'agenturOrt', value: joined(postcode, city) },
  { key: 'agenturTelefon', value: phone ?? '' },
  { key: 'agenturEmail', value: email },
  { key: 'agenturLogo', value: logo ?? '' },
];

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
