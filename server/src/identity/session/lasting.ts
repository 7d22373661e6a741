/** What sessions have in common that live on as long as they are used, whoever signed in. */
import type { Definition } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { plusHours } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Session } from '../user-kind.ts';

/** As long as the mandant says after the last renewal, and never longer than SitzungMaxTage after the sign-in. */
export function endOfLasting(
  { now, mandant: { config } }: Pick<Ctx, 'now' | 'mandant'>,
  { remembered, authAt }: Pick<Session, 'remembered' | 'authAt'>,
  hours: number,
): Date {
  const life = plusHours(now, remembered ? config.sessionDaysMax * 24 : hours);
  const latest = plusHours(authAt, config.sessionDaysMax * 24);
  return new Date(Math.min(life.getTime(), latest.getTime()));
}

/** Who only looks changes nothing but the own sign-in, and some calls are never made for somebody else (P-04). */
export function refuseSupport(
  { method, path, acts, noSupport, reads }: Definition,
  { mayWrite }: { mayWrite: boolean },
): void {
  const changes = acts === true || (method !== 'GET' && !reads && !path.endsWith('/logout'));
  if (noSupport || (changes && !mayWrite)) refuse('access.denied');
}
