import { closed, type Words } from './words.ts';

const why = (because: string | null): string => (because ? ` Reason: ${closed(because)}` : '');
const until = (day: string | null): string => (day ? ` You can do so until ${day}.` : '');

export const en: Words = {
  someContact: 'Your contact',
  events: {
    E1: ({ product }) => `You recommended “${product}”.`,
    E2: ({ product }) => `Somebody else came through your link to “${product}”.`,
    E4: ({ contact }) => `${contact} has given data.`,
    E5: ({ contact }) => `${contact} has accepted your recommendation.`,
    E6: () => 'The link has expired, nobody accepted your recommendation.',
    E7: () => 'The data of your contact have been deleted.',
    E9: () => 'Your recommendation ends without a reward.',
    E10: () => 'No contract was concluded, and the time for it is over.',
    E11: () => 'With that the recommendation is complete.',
    E12: () => 'Your recommendation has ended without a reward being paid.',
    E13: () => 'Your recommendation ends without a reward.',
    E14: () => 'Your recommendation does not count any more.',
    E15: ({ isFollowUp }) =>
      isFollowUp
        ? 'The recommendation was cancelled.'
        : 'The recommendation was cancelled, the link is no longer valid.',
    E17: () => 'As a gesture of goodwill the recommendation goes on.',
    E19: () => 'The order was reported later, your recommendation counts again.',
    R10: () => 'The data of your contact have been deleted on request.',
    A1: ({ isRejected, mandant }) =>
      isRejected
        ? 'An order was reported, but it does not count for this recommendation.'
        : `${mandant} has reported an order to us.`,
    A2: ({ mandant }) => `${mandant} has confirmed the order.`,
    A3: ({ mandant }) => `${mandant} has rejected the order.`,
    A4: () => 'The order has been released.',
    A5: () => 'The order has been released.',
    A6: () => 'The order was rejected.',
    A7: () => 'The order was cancelled.',
    A8: () => 'The order was cancelled after its release.',
    P2: ({ amount }) => `Your reward of ${amount} can be collected.`,
    P4: () => 'You have collected your reward.',
    P6: () => 'Your reward has expired.',
    P8: ({ amount }) => `We have transferred ${amount}.`,
    P9: ({ because }) => `The transfer came back, your reward is waiting for you again.${why(because)}`,
    P10: () => 'Your reward was cancelled.',
    P11: ({ because }) => `We have claimed the reward back.${why(because)}`,
    P12: () => 'As a gesture of goodwill your reward is waiting for you again.',
    P13: ({ amount }) => `As a gesture of goodwill a reward of ${amount} is waiting for you.`,
    P14: ({ because }) => `The payment was set back, your reward is waiting for you again.${why(because)}`,
    stopped: () => 'You have stopped the payment.',
    freed: () => 'The payment goes on.',
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
