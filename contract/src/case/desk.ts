/** The review desk (rules 3.14): cases with what is at stake, one of them whole, and what is decided about them. */
import * as z from 'zod/mini';
import { Asked, notAnotherRefusals, OpenApproval } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { RewardRow } from '../reward/desk.ts';
import { signalRule } from '../signal/rules.ts';
import { caseReason, caseStatus } from './status.ts';

export const CaseRow = wire({
  id: ['Id', z.int()],
  status: ['Status', caseStatus],
  score: ['Punkte', z.int()],
  /** The recommender it is about; empty once deleted. */
  name: ['Person', z.string()],
  hash: ['Empfehlerhash', optional(z.string())],
  /** Of rewards that it holds. */
  stakeCents: ['AufDemSpielCent', cents],
  rewardCount: ['Praemien', z.int()],
  rules: ['Regeln', z.array(signalRule)],
  openedAt: ['EroeffnetAm', moment],
  assignedTo: ['Bearbeiter', optional(z.string())],
  decidedBy: ['EntschiedenVon', optional(z.string())],
  decidedAt: ['EntschiedenAm', optional(moment)],
  /** When the night has cancelled what was rejected. */
  carriedOutAt: ['AusgefuehrtAm', optional(moment)],
  reasonCode: ['GrundCode', optional(caseReason)],
  reason: ['Grund', optional(z.string())],
  /** A release, or the return of a lock, that waits for another person. */
  approvalId: ['Antrag', optional(z.int())],
});

const columns = { score: 'Punkte', openedAt: 'EroeffnetAm' } as const;
export const caseView = labels({ undecided: 'Unentschieden', unassigned: 'OhneBearbeiter', asked: 'Beantragt' });

/** The text of the filter is a number of a recommendation or reward, an e-mail or a hash of a recommender, or an id. */
export const CaseQuery = listQuery(columns, caseStatus, caseView);
export const CaseFileQuery = fileQuery(columns, caseStatus, caseView);
export const CasePage = pageOf(CaseRow);

const CaseSignal = wire({
  rule: ['Regel', signalRule],
  points: ['Punkte', z.int()],
  measure: ['Mass', z.int()],
  at: ['Am', moment],
  recommendationNumber: ['Empfehlungsnummer', z.string()],
  /** What it means, and what an honest explanation of it would be, in the language of the call. */
  explanation: ['Erklaerung', z.string()],
  honest: ['EhrlicheErklaerung', z.string()],
});
const CaseNote = wire({ text: ['Text', z.string()], by: ['Wer', z.string()], at: ['Am', moment] });

export const CaseDetail = extend(CaseRow, {
  signals: ['Signale', z.array(CaseSignal)],
  rewards: ['Praemierungen', z.array(RewardRow)],
  notes: ['Notizen', z.array(CaseNote)],
  events: ['Ereignisse', z.array(Event)],
  approvals: ['Antraege', z.array(OpenApproval)],
  mayReopen: ['Zuruecknehmbar', z.boolean()],
  /** Its recommender is somebody who can be locked (K10). */
  mayLock: ['Sperrbar', z.boolean()],
  /** A release frees so much, or is held by so much besides, that another person agrees (rules 3.12). */
  needsAnother: ['ZweitePerson', z.boolean()],
});

const ById = wire({ id: ['id', id] });
/** The row, or with 202 what waits for another person. */
const rowOrAsked = z.union([CaseRow, Asked]);
const decisionRefusals = [...moveRefusals, 'approval.waits'] as const;

export const listCases = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle',
  summary: 'Cases of the review desk, paged by key',
  refusals: listRefusals,
  body: CaseQuery,
  reply: CasePage,
  mayLag: true,
});

export const downloadCases = listFile('/admin/faelle/csv', 'The list of cases as CSV', CaseFileQuery);

export const showCase = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/faelle/:id',
  summary: 'One case with its signals, rewards, notes and history',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: CaseDetail,
});

export const listCaseColleagues = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/faelle/kollegen',
  summary: 'To whom a case may be given: who works on the mandant',
  refusals: ['access.denied'],
  reply: z.array(wire({ email: ['Email', z.string()] })),
});

export const assignCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/zuweisen',
  summary: 'Gives a case to an operator of the mandant, or to nobody (F3)',
  refusals: moveRefusals,
  params: ById,
  body: wire({ email: ['Email', optional(email)] }),
  reply: CaseRow,
});

export const noteCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/notiz',
  summary: 'Writes a note for colleagues (F3)',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  body: wire({ text: ['Text', text(1, 2000)] }),
  reply: CaseRow,
});

export const releaseCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/freigeben',
  summary: 'Lifts the checks of all its rewards (F4); another person agrees, 202, unless it is little money',
  refusals: decisionRefusals,
  params: ById,
  body: Reason,
  reply: rowOrAsked,
  mayWait: true,
});

const Rejection = wire({ reasonCode: ['GrundCode', caseReason], reason: ['Grund', text(1, 500)] });

export const rejectCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/ablehnen',
  summary: 'Rejects it (F5): its rewards are cancelled when the day is over, until then it can be taken back',
  refusals: moveRefusals,
  params: ById,
  body: Rejection,
  reply: CaseRow,
});

export const lockCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/sperren',
  summary: 'Locks the recommender (F6, K10)',
  refusals: moveRefusals,
  params: ById,
  body: Reason,
  reply: CaseRow,
});

export const reopenCase = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/:id/zuruecknehmen',
  summary: 'Takes a decision back on its day (F7); of a lock another person agrees, 202',
  refusals: decisionRefusals,
  params: ById,
  body: Reason,
  reply: rowOrAsked,
  mayWait: true,
});

export const caseBulk = labels({ release: 'Freigeben', reject: 'Ablehnen', assign: 'Zuweisen' });
const points = integer(0, 100_000);

/** Those that are named, or the undecided ones between two scores. */
export const BulkDecision = wire({
  decision: ['Entscheidung', caseBulk],
  ids: ['Faelle', optional(z.array(id).check(z.maxLength(100)))],
  fromScore: ['AbPunkte', optional(points)],
  untilScore: ['BisPunkte', optional(points)],
  reasonCode: ['GrundCode', optional(caseReason)],
  reason: ['Grund', optional(text(1, 500))],
  email: ['Email', optional(email)],
});

/** What became of each; `message` where it was refused. */
export const BulkResult = wire({
  results: [
    'Ergebnisse',
    z.array(
      wire({
        id: ['Id', z.int()],
        status: ['Status', caseStatus],
        approvalId: ['Antrag', optional(z.int())],
        message: ['Message', optional(z.string())],
      }),
    ),
  ],
});

export const decideCases = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/sammel',
  summary: 'The same decision about up to 100 cases, each in a transaction of its own',
  refusals: ['access.denied'],
  body: BulkDecision,
  reply: BulkResult,
});

export const agreeToCases = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/faelle/zustimmen',
  summary: 'Another person agrees to what was proposed for a list of cases',
  refusals: ['access.denied', ...notAnotherRefusals],
  body: wire({
    approvalIds: ['Antraege', z.array(id).check(z.minLength(1), z.maxLength(100))],
    reason: ['Grund', optional(text(1, 500))],
  }),
  reply: BulkResult,
});

export const showRules = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/faelle/regeln',
  summary: 'How often each rule fired, and how often people said that it was right',
  refusals: ['access.denied'],
  reply: z.array(
    wire({
      rule: ['Regel', signalRule],
      weight: ['Gewicht', z.int()],
      fired: ['Ausgeloest', z.int()],
      decided: ['Entschieden', z.int()],
      right: ['Recht', z.int()],
    }),
  ),
});
