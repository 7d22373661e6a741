/** States of a recommender's account (rules 3.1). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const accountStatus = labels({
  created: 'Angelegt',
  active: 'Aktiv',
  locked: 'Gesperrt',
  deleted: 'Geloescht',
});
export type AccountStatus = Value<typeof accountStatus>;
