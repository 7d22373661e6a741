/** Payout runs: one bank file for many rewards, made by one operator and confirmed by another; the file is the same however often it is fetched. */

import * as z from 'zod/mini';
import { Asked, notAnotherRefusals, OpenApproval, obstacleToAgree } from '../approval/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { rewardNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { rewardStatus } from '../reward/status.ts';
import { Flag } from './flags.ts';
import { payoutStatus } from './status.ts';

const ById = wire({ id: ['id', id] });

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
  attempt: ['Versuch', z.int()],
  /** Why the reward is paid at another attempt than the first, and since when; null for the first. */
  again: ['Anlass', optional(labels({ return: 'Ruecklaeufer', setBack: 'Zurueckgesetzt', revive: 'Kulanz' }))],
  againAt: ['AnlassAm', optional(moment)],
  flags: ['Auffaelligkeiten', z.array(Flag)],
});

/** As it stands in a file. */
export const PayoutItemLine = extend(PayoutItem, { flags: ['Auffaelligkeiten', z.array(z.string())] });

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

export const PayoutRun = extend(PayoutRow, {
  items: ['Posten', z.array(PayoutItem)],
  /** Why the one who looks is no other person for its export; null where it is. */
  obstacleToExport: ['HindernisExport', optional(obstacleToAgree)],
  approvals: ['Antraege', z.array(OpenApproval)],
  /** Also who fetched the bank file, and when. */
  events: ['Verlauf', z.array(Event)],
});

const columns = { createdAt: 'ErstelltAm', status: 'Status', id: 'Id' } as const;

export const PayoutQuery = listQuery(columns, payoutStatus);

export const PayoutFileQuery = fileQuery(columns, payoutStatus);

export const PayoutPage = pageOf(PayoutRow);

/** What the confirmed runs transferred, less what came back, beside what the books say of the account Bank. */
export const BankCheck = wire({
  checkedAt: ['GeprueftAm', moment],
  transferredCents: ['UeberwiesenCent', z.int()],
  returnedCents: ['ZurueckCent', z.int()],
  bookedCents: ['GebuchtCent', z.int()],
});

/** What a run would take if it were made now, and what keeps it from more. */
export const NextRun = wire({
  count: ['Anzahl', z.int()],
  sumCents: ['SummeCent', cents],
  /** Collected, but held by days of an IBAN, a check, a locked account or a reported cancellation. */
  held: ['Gesperrt', z.int()],
  stopped: ['Gestoppt', z.int()],
  /** Touched by everybody who could export it beside whoever makes the run: stays for another person’s run. */
  waitsForOther: ['WartetAufPerson', z.int()],
  /** Who may export a run that the one who looks makes now. */
  exporters: ['Exporteure', z.array(z.string())],
  /** Of them somebody has to look at so many first (a view of the list of rewards). */
  checked: ['InPruefung', z.int()],
  /** What the run would take and whoever pays should look at: how many, and the first of them. */
  flaggedCount: ['AuffaelligAnzahl', z.int()],
  flagged: [
    'Auffaellige',
    z.array(
      wire({
        rewardNumber: ['PraemierungId', rewardNumber],
        name: ['Name', z.string()],
        amountCents: ['BetragCent', cents],
        flags: ['Auffaelligkeiten', z.array(Flag)],
      }),
    ),
  ],
  /** Without an account to pay from no run is made. */
  hasDebtor: ['MitAuszahlungskonto', z.boolean()],
  /** Of the last night, or of an operator who asked since; null before the first. */
  bank: ['Bankabgleich', optional(BankCheck)],
});

/** After the export only with the statement that the bank never got the file. */
export const DiscardPayout = wire({
  wasNotHandedOver: ['NichtUebergeben', ticked],
  reason: ['Grund', optional(text(1, 500))],
});

export const listPayouts = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe',
  summary: 'Payout runs, paged by key',
  refusals: ['access.denied'],
  body: PayoutQuery,
  reply: PayoutPage,
  mayLag: true,
});

export const showNextRun = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/naechster',
  summary: 'How many rewards the next run takes, their sum, and what is kept out of it',
  refusals: ['access.denied'],
  reply: NextRun,
});

export const createPayout = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/auszahlungslaeufe',
  summary: 'Makes a run of everything that can be paid now; 409 when there is nothing or no debtor account',
  refusals: ['access.denied', 'state.not-allowed', 'approval.nobody'],
  reply: PayoutRun,
  idempotent: true,
});

export const showPayout = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id',
  summary: 'One run with its transfers',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: PayoutRun,
});

export const exportPayout = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/exportieren',
  summary: 'Makes the bank file of a draft; by another person than the one who made it',
  refusals: ['access.denied', 'unknown', 'state.not-allowed', ...notAnotherRefusals],
  params: ById,
  reply: PayoutRun,
});

export const confirmPayout = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/bestaetigen',
  summary: 'The bank has executed the file: pays every reward of the run; by anybody but the one who exported it',
  refusals: ['access.denied', 'unknown', 'state.not-allowed', 'approval.self'],
  params: ById,
  reply: PayoutRun,
});

export const discardPayout = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auszahlungslaeufe/:id/verwerfen',
  summary:
    'Frees the rewards of a run; after the export with the statement that the bank never got the file, and another person agrees',
  refusals: ['access.denied', 'unknown', 'state.not-allowed', 'approval.waits'],
  params: ById,
  body: optional(DiscardPayout),
  reply: z.union([PayoutRun, Asked]),
  mayWait: true,
});

export const downloadPayoutFile = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id/datei',
  summary: 'The bank file (pain.001.001.09) as it was made; 409 before the export and after a discard',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  produces: 'application/xml',
});

export const downloadPayouts = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/csv',
  summary: 'The list of payout runs as CSV, at most 100,000 rows',
  refusals: ['access.denied'],
  query: PayoutFileQuery,
  produces: 'text/csv',
  mayLag: true,
});

export const downloadPayoutItems = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auszahlungslaeufe/:id/csv',
  summary: 'The transfers of a run as CSV, accounts masked',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  produces: 'text/csv',
});
