import * as endpoints from '@weitersagen/contract/reward/endpoints';
import type { Http } from '#platform/http/http.ts';
import { sendAgain } from './remind.ts';
import { listRewards } from './show.ts';

export function routes(http: Http): void {
  http.on(endpoints.listRewards, (ctx, { query }) => listRewards(ctx, query));
  http.on(endpoints.sendRewardMail, (ctx, { params }) => sendAgain(ctx, params.number));
}
