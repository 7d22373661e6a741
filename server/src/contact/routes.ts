import {
  askContactCaptcha,
  showContactCopy as copyEndpoint,
  sendContactRequest as endpoint,
} from '@weitersagen/contract/contact/endpoints';
import { askCaptcha } from '#captcha/captcha.ts';
import type { Http } from '#platform/http/http.ts';
import { sendContactRequest, showContactCopy } from './contact.ts';

export function routes(http: Http): void {
  http.on(askContactCaptcha, askCaptcha);
  http.on(endpoint, (ctx, { body, query }) => sendContactRequest(ctx, body, query.captcha));
  http.on(copyEndpoint, (ctx, { body }) => showContactCopy(ctx, body.token));
}
