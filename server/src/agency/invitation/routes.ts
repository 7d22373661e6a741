import { declineInvitation as declineEndpoint } from '@weitersagen/contract/invitation/decline-endpoint';
import * as endpoints from '@weitersagen/contract/invitation/endpoints';
import { askCaptcha } from '#captcha/captcha.ts';
import type { Http } from '#platform/http/http.ts';
import { sendInvitationAgain, withdrawInvitation } from './again.ts';
import { declineInvitation } from './decline.ts';
import { showInvitationForm } from './form.ts';
import { type DrawCode, invite } from './invite.ts';

/** The program that draws a link for a camera stands right of agencies (pages). */
export function routes(http: Http, drawCode: DrawCode): void {
  http.on(endpoints.askInvitationCaptcha, askCaptcha);
  http.on(endpoints.invite, (ctx, input) => invite(ctx, input, drawCode));
  http.on(endpoints.showInvitationForm, showInvitationForm);
  http.on(endpoints.withdrawInvitation, (ctx, { params }) => withdrawInvitation(ctx, params.id));
  http.on(endpoints.sendInvitationAgain, (ctx, { params }) => sendInvitationAgain(ctx, params.id, drawCode));
  http.on(declineEndpoint, (ctx, { body }, answer) => declineInvitation(ctx, body.token, answer));
}
