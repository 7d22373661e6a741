/** Accounts of recommenders, as far as the journey makes and ends them (design 3.1, 7.2). */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { opaque } from '../basics/text.ts';
import { type Value, wire } from '../basics/wire.ts';

export const accountStatus = labels({
  created: 'Angelegt',
  active: 'Aktiv',
  locked: 'Gesperrt',
  deleted: 'Geloescht',
});
export type AccountStatus = Value<typeof accountStatus>;

/** "Das war ich nicht" in the mail to a recommender. */
export const RefuseAccount = wire({ token: ['Token', opaque(100)] });
/** The account is gone; of one that was known before, only this recommendation. */
export const RefusedAccount = wire({ isDeleted: ['Geloescht', z.boolean()] });
