/**
 * Accounts of recommenders (rules 3.1). One is made by the first recommendation of an e-mail or by registering and has
 * no password then; names an anonymous caller typed never change a known one. How a person gets in stands in `sign-in`,
 * how one gets a password in `password`, what the person may see and change in `own`.
 * K10 holds a person back, K12 and K14 forget one: here is the account's own part, `person` moves what hangs on it.
 */
export { recordAccountEvent } from './account-event.ts';
export { moveAgencyAccounts } from './agency-sql.ts';
export { codeCookie, lockCode, readCodeCookie } from './code/code.ts';
export { findCode, type OfflineCode } from './code/sql.ts';
export { hasJustSignedIn } from './own/bank-account.ts';
export { type AccountChange, changeAccount } from './own/change.ts';
export {
  askForCustomerNumber,
  checkAskedNumber,
  keepKnownNumbers,
  lacksCustomerNumber,
  numberOwner,
  storeCustomerNumber,
} from './own/customer-number.ts';
export { forgetOldAddresses } from './own/former-address.ts';
export { lockSelf } from './own/lock-self.ts';
export { askForNewsletter, showNewsletter } from './own/newsletter.ts';
export { mailPassword, signOutEverywhere } from './sign-in/desk.ts';
export type { Invitations, Invited } from './sign-in/invited.ts';
export { findSignedIn } from './sign-in/signed-in.ts';
export { openSupport } from './sign-in/support.ts';
export { findAccountId } from './sql.ts';
export {
  type Account,
  accountIsGone,
  accountIsLocked,
  accountKey,
  accountTopic,
  countCreation,
  endSpent,
  findOrCreateAccount,
  forgetEmailHashes,
  getAccount,
  lockAccount,
  lockAccountByHash,
  moveAccount,
  queueFarewell,
  registrationAddress,
} from './state.ts';
export { personKind } from './user-kind.ts';
