/**
 * Who somebody is, for every kind of user: sessions and their tokens, one-time tokens of mails, passwords, the second
 * factor, limits of what is tried, and the cookies of browsers. Who may sign in, and what for, is decided by the feature
 * that knows the person (account, operator, agency).
 *
 * A further kind of user is one description, a `UserKind` (user-kind.ts): how the calls of the contract name it, where
 * its rows and sessions lie (`mandantSessions('agency')` for people of a mandant), which cookie holds its token, how long
 * a session lives, what its tokens say, and what of the calls is refused to it. The feature that owns the person gives
 * it, and app.ts adds it to the list of `createAuthentication`. From then on its tokens open the calls that name the kind,
 * and `signInByPassword`, `keepInBrowser`, `listSessions`, `endSession` and `signOut` take it (user-kind.test.ts).
 */
export { type Bearer, createAuthentication } from './authenticate.ts';
export { hashNewPassword, refuseSamePassword } from './password/new-password.ts';
export { hashPassword } from './password/password.ts';
export { acceptedStep, newTotpSecret, totpUri } from './password/second-factor.ts';
export { signInByPassword } from './password/sign-in.ts';
export { stepUp } from './password/step-up.ts';
export { traceOf } from './password/trace.ts';
export { forgetLogins, proveByPassword } from './password/tries.ts';
export { forgetInBrowser, keepInBrowser, sessionCookie } from './session/browser.ts';
export { endOfLasting, refuseSupport } from './session/lasting.ts';
export { endSession, listSessions, signOut } from './session/own-sessions.ts';
export { findProviderHint } from './session/provider-hint.ts';
export {
  endSessions,
  enter,
  enterAnew,
  type Opening,
  openSession,
  renewSession,
  type SessionToken,
} from './session/session.ts';
export { deleteOldSessions, livingSession, mandantSessions, overSessionRow, sessionOf } from './session/session-sql.ts';
export { findOnPage, isFreshSignIn } from './session/signed-in.ts';
export { allowedNext, allowNext } from './token/next-pages.ts';
export {
  deleteOldTokens,
  endTokens,
  findSpentToken,
  findToken,
  hasTokenSince,
  issueToken,
  issueTokens,
  type LivingToken,
  lifeHours,
  overTokenRow,
  type Purpose,
  useToken,
} from './token/one-time-token.ts';
export { type Claims, signToken, verifyToken } from './token/token.ts';
export type { FindSupporter, LastingKind, Session, SessionTable, UserKind } from './user-kind.ts';
