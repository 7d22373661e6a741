/**
 * Who somebody is, for every kind of user: sessions and their tokens, one-time tokens of mails, passwords, the second
 * factor, and the cookies that hold them. Who may sign in, and what for, is decided by the feature that knows the person
 * (account, operator, agency).
 */
export { authentication, deskCookie } from './authenticate.ts';
export { recipientToken, rewardToken } from './mailed-token.ts';
export { allowedNext, allowNext } from './next-pages.ts';
export {
  deleteOldTokens,
  endTokens,
  findToken,
  hasTokenSince,
  issueToken,
  issueTokens,
  type LivingToken,
  lifeHours,
  type Purpose,
  useToken,
} from './one-time-token.ts';
export { hashPassword, isCommonPassword, verifyPassword } from './password.ts';
export {
  browserOf,
  findPersonSession,
  forgetInBrowser,
  keepInBrowser,
  type Opening,
  openSession,
  type PersonSession,
  personCookie,
  type RenewedToken,
  renewSession,
} from './person-session.ts';
export { findSupporter } from './supporter.ts';
export { type Claims, signToken, verifyToken } from './token.ts';
