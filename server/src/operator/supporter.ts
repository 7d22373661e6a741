/**
 * An operator who looks at somebody's account (P-04) may do so as long as the session at the desk lives in which the
 * link was made: locked, signed out, with another role or without this mandant the operator sees nothing more.
 */
import { openSupport } from '@weitersagen/contract/recommender/desk';
import type { FindSupporter } from '#identity/identity.ts';
import * as sql from './sql.ts';
import { actorOfOperator } from './user-kind.ts';

export const findSupporter: FindSupporter = async ({ home, mandant, now }, { operatorId, operatorSession }) => {
  const found = await home((db) => sql.findSession(db, operatorSession, now));
  if (found?.user.id !== operatorId) return undefined;
  const { role, mandants } = found.user;
  const mayLook = openSupport.roles.some((one) => one === role) && (mandants?.includes(mandant.slug) ?? true);
  return mayLook ? actorOfOperator(found) : undefined;
};
