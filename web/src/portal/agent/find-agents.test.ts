import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import { expect, test } from 'vitest';
import { Refused, sampleApi } from '../../testing/sample-world.ts';
import { findAgents } from './find-agents.ts';

const agent = {
  externalId: 'B-1',
  lastName: 'Neu',
  firstName: 'Nora',
  postcode: '20095',
  city: 'Hamburg',
  photo: null,
};
const none = { agents: [], hasNext: false, pageCount: 0, totalCount: 0 };
const one = { agents: [agent], hasNext: false, pageCount: 1, totalCount: 1 };
const finds = (answer: unknown) => findAgents(sampleApi([[searchAgents, answer]]).api, { query: 'neu' });

test('a search that finds nobody, or fails, is false [S8-X016]', async () => {
  expect([await finds(one), await finds(none)]).toEqual([one, false]);
  expect([await finds(new Refused(403)), await finds(new Refused(500))]).toEqual([false, false]);
});
