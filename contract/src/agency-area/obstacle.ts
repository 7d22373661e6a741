/** Why an order of an agency cannot be released now (A4, P-08): by the state it is in, or by who asks. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';
import type { ReleaseObstacle } from '../order/rules.ts';

/** Of who asks: it is the own order, it is above what one may release alone, or nothing may be released at all. */
export type OwnObstacle = 'own' | 'limit';

export const agencyObstacle = labels({
  unconfirmed: 'Unbestaetigt',
  released: 'Freigegeben',
  over: 'Beendet',
  erased: 'DatenGeloescht',
  claimPeriod: 'Sperrfrist',
  recipientDeleted: 'KontaktGeloescht',
  recipientUnconfirmed: 'KontaktUnbestaetigt',
  recommendationOver: 'EmpfehlungBeendet',
  own: 'EigenerAuftrag',
  limit: 'Grenze',
  noRight: 'KeineBerechtigung',
  unknown: 'Unbekannt',
} satisfies Record<ReleaseObstacle | OwnObstacle | 'noRight' | 'unknown', string>);
export type AgencyObstacle = Value<typeof agencyObstacle>;
