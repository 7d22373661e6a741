import { decideConsent as endpoint } from '@weitersagen/contract/consent/endpoints';
import type { Http } from '#platform/http/http.ts';
import { decideConsent } from './consent.ts';

export function routes(http: Http): void {
  http.on(endpoint, (ctx, { body }, answer) => decideConsent(ctx, body, answer));
}
