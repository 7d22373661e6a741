/** Where a row of a reward plan stands today (rules 4.5). */
import { labels } from '../../basics/label.ts';
import type { Value } from '../../basics/wire.ts';

export const planState = labels({ coming: 'Kuenftig', valid: 'Gueltig', over: 'Abgelaufen', ended: 'Beendet' });
export type PlanState = Value<typeof planState>;
