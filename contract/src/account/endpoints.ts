/** Coming in, going out, the password, and what can be done without one (C-04 to C-13, rules 7.2). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import {
  ChangedLanguage,
  ChangeLanguage,
  ChangePassword,
  CheckedToken,
  CheckToken,
  Login,
  PasswordRule,
  SetPassword,
  TokenQuery,
  User,
} from './schemas.ts';
import { BySession, Session, SignedOut } from './session-schemas.ts';

export const signInPerson = endpoint({
  method: 'POST',
  path: '/account/login',
  goal: 'login',
  summary: 'Signs in by e-mail and password; an unknown e-mail and a wrong password answer the same',
  signsIn: true,
  access: ['anyone'],
  refusals: ['login.failed', 'account.locked', 'captcha.wrong', 'invitation.other-email', 'limit.reached'],
  body: Login,
  reply: User,
});

export const signInByToken = endpoint({
  method: 'GET',
  path: '/account/login',
  summary: "Signs in by an operator's one-time token or, with autologin, a token of the client's portal; once",
  signsIn: true,
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  query: TokenQuery,
  reply: User,
});

export const signOutPerson = endpoint({
  method: 'POST',
  path: '/account/logout',
  summary: 'Ends the session of the token',
  access: ['recommender'],
  reply: SignedOut,
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/account/sitzungen',
  summary: 'Where the person is signed in',
  access: ['recommender'],
  reply: z.array(Session),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/account/sitzungen/:id',
  summary: 'Ends one session of the person',
  noSupport: true,
  access: ['recommender'],
  refusals: ['unknown', 'access.denied'],
  params: BySession,
  reply: SignedOut,
});

export const refreshPerson = endpoint({
  method: 'GET',
  path: '/account/user',
  summary: 'Who is signed in, with a fresh token of the same session; 401 after SitzungMaxTage',
  access: ['recommender'],
  reply: User,
});

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/account/updateLanguage',
  summary: 'The language of later mails',
  access: ['recommender'],
  refusals: ['access.denied'],
  body: ChangeLanguage,
  reply: ChangedLanguage,
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/account/resetPassword',
  summary: 'Sets a password with the token of a mail, or of an invitation, and signs in',
  signsIn: true,
  access: ['oneTime'],
  refusals: [
    'account.email-not-allowed',
    'account.locked',
    'invitation.has-account',
    'limit.reached',
    'module.off',
    'one-time-token.invalid',
    'terms.changed',
  ],
  body: SetPassword,
  reply: User,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/resetPasswordWithoutToken',
  summary: 'Changes the password of who is signed in; every other session ends',
  noSupport: true,
  access: ['recommender'],
  refusals: ['access.denied', 'limit.reached'],
  body: ChangePassword,
  reply: User,
});

export const checkPasswordToken = endpoint({
  method: 'PUT',
  path: '/account/validateResetPassword',
  summary: 'What a token of a mail is for, without using it; an invitation is opened by it (I2)',
  access: ['oneTime'],
  refusals: ['limit.reached'],
  body: CheckToken,
  reply: CheckedToken,
});

export const showPasswordRule = endpoint({
  method: 'GET',
  path: '/account/passwortvalidator',
  summary: 'What a password has to be (§5)',
  access: ['anyone'],
  reply: PasswordRule,
});
