import * as agent from '@weitersagen/contract/agent/desk';
import type { Http } from '#platform/http/http.ts';
import * as agents from './agent.ts';
import { importAgents } from './import.ts';

export function agentRoutes(http: Http): void {
  http.on(agent.listDeskAgents, (ctx, { body }) => agents.listAgents(ctx, body));
  http.on(agent.downloadAgents, (ctx, { query }, answer) => agents.downloadAgents(ctx, query, answer));
  http.on(agent.showAgent, (ctx, { params }) => agents.showAgent(ctx, params.externalId));
  http.on(agent.showAgentData, (ctx, { params }, answer) => agents.showAgentData(ctx, params.externalId, answer));
  http.on(agent.addAgent, (ctx, { body }) => agents.addAgent(ctx, body));
  http.on(agent.changeAgent, (ctx, { params, body }) => agents.changeAgent(ctx, params.externalId, body));
  http.on(agent.deleteAgent, (ctx, { params }) => agents.removeAgent(ctx, params.externalId));
  http.on(agent.importAgents, (ctx, { body, query }) => importAgents(ctx, body, query.isProbe));
}
