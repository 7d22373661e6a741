/**
 * An operator who looks at somebody's account (P-04) may do so as long as the session at the desk lives in which the
 * link was made: locked, signed out, with another role or without this mandant the operator sees nothing more.
 */
import { openSupport } from '@weitersagen/contract/recommender/desk';
import type { Actor, Mandant, Tx } from '#platform/context.ts';

/** Who makes a link for support, in which session at the desk, and whether more than looking was asked for. */
export interface Support {
  operatorId: number;
  operatorSession: string;
  mayWrite: boolean;
}

/** Of the operator and the session at the desk; null where that is over. */
interface SupporterRow {
  operator_status: string | null;
  operator_role: string | null;
  operator_mandants: string[] | null;
  operator_ends_at: Date | null;
}

export const supporterMayLook = (row: SupporterRow, { slug }: Mandant, now: Date): boolean =>
  row.operator_status === 'active' &&
  openSupport.roles.some((role) => role === row.operator_role) &&
  (row.operator_mandants?.includes(slug) ?? true) &&
  row.operator_ends_at !== null &&
  row.operator_ends_at > now;

/** The operator behind a link, as the one who acts; nothing where the link has ended with the session it was made in. */
export async function findSupporter(tx: Tx, support: Support): Promise<Actor | undefined> {
  const row = await tx.db
    .selectFrom('operator')
    .innerJoin('operator_session', 'operator_session.operator_id', 'operator.id')
    .select([
      'operator.email',
      'operator.status as operator_status',
      'operator.role as operator_role',
      'operator.mandants as operator_mandants',
      'operator_session.auth_at',
      'operator_session.ends_at as operator_ends_at',
    ])
    .where('operator.id', '=', support.operatorId)
    .where('operator_session.id', '=', support.operatorSession)
    .executeTakeFirst();
  if (!row || !supporterMayLook(row, tx.mandant, tx.now)) return undefined;
  return {
    kind: 'operator',
    operatorId: support.operatorId,
    email: row.email,
    role: row.operator_role,
    sessionId: support.operatorSession,
    authAt: row.auth_at,
  };
}
