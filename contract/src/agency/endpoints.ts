/** People of an agency come in, go out, and set and change a password (rules 3.8, 7.8). */
import * as z from 'zod/mini';
import { ByEmail, MailPromised } from '../account/mail-endpoints.ts';
import { BySession, Session, SignedOut } from '../account/session-schemas.ts';
import { endpoint } from '../basics/endpoint.ts';
import {
  AgencyConfirmed,
  AgencyLogin,
  AgencyRegistered,
  AgencyToken,
  AgencyTokenQuery,
  AgencyUser,
  ChangeAgencyPassword,
  CheckedAgencyToken,
  RegisterAgency,
  SetAgencyPassword,
} from './schemas.ts';
import { AgencySignedOut } from './sso-schemas.ts';

export const registerAgency = endpoint({
  method: 'POST',
  path: '/agentur/registrieren',
  summary: 'An agency asks to take part; the answer is the same for a known address',
  access: ['anyone'],
  refusals: ['captcha.wrong', 'limit.reached'],
  body: RegisterAgency,
  reply: AgencyRegistered,
});

export const confirmAgency = endpoint({
  method: 'PUT',
  path: '/agentur/bestaetigen',
  summary: 'Confirms the address of who registered; the answer has the token that sets the password',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  body: AgencyToken,
  reply: AgencyConfirmed,
});

export const setFirstAgencyPassword = endpoint({
  method: 'PUT',
  path: '/agentur/registrieren/passwort',
  summary: 'Sets the first password of an owner or an employee, and signs in',
  signsIn: true,
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'account.locked', 'limit.reached'],
  body: SetAgencyPassword,
  reply: AgencyUser,
});

export const checkAgencyToken = endpoint({
  method: 'GET',
  path: '/token/verifyAgenturToken',
  summary: 'What a token of a mail of the agency is for, without using it (C-43)',
  access: ['anyone'],
  refusals: ['limit.reached'],
  query: AgencyTokenQuery,
  reply: CheckedAgencyToken,
});

export const signInAgency = endpoint({
  method: 'POST',
  path: '/agentur/login',
  goal: 'login',
  summary: 'Signs in by e-mail and password; an unknown e-mail and a wrong password answer the same',
  signsIn: true,
  access: ['anyone'],
  refusals: ['login.failed', 'account.locked', 'captcha.wrong', 'limit.reached'],
  body: AgencyLogin,
  reply: AgencyUser,
});

export const refreshAgencyUser = endpoint({
  method: 'GET',
  path: '/agentur/user',
  summary: 'Who is signed in, with a fresh token of the same session; 401 after SitzungMaxTage',
  access: ['agency'],
  reply: AgencyUser,
});

export const signOutAgency = endpoint({
  method: 'POST',
  path: '/agentur/logout',
  summary: 'Ends the session of the token; whoever came by single sign-on goes on to the provider',
  access: ['agency'],
  reply: AgencySignedOut,
});

export const listAgencySessions = endpoint({
  method: 'GET',
  path: '/agentur/sitzungen',
  summary: 'Where the person is signed in',
  access: ['agency'],
  reply: z.array(Session),
});

export const endAgencySession = endpoint({
  method: 'DELETE',
  path: '/agentur/sitzungen/:id',
  summary: 'Ends one session of the person',
  noSupport: true,
  access: ['agency'],
  refusals: ['unknown', 'access.denied'],
  params: BySession,
  reply: SignedOut,
});

export const forgetAgencyPassword = endpoint({
  method: 'GET',
  path: '/agentur/resetPassword/:email',
  summary: 'Mails a link for a new password; the same answer for every address',
  access: ['anyone'],
  refusals: ['captcha.wrong', 'limit.reached'],
  params: ByEmail,
  reply: MailPromised,
});

export const resetAgencyPassword = endpoint({
  method: 'PUT',
  path: '/agentur/resetPassword',
  summary: 'Sets a new password with the token of a mail, and signs in',
  signsIn: true,
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'account.locked', 'limit.reached'],
  body: SetAgencyPassword,
  reply: AgencyUser,
});

export const changeAgencyPassword = endpoint({
  method: 'PUT',
  path: '/agentur/resetPasswordWithoutToken',
  summary: 'Changes the password of who is signed in; every other session ends',
  noSupport: true,
  access: ['agency'],
  refusals: ['access.denied', 'limit.reached'],
  body: ChangeAgencyPassword,
  reply: AgencyUser,
});
