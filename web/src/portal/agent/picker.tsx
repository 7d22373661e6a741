/** Finding and choosing an agent, in one chunk of their own. */
import { AgentChoice } from './agent-choice.tsx';
import { AgentSearch } from './agent-search.tsx';

export const Search = AgentSearch;
export const Choice = AgentChoice;
