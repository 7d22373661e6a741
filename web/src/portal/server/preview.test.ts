import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { expect, test } from 'vitest';
import { pageRequest, sampleApi, withMandant } from '../../testing/sample-world.ts';
import { previewWords } from '../entry-server.tsx';

const words = async (name: string, given: Parameters<typeof pageRequest>[1] = {}) => {
  const { api, calls } = sampleApi();
  const said = await previewWords(pageRequest('/de', { api, ...given }), name);
  return { said, asked: calls.map(({ endpoint }) => endpoint) };
};
const noPremium = { api: sampleApi([[showHighestPremium, { valueCents: 0, value: '0,00 €' }]]).api };

test('the picture of the start names the highest premium, as a note unless the mandant shows none', async () => {
  const { said } = await words('start');
  expect(said).toMatchObject({ headline: expect.stringContaining('110\u00a0€'), note: { amount: '110\u00a0€' } });
  const { said: plain } = await words('start', withMandant({ features: { banknotes: false } }));
  expect(plain).toEqual({ headline: said?.headline, line: said?.line });
});

test('without a premium the start promises none', async () => {
  const { said } = await words('start', noPremium);
  expect(JSON.stringify(said)).not.toMatch(/€|note/);
});

test('the picture of a recommendation names no sum and asks for none', async () => {
  const { said, asked } = await words('empfehlung');
  expect([Object.keys(said ?? {}), asked]).toEqual([['headline', 'line'], []]);
  expect(JSON.stringify(said)).not.toContain('€');
});

test('there is no picture of another name', async () => {
  expect(await words('konto')).toEqual({ said: undefined, asked: [] });
});
