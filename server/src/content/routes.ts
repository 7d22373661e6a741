import * as endpoints from '@weitersagen/contract/content/endpoints';
import { listAdditionalRoutes } from '@weitersagen/contract/site/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as content from './content.ts';

export function routes(http: Http): void {
  http.on(endpoints.listLanguages, (ctx) => content.showLanguages(ctx));
  http.on(endpoints.showLanguageContent, (ctx, { params }) => content.showLanguageContent(ctx, params.language));
  http.on(endpoints.listVariables, (ctx) => content.showVariables(ctx));
  http.on(endpoints.selectVariables, (ctx, { body }) => content.showVariables(ctx, body ?? []));
  http.on(listAdditionalRoutes, (ctx) => content.showAdditionalRoutes(ctx));
}
