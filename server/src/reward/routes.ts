import * as endpoints from '@weitersagen/contract/reward/endpoints';
import type { Http } from '#platform/http/http.ts';
import { remindOnRequest } from './remind.ts';
import { listRewards } from './show.ts';

export function routes(http: Http): void {
  http.on(endpoints.listRewards, (ctx, { query }) => listRewards(ctx, query));
  http.on(endpoints.sendRewardMail, (ctx, { params }) => remindOnRequest(ctx, params.number));
}
