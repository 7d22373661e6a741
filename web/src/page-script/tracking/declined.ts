/**
 * That somebody declined (goal 14) cannot be consented to: it goes to the portal itself and to no other tracker, without cookie, id
 * and referrer (K-10).
 */
import { collectorPath } from '@weitersagen/contract/tracking/site';
import { ask, hitOf, numberOf, page } from './hit.ts';

export const tellDeclined = (): unknown =>
  page.site && ask(collectorPath, hitOf({ idgoal: numberOf('consentDeclined', 14) }));
