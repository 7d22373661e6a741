/** Which agents can be recommended: public, and the same for everybody. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { Agent, AgentList, AgentQuery } from './schemas.ts';

export const searchAgents = endpoint({
  method: 'GET',
  path: '/produkt/berater',
  summary: 'Agents by last name, town or zip code, a page at a time',
  access: ['anyone'],
  refusals: ['module.off'],
  query: AgentQuery,
  reply: AgentList,
});

export const listAgents = endpoint({
  method: 'GET',
  path: '/produkt/agents',
  summary: 'All agents',
  access: ['anyone'],
  refusals: ['module.off'],
  reply: z.array(Agent),
});
