/** Payout runs (design 3.11, 7.13): one bank file for many rewards, made by one operator and confirmed by another. */
import * as z from 'zod/mini';
import { ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { rewardNumber } from '../basics/number.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { rewardStatus } from '../reward/status.ts';

export const payoutStatus = labels({
  draft: 'Entwurf',
  exported: 'Exportiert',
  confirmed: 'Bestaetigt',
  discarded: 'Verworfen',
});
export type PayoutStatus = Value<typeof payoutStatus>;

export const PayoutItem = wire({
  rewardNumber: ['PraemierungId', rewardNumber],
  endToEndId: ['EndToEndId', z.string()],
  name: ['Name', z.string()],
  maskedIban: ['IbanMaskiert', z.string()],
  amountCents: ['BetragCent', cents],
  /** Its order was cancelled after the export: claw-back with the confirmation, cancellation with the discard. */
  isCancelled: ['Storno', z.boolean()],
  /** Stopped by the person after the export: blocks the confirmation until an operator has decided. */
  isStopped: ['Stopp', z.boolean()],
  /** Status of the reward now; another one than in the run where the transfer came back. */
  status: ['Status', rewardStatus],
  isReturned: ['Ruecklaeufer', z.boolean()],
});

export const PayoutRow = wire({
  id: ['Id', z.int()],
  status: ['Status', payoutStatus],
  count: ['Anzahl', z.int()],
  sumCents: ['SummeCent', cents],
  createdAt: ['ErstelltAm', moment],
  createdBy: ['ErstelltVon', z.string()],
  exportedAt: ['ExportiertAm', optional(moment)],
  exportedBy: ['ExportiertVon', optional(z.string())],
  confirmedAt: ['BestaetigtAm', optional(moment)],
  confirmedBy: ['BestaetigtVon', optional(z.string())],
  discardedAt: ['VerworfenAm', optional(moment)],
  discardedBy: ['VerworfenVon', optional(z.string())],
});
export const PayoutRun = extend(PayoutRow, { items: ['Posten', z.array(PayoutItem)] });

const columns = { createdAt: 'ErstelltAm', status: 'Status', id: 'Id' } as const;
export const PayoutQuery = listQuery(columns, payoutStatus);
export const PayoutFileQuery = fileQuery(columns, payoutStatus);
export const PayoutPage = pageOf(PayoutRow);

/** What a run would take if it were made now, and what keeps it from more. */
export const NextRun = wire({
  count: ['Anzahl', z.int()],
  sumCents: ['SummeCent', cents],
  /** Collected, but held by a new IBAN, a locked account or a reported cancellation. */
  held: ['Gesperrt', z.int()],
  stopped: ['Gestoppt', z.int()],
  /** Without an account to pay from no run is made. */
  hasDebtor: ['MitAuszahlungskonto', z.boolean()],
});

/** After the export only with the statement that the bank never got the file. */
export const DiscardPayout = wire({ wasNotHandedOver: ['NichtUebergeben', ticked] });
