import { closed, type Words } from './words.ts';

const why = (because: string | null): string => (because ? ` Reason: ${closed(because)}` : '');
const until = (day: string | null): string => (day ? ` You can do so until ${day}.` : '');

export const en: Words = {
  someContact: 'Your contact',
  events: {
    'recommendation.create': ({ product }) => `You recommended “${product}”.`,
    'recommendation.followUp': ({ product }) => `Somebody else came through your link to “${product}”.`,
    'recommendation.enter': ({ contact }) => `${contact} has given data.`,
    'recommendation.accept': ({ contact }) => `${contact} has accepted your recommendation.`,
    'recommendation.expire': () => 'The link has expired, nobody accepted your recommendation.',
    'recommendation.loseRecipient': () => 'The data of your contact have been deleted.',
    'recommendation.loseOrder': () => 'Your recommendation ends without a reward.',
    'recommendation.lapse': () => 'No contract was concluded, and the time for it is over.',
    'recommendation.pay': () => 'With that the recommendation is complete.',
    'recommendation.endUnpaid': () => 'Your recommendation has ended without a reward being paid.',
    'recommendation.loseReleasedOrder': () => 'Your recommendation ends without a reward.',
    'recommendation.clawBack': () => 'Your recommendation does not count any more.',
    'recommendation.cancel': ({ isFollowUp }) =>
      isFollowUp
        ? 'The recommendation was cancelled.'
        : 'The recommendation was cancelled, the link is no longer valid.',
    'recommendation.grant': () => 'As a gesture of goodwill the recommendation goes on.',
    'recommendation.reopen': () => 'The order was reported later, your recommendation counts again.',
    'recommendation.forgetRecipient': () => 'The data of your contact have been deleted on request.',
    'order.report': ({ isRejected, mandant }) =>
      isRejected
        ? 'An order was reported, but it does not count for this recommendation.'
        : `${mandant} has reported an order to us.`,
    'order.confirm': ({ mandant }) => `${mandant} has confirmed the order.`,
    'order.reject': ({ mandant }) => `${mandant} has rejected the order.`,
    'order.releaseByAgency': () => 'The order has been released.',
    'order.release': () => 'The order has been released.',
    'order.decline': () => 'The order was rejected.',
    'order.cancel': () => 'The order was cancelled.',
    'order.cancelReleased': () => 'The order was cancelled after its release.',
    'reward.provide': ({ amount }) => `Your reward of ${amount} can be collected.`,
    'reward.collect': () => 'You have collected your reward.',
    'reward.expire': () => 'Your reward has expired.',
    'reward.payOut': ({ amount }) => `We have transferred ${amount}.`,
    'reward.return': ({ because }) => `The transfer came back, your reward is waiting for you again.${why(because)}`,
    'reward.cancel': () => 'Your reward was cancelled.',
    'reward.clawBack': ({ because }) => `We have claimed the reward back.${why(because)}`,
    'reward.revive': () => 'As a gesture of goodwill your reward is waiting for you again.',
    'reward.grant': ({ amount }) => `As a gesture of goodwill a reward of ${amount} is waiting for you.`,
    'reward.setBack': ({ because }) => `The payment was set back, your reward is waiting for you again.${why(because)}`,
    'reward.stop': () => 'You have stopped the payment.',
    'reward.free': () => 'The payment goes on.',
  },
  next: {
    share: ({ day }) =>
      `As soon as somebody accepts through your link, we will write to you.${day ? ` The link is valid until ${day}.` : ''}`,
    confirmation: ({ contact }) => `${contact} confirms the data.`,
    report: ({ mandant }) => `We are waiting to hear from ${mandant}.`,
    release: () => 'After the withdrawal period the reward will be made ready.',
    releaseByAgency: ({ day }) => `The agency releases the order${day ? `, at the earliest on ${day}` : ''}.`,
    releaseByHand: ({ day }) => `We release the order${day ? `, at the earliest on ${day}` : ''}.`,
    collection: ({ day }) => `Collect your reward.${until(day)}`,
    transfer: () => 'We will transfer your reward.',
    bank: () => 'The transfer is with the bank.',
    contactCollection: ({ contact }) => `${contact} collects the other reward.`,
  },
  stops: {
    accountLocked: () => 'Your account is locked, nothing is paid until then. Please write to us.',
    payoutStopped: () => 'You have stopped the payment. We are looking into it; write to us if you have questions.',
    orderInDoubt: () => 'The order is being checked once more. Nothing is paid until then.',
    customerNumber: () => 'We need your customer number for your reward. Please tell us.',
    customerNumberUnconfirmed: ({ mandant }) =>
      `${mandant} has not confirmed your customer number yet. Please check that it is right.`,
    newIban: ({ moment }) => `This IBAN is new. To protect you we transfer on ${moment} (Berlin time) at the earliest.`,
    returned: ({ because }) => `The payment did not work.${why(because)} Please give your bank account once more.`,
    rewardExpired: () => 'The reward was not collected in time and has expired.',
    rewardCancelled: () => 'The reward was cancelled. Write to us if you have questions.',
    claimedBack: ({ because }) =>
      `The reward is claimed back.${why(because)} Do not transfer anything before we have written to you.`,
    unconfirmed: ({ contact, day }) =>
      `${contact} has not confirmed yet.${day ? ` That is possible until ${day}; remind your contact of our mail.` : ''}`,
    linkExpired: () => 'The link has expired. You can recommend again at any time.',
    dataDeleted: () => 'The data of your contact have been deleted. You can recommend again at any time.',
    noOrder: () => 'No contract was concluded. You can recommend again at any time.',
    orderRejected: ({ mandant }) => `${mandant} has rejected the order, so there is no reward.`,
    orderCancelled: () => 'The order was cancelled, so there is no reward.',
    cancelled: () => 'The recommendation was cancelled. Write to us if you have questions.',
  },
};
