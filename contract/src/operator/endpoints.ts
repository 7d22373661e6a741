/** Calls of an operator that belong to no feature: sign-in, colleagues, mails, events, jobs, clock. */

import * as z from 'zod/mini';
import { MailPromised } from '../account/mail-endpoints.ts';
import { BySession, Session, SignedOut } from '../account/session-schemas.ts';
import { byAdmin, byOperator, moveRefusals, Remark } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import {
  AcceptInvitation,
  ByOperator,
  ChangeOperator,
  ClockSet,
  InvitationAnswer,
  InviteOperator,
  Login,
  LoginByLink,
  Operator,
  OwnName,
  RecoveryCodes,
  RenewRecoveryCodes,
  SetClock,
  SignedIn,
  SignInLinkAsked,
  WhoAmI,
} from './schemas.ts';

export const downloadSessions = endpoint({
  access: ['operator'],
  method: 'GET',
  path: '/admin/sitzungen/csv',
  summary: 'Own sessions as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});

export const downloadOperators = endpoint({
  access: ['operator'],
  roles: ['BetreiberAdmin'],
  method: 'GET',
  path: '/admin/betreiber/csv',
  summary: 'The operators as CSV',
  refusals: ['access.denied'],
  produces: 'text/csv',
});

export const signIn = endpoint({
  method: 'POST',
  path: '/admin/login',
  summary:
    'Signs an operator in with password and second factor; a page of our own gets the token as a cookie for the API only',
  access: ['anyone'],
  refusals: ['login.failed', 'account.locked', 'captcha.wrong', 'limit.reached'],
  body: Login,
  reply: SignedIn,
});

export const mailSignInLink = endpoint({
  method: 'POST',
  path: '/admin/anmeldelink',
  summary: 'Mails an operator a link that signs in once within ten minutes; the same answer for every address',
  access: ['anyone'],
  refusals: ['captcha.wrong', 'limit.reached'],
  body: SignInLinkAsked,
  reply: MailPromised,
});

export const signInByLink = endpoint({
  method: 'PUT',
  path: '/admin/anmeldelink',
  summary: 'Signs an operator in with the link of a mail in place of the password, and the second factor',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'account.locked', 'limit.reached'],
  body: LoginByLink,
  reply: SignedIn,
});

export const signOut = endpoint({
  ...byOperator,
  method: 'POST',
  path: '/admin/logout',
  summary: 'Ends the session and its cookie',
  refusals: ['access.denied'],
  reply: SignedOut,
  anyMandant: true,
});

export const whoAmI = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/ich',
  summary: 'Who is signed in, and which mandants that operator may work on',
  refusals: ['access.denied'],
  reply: WhoAmI,
  anyMandant: true,
});

export const renameSelf = endpoint({
  ...byOperator,
  method: 'PUT',
  path: '/admin/ich/name',
  summary: 'Changes the own name, by which colleagues see who decided what',
  refusals: ['access.denied'],
  body: OwnName,
  reply: OwnName,
});

export const listSessions = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/sitzungen',
  summary: 'Own sessions',
  refusals: ['access.denied'],
  reply: z.array(Session),
});

export const endSession = endpoint({
  ...byOperator,
  method: 'DELETE',
  path: '/admin/sitzungen/:id',
  summary: 'Ends one of the own sessions',
  refusals: ['access.denied', 'unknown'],
  params: BySession,
  reply: SignedOut,
});

export const renewRecoveryCodes = endpoint({
  ...byOperator,
  method: 'POST',
  path: '/admin/wiederherstellungscodes',
  summary: 'Ten new recovery codes in place of the own ones, shown this once',
  refusals: ['access.denied', 'state.not-allowed', 'limit.reached'],
  body: RenewRecoveryCodes,
  reply: RecoveryCodes,
});

export const acceptInvitation = endpoint({
  method: 'PUT',
  path: '/admin/einladung/annehmen',
  summary: 'Sets the password of a new operator, then enrols the second factor by its first code',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  body: AcceptInvitation,
  reply: InvitationAnswer,
});

export const listOperators = endpoint({
  ...byAdmin,
  method: 'GET',
  path: '/admin/betreiber',
  summary: 'All operators',
  refusals: ['access.denied'],
  reply: z.array(Operator),
});

export const inviteOperator = endpoint({
  ...byAdmin,
  method: 'POST',
  path: '/admin/betreiber',
  summary: 'Invites an operator by mail; again, with the same role and mandants, sends a fresh link',
  refusals: ['access.denied', 'state.not-allowed'],
  body: InviteOperator,
  reply: Operator,
});

export const changeOperator = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/betreiber/:id',
  summary: 'Changes the role of an operator, locks or unlocks, resets the second factor, ends the sessions',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByOperator,
  body: ChangeOperator,
  reply: Operator,
});

export const settleOperator = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/betreiber/:id/zustimmen',
  summary: 'Another admin agrees to a new, reset or raised operator, who decides about money from then on',
  refusals: [...moveRefusals, 'approval.self', 'approval.unsettled', 'approval.tied'],
  params: ByOperator,
  body: Remark,
  reply: Operator,
});

export const setClock = endpoint({
  ...byOperator,
  method: 'PUT',
  path: '/admin/zeit',
  summary: 'Sets the clock of all decisions, for all mandants',
  refusals: ['access.denied'],
  body: SetClock,
  reply: ClockSet,
  testMode: true,
});
