/** The two panels of recommending with an agent, rendered as the server sends them. */
import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { expect, test } from 'vitest';
import { product } from '../../testing/sample-catalogue.ts';
import { numbers, Refused, sampleApi } from '../../testing/sample-world.ts';
import { mainOf, shown } from '../../testing/shown-page.ts';

const page = '/de/agent/empfehlen/601';
const nobody = { agents: [], hasNext: false, pageCount: 0, totalCount: 0 };
const offered = [showProduct, { ...product, isAgent: true, footnotes: [] }] as const;

test('the link is shared at once: nothing of it waits for React, which would keep the first click and word from it', async () => {
  const main = mainOf((await shown(`${page}?empfehlung=${numbers.recommendation}`)).text);
  expect(main).toContain('data-sent="recommend"');
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
