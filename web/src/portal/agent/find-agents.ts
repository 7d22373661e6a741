/** The agents that fit what somebody types; nobody, or a search that failed, is `false`. */
import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import type { AgentList } from '@weitersagen/contract/agent/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Api, Outcome } from '@weitersagen/contract/page/page';

export type FoundAgents = Value<typeof AgentList> | false;

export const foundIn = (outcome: Outcome<Value<typeof AgentList>>): FoundAgents =>
  outcome.ok && outcome.value.totalCount > 0 ? outcome.value : false;

export const findAgents = async (
  api: Api,
  query: { query: string; page?: number; pageSize?: number },
): Promise<FoundAgents> => foundIn(await api(searchAgents, { query }));
