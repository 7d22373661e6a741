import * as consent from '@weitersagen/contract/consent/desk';
import type { Http } from '#platform/http/http.ts';
import * as consents from './consent.ts';

export function consentRoutes(http: Http): void {
  http.on(consent.pageConsents, (ctx, { body }) => consents.pageConsents(ctx, body));
  http.on(consent.downloadConsents, (ctx, { query }, answer) => consents.downloadConsents(ctx, query, answer));
  http.on(consent.downloadConsentTexts, (ctx, _input, answer) => consents.downloadConsentTexts(ctx, answer));
  http.on(consent.showConsent, (ctx, { params }) => consents.showConsent(ctx, params.id));
}
