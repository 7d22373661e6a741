/** The bank of a German bank code; apart, because the browser asks for it while an IBAN is typed. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { optional, wire } from '../basics/wire.ts';

export const showBank = endpoint({
  method: 'GET',
  path: '/bank/:bankleitzahl',
  summary: 'The bank of a bank code: digits 5 to 12 of a German IBAN; both null where there is none',
  access: ['anyone'],
  refusals: ['limit.reached'],
  params: wire({ code: ['bankleitzahl', z.string().check(z.regex(/^[1-9]\d{7}$/, { error: 'invalid' }))] }),
  reply: wire({ bic: ['BIC', optional(z.string())], bank: ['Bankname', optional(z.string())] }),
});
