import {
  showContactCopy as copyEndpoint,
  sendContactRequest as endpoint,
} from '@weitersagen/contract/contact/endpoints';
import type { Http } from '#platform/http/http.ts';
import { sendContactRequest, showContactCopy } from './contact.ts';

export function routes(http: Http): void {
  http.on(endpoint, (ctx, { body }) => sendContactRequest(ctx, body));
  http.on(copyEndpoint, (ctx, { body }) => showContactCopy(ctx, body.token));
}
