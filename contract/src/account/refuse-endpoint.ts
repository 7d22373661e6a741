/** "Das war ich nicht" in the mail to a recommender (K14); apart, because its page needs nothing of signing in. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';

export const refuseAccount = endpoint({
  method: 'PUT',
  path: '/account/ablehnen',
  summary: '"That was not me": deletes the account, or of a known one the recommendation of the mail',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'state.not-allowed'],
  body: wire({ token: ['Token', opaque(100)] }),
  /** The account is gone; of one that was known before, only this recommendation. */
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});
