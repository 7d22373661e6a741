/**
 * A recipient comes: through a link or with the number of an order, gives the data, confirms them and agrees, and looks
 * at what becomes of it. Each verb is one transaction; the recommendation is locked first, then the recipient.
 */
export { giveAgreement } from './confirm.ts';
export { lockOwn, lockPair, type Own, ownNumber } from './own-recipient.ts';
export { registerRecipient } from './register.ts';
