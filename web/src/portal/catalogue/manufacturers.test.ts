import { showTariffChoice } from '@weitersagen/contract/product/endpoints';
import { expect, test } from 'vitest';
import { choice } from '../../testing/sample-catalogue.ts';
import { sampleApi } from '../../testing/sample-world.ts';
import { listManufacturers } from './manufacturers.ts';

const asked = () => sampleApi([[showTariffChoice, { ...choice, manufacturers: ['Kolibri', 'Nordwind'] }]]);

test.each(['geraete', 'smartphones', 'tablets', 'surfsticks'])('a category of devices has makers: %s', async (name) => {
  const { api, calls } = asked();
  expect(await listManufacturers(api, name)).toEqual(['Kolibri', 'Nordwind']);
  expect(calls.at(-1)?.query).toEqual({ source: 'mobilfunk', category: name });
});

test.each(['internet', 'daten-tarife', ''])(
  'any other category has none, and nobody is asked: "%s" [S8-X010]',
  async (name) => {
    const { api, calls } = asked();
    await expect(listManufacturers(api, name)).rejects.toThrow(/^404 - Unknown category$/);
    expect(calls).toEqual([]);
  },
);
