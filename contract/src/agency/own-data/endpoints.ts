/** What a person of an agency has a right to: everything we know as a file, and that it goes (GDPR art. 15, 17, 20). */
import * as z from 'zod/mini';
import { endpoint } from '../../basics/endpoint.ts';
import { flag } from '../../basics/integer.ts';
import { wire } from '../../basics/wire.ts';
import { AgencyOwnData } from './schemas.ts';

export const showAgencyOwnData = endpoint({
  method: 'GET',
  path: '/agentur/daten',
  summary: 'Everything known about the person, as one file; of an owner the agency, too',
  noSupport: true,
  access: ['agency'],
  refusals: ['access.denied'],
  reply: AgencyOwnData,
});

export const deleteAgencyUser = endpoint({
  method: 'DELETE',
  path: '/agentur/benutzer',
  summary:
    'Deletes the person: the number stays in reports. An owner leaves once the agency has ended; without the confirmation 409',
  noSupport: true,
  access: ['agency'],
  refusals: ['access.denied', 'state.not-allowed'],
  query: wire({ isConfirmed: ['bestaetigt', flag] }),
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});
