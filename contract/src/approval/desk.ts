/** Decisions at the desk that wait for another person: the list, and what is done with one. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { FieldChange } from '../draft/desk.ts';
import { eventObject } from '../event/schemas.ts';
import { hold } from '../reward/desk.ts';
import { signalRule } from '../signal/rules.ts';
import { Asked, notAnotherRefusals, obstacleToAgree } from './schemas.ts';
import { approvalStatus } from './status.ts';

export const Approval = extend(Asked, {
  status: ['Status', approvalStatus],
  /** What it is about, as the log names it. */
  object: ['Objekt', eventObject],
  number: ['Nummer', optional(z.string())],
  /** Of a recommendation: in whose place the person stands. */
  role: ['Rolle', optional(z.string())],
  amountCents: ['BetragCent', optional(cents)],
  /** The new account to pay from, masked; the bank's reference of a return; which premium, and from when on. */
  detail: ['Angabe', optional(z.string())],
  /** What lifting a hold lifts: what held when it was asked for. */
  holds: ['Sperren', z.array(hold)],
  /** Why a case was opened, the strongest sign first. */
  rules: ['Regeln', z.array(signalRule)],
  /** Of a premium: what its public values were when it was asked for, beside those that were asked for. */
  changes: ['Aenderungen', z.array(FieldChange)],
  /** Null where it went with the person it was about. */
  reason: ['Grund', optional(z.string())],
  askedBy: ['GestelltVon', z.string()],
  askedAt: ['GestelltAm', moment],
  decidedBy: ['EntschiedenVon', optional(z.string())],
  decidedAt: ['EntschiedenAm', optional(moment)],
  decisionReason: ['EntscheidungGrund', optional(z.string())],
  /** Taken by one person alone, in a demo that does without the second one. */
  isSingleHanded: ['Allein', z.boolean()],
  isOwn: ['Eigener', z.boolean()],
  obstacle: ['Hindernis', optional(obstacleToAgree)],
});

const columns = { askedAt: 'GestelltAm' } as const;

export const ApprovalQuery = listQuery(columns, approvalStatus);
export const ApprovalFileQuery = fileQuery(columns, approvalStatus);
export const ApprovalPage = pageOf(Approval);

const ById = wire({ id: ['id', id] });
/** Nothing has to be said about an agreement. */
const Decision = optional(wire({ reason: ['Grund', optional(text(1, 500))] }));

export const listApprovals = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/antraege',
  summary: 'Decisions that wait for another person and those that were taken, paged by key',
  refusals: listRefusals,
  body: ApprovalQuery,
  reply: ApprovalPage,
  mayLag: true,
});

export const downloadApprovals = listFile('/admin/antraege/csv', 'The list of approvals as CSV', ApprovalFileQuery);

const refusals = ['access.denied', 'unknown', 'state.not-allowed', ...notAnotherRefusals] as const;

export const agreeToApproval = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/antraege/:id/zustimmen',
  summary: 'Another person agrees, and what was asked for is done; 409 leaves it open and says what has changed',
  refusals: [...refusals, 'approval.changed', 'draft.outdated', 'reward.attempt-over'],
  params: ById,
  body: Decision,
  reply: Approval,
});

export const declineApproval = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/antraege/:id/ablehnen',
  summary: 'Another person declines, with a reason; nothing is done',
  refusals: ['access.denied', 'unknown', 'state.not-allowed', 'approval.self'],
  params: ById,
  body: wire({ reason: ['Grund', text(1, 500)] }),
  reply: Approval,
});

export const withdrawApproval = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/antraege/:id/zurueckziehen',
  summary: 'Whoever asked takes it back',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ById,
  body: Decision,
  reply: Approval,
});
