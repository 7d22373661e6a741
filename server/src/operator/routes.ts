import * as endpoints from '@weitersagen/contract/operator/endpoints';
import { endSession, forgetInBrowser, listSessions, signOut } from '#identity/identity.ts';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { downloadOperators, downloadSessions } from './files.ts';
import { renameSelf } from './name/own-name.ts';
import * as operator from './operator.ts';
import * as operators from './operators.ts';
import { renewRecoveryCodes } from './recovery/recovery.ts';
import { signIn, whoAmI } from './sign-in/sign-in.ts';
import { mailSignInLink, signInByLink } from './sign-in/sign-in-link.ts';
import { operatorKind } from './user-kind.ts';

export function routes(http: Http, { mandants }: AppParts): void {
  http.on(endpoints.signIn, (ctx, { body }, answer) => signIn(ctx, body, answer));
  http.on(endpoints.mailSignInLink, (ctx, { body }) => mailSignInLink(ctx, body.email));
  http.on(endpoints.signInByLink, (ctx, { body }, answer) => signInByLink(ctx, body, answer));
  http.on(endpoints.signOut, (ctx, _input, answer) => signOut(operatorKind, ctx, answer), {
    failed: (_input, answer) => forgetInBrowser(operatorKind, answer),
  });
  http.on(endpoints.whoAmI, (ctx) => whoAmI(ctx, mandants));
  http.on(endpoints.renameSelf, (ctx, { body }) => renameSelf(ctx, body.name));
  http.on(endpoints.listSessions, (ctx) => listSessions(operatorKind, ctx));
  http.on(endpoints.endSession, (ctx, { params }) => endSession(operatorKind, ctx, params.id));
  http.on(endpoints.downloadSessions, (ctx, _input, answer) => downloadSessions(ctx, answer));
  http.on(endpoints.renewRecoveryCodes, (ctx, { body }) => renewRecoveryCodes(ctx, body));
  http.on(endpoints.acceptInvitation, (ctx, { body }, answer) => operator.acceptInvitation(ctx, body, answer));
  http.on(endpoints.listOperators, (ctx) => operators.listOperators(ctx));
  http.on(endpoints.inviteOperator, (ctx, { body }) => operators.inviteOperator(ctx, body));
  http.on(endpoints.changeOperator, (ctx, { params, body }) => operators.changeOperator(ctx, params.id, body));
  http.on(endpoints.settleOperator, (ctx, { params, body }) =>
    operators.settleOperator(ctx, params.id, body?.reason ?? null),
  );
  http.on(endpoints.downloadOperators, (ctx, _input, answer) => downloadOperators(ctx, answer));
  http.on(endpoints.setClock, (ctx, { body }) => operator.setClock(ctx, body.now));
}
