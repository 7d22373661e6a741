/** "Keine solchen E-Mails mehr" in the mail to a contact (E-17); apart, because its page needs nothing of recommending. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';

export const stopContactMails = endpoint({
  method: 'PUT',
  path: '/empfehlung/keinemails',
  summary: 'No more mails because somebody recommends something to this address; again without effect',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid'],
  body: wire({ token: ['Token', opaque(2000)] }),
  reply: wire({ isStopped: ['Abbestellt', z.literal(true)] }),
});
