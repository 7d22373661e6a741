import * as endpoints from '@weitersagen/contract/agency/endpoints';
import * as own from '@weitersagen/contract/agency/own-endpoints';
import * as plan from '@weitersagen/contract/agency/plan/endpoints';
import * as open from '@weitersagen/contract/agency/public/endpoint';
import * as sso from '@weitersagen/contract/agency/sso-endpoints';
import * as support from '@weitersagen/contract/agency/support-endpoint';
import { endSession, type FindSupporter, forgetInBrowser, listSessions } from '#identity/identity.ts';
import type { Http } from '#platform/http/http.ts';
import { signInAgencyByToken } from './decision/support.ts';
import { changeMasterData, completeAgency, showMasterData } from './own/master-data.ts';
import { listOwnAdditions } from './plan/addition.ts';
import { addPremiumPlan, endPremiumPlan, listPremiumPlans } from './plan/plan.ts';
import { showAgencyVariables } from './public/variables.ts';
import { confirmAgency, registerAgency } from './registration/register.ts';
import { forgetPassword } from './sign-in/forgotten.ts';
import * as password from './sign-in/password.ts';
import { refreshAgencyUser, signInAgency } from './sign-in/sign-in.ts';
import { showSsoParameter } from './sso/parameter.ts';
import { signInBySso } from './sso/sign-in.ts';
import { signOutAgency } from './sso/sign-out.ts';
import { changeEmployee, inviteEmployee, listEmployees, removeEmployee } from './staff/employees.ts';
import { agencyKind } from './user-kind.ts';

/** Who may look at an area for support is known to a feature on the right (operator). */
export function routes(http: Http, findSupporter: FindSupporter): void {
  http.on(endpoints.registerAgency, (ctx, { body }) => registerAgency(ctx, body));
  http.on(endpoints.confirmAgency, (ctx, { body }) => confirmAgency(ctx, body.token));
  http.on(endpoints.setFirstAgencyPassword, (ctx, { body }, answer) => password.setFirstPassword(ctx, body, answer));
  http.on(endpoints.checkAgencyToken, (ctx, { query }) => password.checkAgencyToken(ctx, query.token));
  // Whoever fails to sign in is signed out (rules 3.10).
  http.on(endpoints.signInAgency, (ctx, { body }, answer) => signInAgency(ctx, body, answer), {
    failed: (_input, answer) => forgetInBrowser(agencyKind, answer),
  });
  http.on(support.signInAgencyByToken, (ctx, { params }, answer) =>
    signInAgencyByToken(ctx, { token: params.token, findSupporter }, answer),
  );
  http.on(endpoints.refreshAgencyUser, (ctx, _input, answer) => refreshAgencyUser(ctx, answer));
  http.on(endpoints.signOutAgency, (ctx, _input, answer) => signOutAgency(ctx, answer), {
    failed: (_input, answer) => forgetInBrowser(agencyKind, answer),
  });
  http.on(endpoints.listAgencySessions, (ctx) => listSessions(agencyKind, ctx));
  http.on(endpoints.endAgencySession, (ctx, { params }) => endSession(agencyKind, ctx, params.id));
  http.on(endpoints.forgetAgencyPassword, (ctx, { params }) => forgetPassword(ctx, params.email));
  http.on(endpoints.resetAgencyPassword, (ctx, { body }, answer) => password.resetPassword(ctx, body, answer));
  http.on(endpoints.changeAgencyPassword, (ctx, { body }, answer) => password.changePassword(ctx, body, answer));
  http.on(sso.showSsoParameter, showSsoParameter);
  http.on(sso.signInBySso, (ctx, { body }, answer) => signInBySso(ctx, body, answer), {
    failed: (_input, answer) => forgetInBrowser(agencyKind, answer),
  });
  http.on(own.completeAgency, (ctx, { body }) => completeAgency(ctx, body));
  http.on(own.showMasterData, showMasterData);
  http.on(own.changeMasterData, (ctx, { body }) => changeMasterData(ctx, body));
  http.on(own.listEmployees, listEmployees);
  http.on(own.inviteEmployee, (ctx, { body }) => inviteEmployee(ctx, body));
  http.on(own.changeEmployee, (ctx, { params, body }) => changeEmployee(ctx, { ...params, ...body }));
  http.on(own.removeEmployee, (ctx, { params }) => removeEmployee(ctx, params.employeeNumber));
  http.on(plan.listPremiumPlans, listPremiumPlans);
  http.on(plan.addPremiumPlan, (ctx, { body }) => addPremiumPlan(ctx, body));
  http.on(plan.endPremiumPlan, (ctx, { params }) => endPremiumPlan(ctx, params.id));
  http.on(plan.listOwnAdditions, (ctx, { query }) => listOwnAdditions(ctx, query));
  http.on(open.showAgencyVariables, (ctx, { params, body }) => showAgencyVariables(ctx, params.agencyNumber, body));
}
