/** The mandant's account that rewards are paid from (Auszahlungskonto, design 1.9); without one there is no payout run. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
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
