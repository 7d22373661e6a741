import { listCompanies, showOverview } from '@weitersagen/contract/overview/desk';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import * as companies from './companies.ts';
import * as overview from './overview.ts';

export function overviewRoutes(http: Http, { mandants }: AppParts): void {
  http.on(showOverview, (ctx) => overview.showOverview(ctx));
  http.on(listCompanies, (ctx) => companies.listCompanies(ctx, mandants));
}
