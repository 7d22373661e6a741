/** Where each kind of what waits is done: the filtered list, or the page of the one thing. */
import { agencyView } from '@weitersagen/contract/agency/desk/schemas';
import { approvalStatus } from '@weitersagen/contract/approval/status';
import type { Labels } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';
import { caseView } from '@weitersagen/contract/case/desk';
import { claimView } from '@weitersagen/contract/claim/desk';
import { mailState } from '@weitersagen/contract/mail/status';
import { orderView } from '@weitersagen/contract/order/desk';
import { orderStatus } from '@weitersagen/contract/order/status';
import { importView } from '@weitersagen/contract/order-import/desk';
import { importStatus } from '@weitersagen/contract/order-import/schemas';
import type { CountedView, WaitingKind } from '@weitersagen/contract/overview/desk';
import { payoutStatus } from '@weitersagen/contract/payout/status';
import { rewardView } from '@weitersagen/contract/reward/desk';
import { securityView } from '@weitersagen/contract/security/desk';
import type { BadgeKind } from '../../ui/state/badge.tsx';

type Words = Labels<Record<string, string>>;

/** `auftraege?status=Eingegangen`, in the words of the wire. */
const filtered = (path: string, field: 'status' | 'ansicht', words: unknown, code: string): string =>
  `${path}?${new URLSearchParams({ [field]: encode(words as Words, code) as string })}`;

export const placeOf: Readonly<Record<WaitingKind, string>> = {
  approvalOpen: filtered('antraege', 'status', approvalStatus, 'open'),
  approvalElsewhere: filtered('antraege', 'status', approvalStatus, 'open'),
  fewDeciders: 'betreiber',
  securitySeries: filtered('sicherheit', 'ansicht', securityView, 'series'),
  operatorSeries: filtered('sicherheit', 'ansicht', securityView, 'operatorSeries'),
  portalSecretMissing: filtered('sicherheit', 'ansicht', securityView, 'setting'),
  agencyInReview: filtered('agenturen', 'ansicht', agencyView, 'inReview'),
  cancelReported: filtered('auftraege', 'ansicht', orderView, 'cancelReported'),
  claimLate: filtered('nachbuchungen', 'ansicht', claimView, 'late'),
  claimOpen: filtered('nachbuchungen', 'ansicht', claimView, 'open'),
  caseOpen: filtered('faelle', 'ansicht', caseView, 'undecided'),
  orderUnconfirmed: filtered('auftraege', 'status', orderStatus, 'received'),
  orderReleasable: filtered('auftraege', 'ansicht', orderView, 'releasable'),
  rewardStopped: filtered('praemien', 'ansicht', rewardView, 'stopped'),
  rewardHeld: filtered('praemien', 'ansicht', rewardView, 'held'),
  rewardReturned: filtered('praemien', 'ansicht', rewardView, 'returned'),
  rewardPayable: 'auszahlungen',
  bankDiffers: 'auszahlungen',
  debtorMissing: 'konto',
  payoutDraft: filtered('auszahlungen', 'status', payoutStatus, 'draft'),
  payoutExported: filtered('auszahlungen', 'status', payoutStatus, 'exported'),
  importFailed: filtered('import', 'ansicht', importView, 'failed'),
  importRunning: filtered('import', 'status', importStatus, 'running'),
  providerWaiting: 'anbieter',
  providerFailed: 'anbieter',
  mailCeiling: filtered('mails', 'status', mailState, 'waiting'),
  mailFailed: filtered('mails', 'status', mailState, 'failed'),
  jobFailed: 'jobs',
};

export const placeOfView: Readonly<Record<CountedView, string>> = {
  rewardChecked: filtered('praemien', 'ansicht', rewardView, 'checked'),
  rewardCancelNoted: filtered('praemien', 'ansicht', rewardView, 'cancelNoted'),
  caseUnassigned: filtered('faelle', 'ansicht', caseView, 'unassigned'),
  caseAsked: filtered('faelle', 'ansicht', caseView, 'asked'),
  mailWaiting: filtered('mails', 'status', mailState, 'waiting'),
  mailBounced: filtered('mails', 'status', mailState, 'bounced'),
};

/** What went wrong, what somebody waits for, what is simply next. */
export const urgencyOf = (kind: WaitingKind): BadgeKind => {
  if (/Failed$|Missing$|Differs$|Series$|Ceiling$|Late$/.test(kind)) return 'bad';
  if (
    kind === 'importRunning' ||
    kind === 'rewardPayable' ||
    kind === 'orderReleasable' ||
    kind === 'approvalElsewhere'
  )
    return 'info';
  return 'warn';
};
