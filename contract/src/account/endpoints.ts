/** What a recommender can do without a password: say "that was not me". */
import { endpoint } from '../basics/endpoint.ts';
import { RefuseAccount, RefusedAccount } from './schemas.ts';

export const refuseAccount = endpoint({
  method: 'PUT',
  path: '/account/ablehnen',
  summary: '"That was not me": deletes the account, or of a known one the recommendation of the mail',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'state.not-allowed'],
  body: RefuseAccount,
  reply: RefusedAccount,
});
