/**
 * Who made whom (rules 3.12): an operator whom another one invited, reset, raised or unlocked is tied to that one, and decides
 * nothing about money until an admin who is neither of them has agreed. One agreement is good for everybody.
 */
import type { Colleague } from '@weitersagen/contract/approval/rules';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { operatorOf } from '../user-kind.ts';
import * as sql from './tie-sql.ts';

export type TieKind = sql.TieKind;

/** The one who asks has made this operator. */
export const tieOperator = (tx: Tx, madeId: number, kind: TieKind): Promise<unknown> =>
  tx.home((db) => sql.insertTie(db, { makerId: operatorOf(tx).operatorId, madeId, kind, at: tx.now }));

/** An operator of a mandant who may sign in. */
export interface MandantColleague extends Colleague {
  email: string;
  language: string;
  /** Slugs; null = all. */
  mandants: string[] | null;
}

/** Everybody who works on the mandant, with what ties them. */
export const listColleagues = ({ home, mandant }: Tx): Promise<MandantColleague[]> =>
  home((db) => listTied(db, mandant.slug));

/** Everybody who works anywhere in the house. */
export const listHouse = (db: Db): Promise<MandantColleague[]> => listTied(db);

async function listTied(db: Db, slug?: string): Promise<MandantColleague[]> {
  const [people, ties] = [await sql.listActive(db, slug), await sql.listTies(db)];
  return people.map(({ role, ...person }) => ({
    ...person,
    role: role as OperatorRole,
    isUnsettled: ties.some(({ madeId }) => madeId === person.id),
    tiedTo: ties.flatMap(({ makerId, madeId }) =>
      makerId === person.id ? [madeId] : madeId === person.id ? [makerId] : [],
    ),
  }));
}
