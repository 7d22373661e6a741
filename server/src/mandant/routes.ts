import { showConfiguration, showMandant } from '@weitersagen/contract/mandant/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as mandant from './mandant.ts';

export function routes(http: Http): void {
  http.on(showMandant, (ctx) => mandant.showMandant(ctx));
  http.on(showConfiguration, (ctx) => mandant.showMandant(ctx));
}
