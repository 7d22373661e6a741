import { refuse } from '@weitersagen/contract/basics/refusals';
import { askByInvitation, askInvitationCaptcha } from '@weitersagen/contract/captcha/endpoints';
import type { Http } from '#platform/http/http.ts';
import { askCaptcha } from './captcha.ts';

export function routes(http: Http): void {
  http.on(askInvitationCaptcha, askCaptcha);
  http.on(askByInvitation, (ctx, { query }) => (query.command ? askCaptcha(ctx) : refuse('module.off')));
}
