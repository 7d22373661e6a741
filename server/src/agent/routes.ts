import * as endpoints from '@weitersagen/contract/agent/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as agent from './agent.ts';

export function routes(http: Http): void {
  http.on(endpoints.searchAgents, (ctx, { query }) => agent.searchAgents(ctx, query));
  http.on(endpoints.listAgents, (ctx) => agent.listAgents(ctx));
}
