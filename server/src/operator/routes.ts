import * as endpoints from '@weitersagen/contract/operator/endpoints';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { downloadOperators, downloadSessions } from './files.ts';
import * as operator from './operator.ts';
import * as operators from './operators.ts';
import * as signIn from './sign-in.ts';

export function routes(http: Http, { mandants }: AppParts): void {
  http.on(endpoints.signIn, async (ctx, { body }, answer) =>
    signIn.keepInBrowser(answer, await signIn.signIn(ctx, body)),
  );
  http.on(
    endpoints.signOut,
    (ctx, _input, answer) => {
      signIn.forgetInBrowser(answer);
      return signIn.signOut(ctx);
    },
    { failed: (_input, answer) => signIn.forgetInBrowser(answer) },
  );
  http.on(endpoints.whoAmI, (ctx) => signIn.whoAmI(ctx, mandants));
  http.on(endpoints.listSessions, (ctx) => signIn.listSessions(ctx));
  http.on(endpoints.endSession, (ctx, { params }) => signIn.endSession(ctx, params.id));
  http.on(endpoints.downloadSessions, (ctx, _input, answer) => downloadSessions(ctx, answer));
  http.on(endpoints.acceptInvitation, (ctx, { body }, answer) => operator.acceptInvitation(ctx, body, answer));
  http.on(endpoints.listOperators, (ctx) => operators.listOperators(ctx));
  http.on(endpoints.inviteOperator, (ctx, { body }) => operators.inviteOperator(ctx, body));
  http.on(endpoints.changeOperator, (ctx, { params, body }) => operators.changeOperator(ctx, params.id, body));
  http.on(endpoints.downloadOperators, (ctx, _input, answer) => downloadOperators(ctx, answer));
  http.on(endpoints.setClock, (ctx, { body }) => operator.setClock(ctx, body.now));
}
