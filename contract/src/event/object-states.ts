/** The states of whatever an event can happen to; a mandant has none. */
import { accountStatus } from '../account/status.ts';
import { agencyStatus, agencyUserStatus } from '../agency/status.ts';
import { approvalStatus } from '../approval/status.ts';
import { caseStatus } from '../case/status.ts';
import { claimStatus } from '../claim/status.ts';
import { itemStatus } from '../cms/status.ts';
import { invitationStatus } from '../invitation/status.ts';
import { invoiceStatus, statementStatus } from '../invoice/status.ts';
import { mailState } from '../mail/status.ts';
import { operatorStatus } from '../operator/schemas.ts';
import { orderStatus } from '../order/status.ts';
import { importStatus } from '../order-import/schemas.ts';
import { payoutStatus } from '../payout/status.ts';
import { loadStatus } from '../provider/status.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { rewardStatus } from '../reward/status.ts';
import type { EventObject } from './schemas.ts';

export const objectStates = {
  account: accountStatus,
  recommendation: recommendationStatus,
  recipient: recipientStatus,
  order: orderStatus,
  reward: rewardStatus,
  payout: payoutStatus,
  import: importStatus,
  mail: mailState,
  operator: operatorStatus,
  case: caseStatus,
  approval: approvalStatus,
  claim: claimStatus,
  content: itemStatus,
  providerLoad: loadStatus,
  agency: agencyStatus,
  agencyUser: agencyUserStatus,
  invitation: invitationStatus,
  invoice: invoiceStatus,
  statement: statementStatus,
} as const satisfies Record<Exclude<EventObject, 'mandant'>, unknown>;
