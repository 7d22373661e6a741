import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { changeConfig } from '#mandant/mandant.ts';
import { jobContext } from '#platform/context.ts';
import { fetchProducts } from '#provider/provider.ts';
import { testApp } from '../../testing/app.ts';
import { moods } from '../../testing/provider/fake-provider.ts';
import { seedDemo } from '../demo.ts';
import { letProviderIn } from './address.ts';
import { openProvider, startProvider } from './provider.ts';

const app = await testApp({ PORT: '4000', DEMO_TOTP: '0', OUTGOING_ALLOW: '127.0.0.1' });
await seedDemo(app.app.system);
const { system } = app.app;
const provider = await openProvider(0, '127.0.0.1');
afterAll(async () => {
  await provider.close();
  await app.close();
});
interface Offer {
  ExterneId: string;
  WertCent: number;
}
const at = new URL(provider.address['anbieter-a']).origin;
const page = async (body?: string) =>
  (await fetch(at, body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) })).text();

test('the provider of the demo starts at a port of its own, which alone of this machine may be called', async () => {
  const started = await startProvider({ port: 39_871, host: '127.0.0.1' });
  expect(started?.address).toBe('http://localhost:41371');
  expect(await startProvider({ port: 39_871, host: '127.0.0.1' })).toBeUndefined();
  started?.close();
  expect(await startProvider({ port: 65_000, host: '127.0.0.1' })).toBeUndefined();
  const { config } = system;
  const names = [...letProviderIn({ ...config, port: 39_871 }).outgoingAllow.names];
  expect(names).toEqual([...config.outgoingAllow.names, 'localhost:41371']);
});

test('a port that is taken by somebody else is no reason not to start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  expect(await startProvider({ port: port - 1500, host: '127.0.0.1' })).toBeUndefined();
  other.close();
});

test.each([
  ['spbdevk', 'anbieter-a'],
  ['rahmen', 'anbieter-b'],
] as const)('%s has all tariffs of the demo from %s, and earns with them what it earned', async (slug, kind) => {
  const before = (await app.call('GET', '/produkt', { mandant: slug })).body;
  const mandant = (await app.app.mandants.bySlug(slug)) ?? expect.fail('no mandant');
  expect(mandant.config.providerAddress).toBe('http://localhost:5500');
  await jobContext(system, mandant, 'provider.refresh').write((tx) =>
    changeConfig(tx, (known) => ({ ...known, productApi: kind, providerAddress: at })),
  );
  const chosen = (await app.app.mandants.bySlug(slug)) ?? expect.fail('no mandant');
  const ctx = jobContext(system, chosen, 'provider.refresh');
  const written = await fetchProducts(ctx, { listInUse: async () => [] });
  const after = (await app.call('GET', '/produkt', { mandant: slug })).body;
  const earned = new Map(before.map(({ ExterneId, WertCent }: Offer) => [ExterneId, WertCent]));
  expect(written).toBe(after.length);
  expect(after.length).toBeGreaterThan(30);
  expect(after.map(({ ExterneId, WertCent }: Offer) => [ExterneId, WertCent])).toEqual(
    after.map(({ ExterneId }: Offer) => [ExterneId, earned.get(ExterneId)]),
  );
  const faults = await ctx.read(({ db }) =>
    db.selectFrom('provider_load').select(['status', 'lines_failed']).execute(),
  );
  expect(faults).toEqual([{ status: 'taken', lines_failed: 0 }]);
});

test('its page publishes what somebody wants to see, and how it answers', async () => {
  const count = provider.stock.count;
  expect(await page()).toContain(`${count} products`);
  expect(await page('bestand=weniger&antwort=down')).toContain(`${Math.ceil(count / 2)} products`);
  expect(provider.mood).toBe('down');
  expect(await page('bestand=viele&antwort=well')).toContain('100000 products');
  for (const mood of moods.filter((one) => one !== 'misnumbered')) {
    expect(await page(`antwort=${mood}`)).toContain(`value="${mood}" checked>`);
    expect(provider.mood).toBe(mood);
  }
  await page('antwort=well');
  expect(await page('bestand=nichts&antwort=nichts')).toContain('100000 products');
  expect(provider.mood).toBe('well');
});
