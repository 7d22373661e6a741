/** Payout runs (design 3.11, 7.13): one bank file for many rewards, made by one operator and confirmed by another. */
import * as z from 'zod/mini';
import { ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { rewardNumber } from '../basics/number.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';

export const payoutStatus = labels({
  draft: 'Entwurf',
  exported: 'Exportiert',
  confirmed: 'Bestaetigt',
  discarded: 'Verworfen',
});
export type PayoutStatus = Value<typeof payoutStatus>;

const PayoutItem = wire({
  rewardNumber: ['PraemierungId', rewardNumber],
  endToEndId: ['EndToEndId', z.string()],
  name: ['Name', z.string()],
  maskedIban: ['IbanMaskiert', z.string()],
  amountCents: ['BetragCent', cents],
  /** Its order was cancelled after the export: claw-back with the confirmation, cancellation with the discard. */
  isCancelled: ['Storno', z.boolean()],
  /** Stopped by the person after the export: blocks the confirmation until an operator has decided. */
  isStopped: ['Stopp', z.boolean()],
});

export const PayoutRow = wire({
  id: ['Id', z.int()],
  status: ['Status', payoutStatus],
  count: ['Anzahl', z.int()],
  sumCents: ['SummeCent', cents],
  createdAt: ['ErstelltAm', moment],
  createdBy: ['ErstelltVon', z.string()],
  exportedAt: ['ExportiertAm', optional(moment)],
  confirmedAt: ['BestaetigtAm', optional(moment)],
  confirmedBy: ['BestaetigtVon', optional(z.string())],
});
export const PayoutRun = extend(PayoutRow, { items: ['Posten', z.array(PayoutItem)] });

export const PayoutQuery = listQuery({ createdAt: 'ErstelltAm', status: 'Status', id: 'Id' }, payoutStatus);
export const PayoutPage = pageOf(PayoutRow);

/** After the export only with the statement that the bank never got the file. */
export const DiscardPayout = wire({ wasNotHandedOver: ['NichtUebergeben', ticked] });
