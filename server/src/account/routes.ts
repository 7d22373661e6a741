import { createAccount as createEndpoint } from '@weitersagen/contract/account/create-endpoint';
import * as endpoints from '@weitersagen/contract/account/endpoints';
import * as mailCalls from '@weitersagen/contract/account/mail-endpoints';
import { listOwnCodes as codesEndpoint } from '@weitersagen/contract/account/own-codes-endpoint';
import { endSession, type FindSupporter, forgetInBrowser, listSessions, signOut } from '#identity/identity.ts';
import type { Http } from '#platform/http/http.ts';
import { listOwnCodes } from './code/code.ts';
import { forgetPassword, resendWelcomeMail } from './password/forgotten.ts';
import * as password from './password/new-password.ts';
import { createAccount } from './password/register.ts';
import type { Invitations } from './sign-in/invited.ts';
import * as sessions from './sign-in/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signInByToken } from './sign-in/token-sign-in.ts';
import { personKind } from './user-kind.ts';

/** Who may look at an account for support, and what an invitation is, is known to features on the right (operator, agency). */
export function routes(http: Http, findSupporter: FindSupporter, invitations: Invitations): void {
  // Whoever fails to sign in is signed out (rules 3.10).
  http.on(endpoints.signInPerson, (ctx, { body }, answer) => signIn(ctx, body, { answer, invitations }), {
    failed: (_input, answer) => forgetInBrowser(personKind, answer),
  });
  http.on(endpoints.signInByToken, (ctx, { query }, answer) =>
    signInByToken(ctx, { token: query.token, findSupporter }, answer),
  );
  http.on(endpoints.signOutPerson, (ctx, _input, answer) => signOut(personKind, ctx, answer), {
    failed: (_input, answer) => forgetInBrowser(personKind, answer),
  });
  http.on(endpoints.listOwnSessions, (ctx) => listSessions(personKind, ctx));
  http.on(endpoints.endOwnSession, (ctx, { params }) => endSession(personKind, ctx, params.id));
  http.on(endpoints.refreshPerson, (ctx, _input, answer) => sessions.refresh(ctx, answer));
  http.on(endpoints.changeLanguage, (ctx, { body }) => sessions.changeLanguage(ctx, body.language));
  http.on(mailCalls.forgetPassword, (ctx, { params, query }) => forgetPassword(ctx, params.email, query));
  http.on(mailCalls.resendWelcomeMail, (ctx, { params }) => resendWelcomeMail(ctx, params.email));
  http.on(endpoints.resetPassword, (ctx, { body }, answer) =>
    password.resetPassword(ctx, body, { answer, invitations }),
  );
  http.on(endpoints.changePassword, (ctx, { body }, answer) => password.changePassword(ctx, body, answer));
  http.on(endpoints.checkPasswordToken, (ctx, { body }) => password.checkPasswordToken(ctx, body, invitations));
  http.on(endpoints.showPasswordRule, async (ctx) => password.showPasswordRule(ctx));
  http.on(createEndpoint, (ctx, { body, query }, answer) =>
    createAccount(ctx, body, { captcha: query.captcha, answer }),
  );
  http.on(codesEndpoint, listOwnCodes);
}
