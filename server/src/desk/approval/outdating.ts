/** What makes a decision of each kind impossible that was asked for: the events that can be the reason (rules 3.12). */
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import { type EventName, eventCode } from '@weitersagen/contract/event/events';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { Outdating } from './touch-sql.ts';

type Names = { readonly [O in EventObject]?: readonly EventName<O>[] };

/** The account was freed or went, or has been stopped anew. */
const bank: Names = {
  account: ['bankStopped', 'bankFreed', 'bankDropped', 'bankDeleted', 'delete', 'decline'],
  recipient: ['bankStopped', 'bankFreed', 'bankDropped', 'forget', 'erase', 'decline'],
};
/** There is nobody any more to whom something could be given. */
const gone: Names = { account: ['lock', 'delete', 'decline'], recipient: ['forget', 'erase', 'decline'] };

/** The surest first: what ends or begins an attempt speaks before what holds it, and that before what lifts a part of it. */
const outdating: Readonly<Record<ApprovalKind, readonly Names[]>> = {
  discardPayout: [{ payout: ['confirm', 'discard'] }],
  returnReward: [{ reward: ['return', 'clawBack', 'cancel', 'setBack'], payout: ['discard'] }],
  freeReward: [
    { reward: ['setBack', 'return', 'drop', 'cancel', 'clawBack', 'expire', 'revive'] },
    { reward: ['stop', 'stopOwnAccount', 'stopBank', 'check'] },
    { reward: ['free'] },
  ],
  grantGoodwill: [{ recommendation: ['grant', 'reviveReward', 'reopen', 'reopenAccepted'] }, gone],
  reviveReward: [{ reward: ['revive'] }, gone],
  keepOrder: [{ order: ['cancelTurnedDown', 'cancelReleased'] }],
  freeBankAccount: [bank],
  dropBankAccount: [bank],
  releaseCase: [{ case: ['release', 'reject', 'lock', 'close'] }, { case: ['join', 'open', 'note'] }],
  reopenCase: [{ case: ['reopen', 'carryOut'] }],
  // Only the decision itself unlocks, and nothing else can be done with who is locked.
  unlockAccount: [],
  changeDebtor: [],
  changeSeller: [{ mandant: ['seller'] }],
  assignClaim: [{ order: ['reassign', 'cancel', 'cancelReleased', 'reject', 'drop'] }, gone],
  letCmsClientIn: [{ mandant: ['addCmsClient', 'renewCmsClient', 'removeCmsClient', 'endCmsApp'] }],
  letApiKeyIn: [{ mandant: ['addApiKey', 'renewApiKey', 'endApiKey'] }],
  mergeAgencies: [{ agency: ['merge', 'absorb', 'reject'] }],
  changeSso: [{ mandant: ['sso'] }],
  endCmsApp: [{ mandant: ['endCmsApp', 'settings'] }],
  publishContent: [{ content: ['publish', 'unpublish', 'archive', 'remove'] }],
  publishPremium: [{ content: ['publish', 'discard', 'restore'] }],
  grantClaim: [{ recommendation: ['grant', 'reviveReward', 'reopen', 'reopenAccepted'] }, gone],
};

export const outdatingOf = (kind: ApprovalKind): Outdating[] =>
  outdating[kind].flatMap((names, rank) =>
    Object.entries(names).flatMap(([object, list]) =>
      list.map((name) => ({
        object: object as EventObject,
        code: eventCode(object as EventObject, name as EventName<EventObject>),
        rank,
      })),
    ),
  );
