/** For tests: the personal area as the server sends it, with what the API answers instead. */
import { listOwnRecommendations, showMonths } from '@weitersagen/contract/personal-area/endpoints';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import { render } from '../portal/entry-server.tsx';
import { recommendation } from './sample-person.ts';
import { pageRequest, person, sampleApi } from './sample-world.ts';

export const area = '/de/persoenlicherbereich';

export type Answers = Parameters<typeof sampleApi>[0];
/** As the server sends it, without the data for the living page. */
export async function shown(url: string, answers: Answers = [], given: Parameters<typeof pageRequest>[1] = {}) {
  const { api, calls } = sampleApi(answers);
  const answer = await render(pageRequest(url, { person, api, ...given }));
  const html = (answer.html ?? '').replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '');
  return { ...answer, calls, text: html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ') };
}
export const withItems = (...items: Partial<OwnRecommendation>[]): Answers => [
  [listOwnRecommendations, items.map((item) => ({ ...recommendation, ...item }))],
  [listRewards, []],
  [showMonths, { year: 2026, months: [], years: [] }],
];
