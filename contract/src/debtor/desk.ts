/** The account that pays the rewards. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byAdmin, byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Debtor } from '../mandant/file.ts';

/** All null while there is none. */
export const MaskedDebtor = wire({
  holder: ['Name', optional(z.string())],
  maskedIban: ['IbanMaskiert', optional(z.string())],
  changedAt: ['GeaendertAm', optional(moment)],
  /** E-mail of the operator; null = by the file of the installation. */
  changedBy: ['GeaendertVon', optional(z.string())],
});

export const ChangeDebtor = extend(Debtor, { reason: ['Grund', text(1, 500)] });

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
  summary: 'Changes the account that pays the rewards; runs that have their bank file keep it',
  refusals: ['access.denied'],
  body: ChangeDebtor,
  reply: MaskedDebtor,
});
