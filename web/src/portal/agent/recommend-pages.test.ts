/** The two panels of recommending with an agent, and the page of the contact, rendered as the server sends them. */
import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { recipientExists } from '@weitersagen/contract/recipient/endpoints';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { expect, test } from 'vitest';
import { product, agent as sampleAgent } from '../../testing/sample-catalogue.ts';
import { hash, numbers, Refused, sampleApi } from '../../testing/sample-world.ts';
import { mainOf, shown } from '../../testing/shown-page.ts';

const page = '/de/agent/empfehlen/601';
const nobody = { agents: [], hasNext: false, pageCount: 0, totalCount: 0 };
const offered = [showProduct, { ...product, isAgent: true, footnotes: [] }] as const;

test('the link is shared at once: nothing of it waits for React, which would keep the first click and word from it', async () => {
  const main = mainOf((await shown(`${page}?empfehlung=${numbers.recommendation}`)).text);
  expect(main).not.toContain('data-keep');
  expect(main).toContain('data-own-message');
  expect(main).toContain('data-copy="link"');
  expect(main).not.toMatch(/<!--\$|<template/);
});

test.each([
  ['nobody has', nobody],
  ['no search takes', new Refused(400)],
])('a number that %s is said, and the others are there to choose from', async (_what, answer) => {
  const [others, named] = [sampleApi([offered]).api, sampleApi([[searchAgents, answer]]).api];
  const api = ((endpoint, call) => (call?.query && 'externalId' in call.query ? named : others)(endpoint, call)) as Api;
  const { text } = await shown(`${page}?agent=X`, { api });
  expect(mainOf(text)).toContain('Wen Ihr Link nennt, haben wir hier nicht gefunden.');
  expect(mainOf(text)).toContain('value="B-1001"');
});

test('without a number in the address nothing is missing', async () => {
  const { api } = sampleApi([offered]);
  for (const query of ['', '?agent=', '?agent=B-1001'])
    expect((await shown(`${page}${query}`, { api })).text).not.toContain('Wen Ihr Link nennt');
});

test.each([
  ['names who advises and gets the details', sampleAgent, 'gehen an Petra Ahlers', 'schneller von Petra Ahlers hören'],
  [
    'names nobody who is no agent any more',
    null,
    'werden verwendet, damit ich beraten werde',
    'schneller von uns hören',
  ],
])('the page of the contact %s', async (_what, agent, agreed, heardFrom) => {
  const { api } = sampleApi([
    [recipientExists, { exists: false }],
    [
      showRecommendation,
      {
        recommender: { firstName: 'Anna', lastInitial: 'M.' },
        product: { id: 601, name: 'Beratung', category: null, description: '', isAgent: true, picture: null },
        agent,
        recipientCents: 0,
        termsText: 'Die Bedingungen. '.repeat(40),
        prefilled: null,
      },
    ],
  ]);
  const { text } = await shown(`/de/empfaengerdaten/${numbers.recommendation}/beratung?h=${hash}`, { api });
  for (const said of [agreed, heardFrom]) expect(mainOf(text)).toContain(said);
  expect(text.includes('Jemand von uns meldet sich')).toBe(agent === null);
});
