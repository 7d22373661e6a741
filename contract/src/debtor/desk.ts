/** The account that pays the rewards. */

import * as z from 'zod/mini';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { byAdmin, byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { opaque, text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Debtor } from '../mandant/file.ts';

/** All null while there is none. */
export const MaskedDebtor = wire({
  holder: ['Name', optional(z.string())],
  maskedIban: ['IbanMaskiert', optional(z.string())],
  changedAt: ['GeaendertAm', optional(moment)],
  /** E-mail of the operator; null = by the file of the installation. */
  changedBy: ['GeaendertVon', optional(z.string())],
  approvals: ['Antraege', z.array(OpenApproval)],
});

/** Who asks shows once more that it is him: by the second factor, or by the password in a demo without one. */
export const ChangeDebtor = extend(Debtor, {
  reason: ['Grund', text(1, 500)],
  code: ['Code', optional(text(1, 20))],
  password: ['Passwort', optional(opaque(200))],
});

export const showDebtor = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungskonto',
  summary: 'The account that pays the rewards, masked',
  refusals: ['access.denied'],
  reply: MaskedDebtor,
});

export const changeDebtor = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/auszahlungskonto',
  summary:
    'Changes the account that pays the rewards, once another admin agrees; runs that have their bank file keep it',
  refusals: ['access.denied', 'approval.waits', 'limit.reached'],
  body: ChangeDebtor,
  reply: z.union([MaskedDebtor, Asked]),
  mayWait: true,
});
