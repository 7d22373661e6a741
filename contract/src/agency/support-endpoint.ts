/** An operator comes into the area of an agency by a link; apart, because its page needs nothing else of agencies (P-04). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { opaque } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { agencyRole } from './rights.ts';

/** Of whom the area is that was opened; who it is in full says GET agentur/user. */
const Entered = wire({
  token: ['Token', z.string()],
  email: ['Email', z.string()],
  roles: ['Rollen', z.array(agencyRole)],
  agencyNumber: ['Agenturnummer', optional(z.string())],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  isSupport: ['IstAdminLogin', z.boolean()],
});

export const signInAgencyByToken = endpoint({
  method: 'GET',
  path: '/agentur/login/:token',
  summary: 'Lets an operator into the area of somebody by a one-time token (P-04); once',
  signsIn: true,
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  params: wire({ token: ['token', opaque(100)] }),
  reply: Entered,
});
