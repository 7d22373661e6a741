import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { findSso } from '#agency/agency.ts';
import { createContext } from '#platform/context.ts';
import { testApp } from '../../testing/app.ts';
import { seedDemo } from '../demo.ts';
import { letDemoIn } from '../let-in.ts';
import { openIdentityProvider } from './identity-provider.ts';
import { isMood, moods } from './mood.ts';
import { startIdentityProvider } from './start.ts';

const app = await testApp({ PORT: '4000', DEMO_TOTP: '0' });
await seedDemo(app.app.system);
const provider = await openIdentityProvider({ port: 0, host: '127.0.0.1', clients: [] });
afterAll(async () => {
  await provider.close();
  await app.close();
});
const page = async (body?: string): Promise<string> =>
  (await fetch(provider.issuer, body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) })).text();

test('the provider of the demo starts at a port of its own, which alone of this machine may be called', async () => {
  const started = await startIdentityProvider({ port: 27_871, host: '127.0.0.1' });
  expect(started?.address).toBe('http://localhost:29871');
  const described = await (await fetch('http://localhost:29871/.well-known/openid-configuration')).json();
  expect(described).toMatchObject({ issuer: 'http://localhost:29871', end_session_endpoint: expect.any(String) });
  expect(await startIdentityProvider({ port: 27_871, host: '127.0.0.1' })).toBeUndefined();
  started?.close();
  expect(await startIdentityProvider({ port: 64_000, host: '127.0.0.1' })).toBeUndefined();
  const { config } = app.app.system;
  expect([...letDemoIn({ ...config, port: 27_871 }).outgoingAllow.names]).toEqual([
    ...config.outgoingAllow.names,
    'localhost:29371',
    'localhost:29871',
  ]);
});

test('a port that is taken by somebody else is no reason not to start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  expect(await startIdentityProvider({ port: port - 2000, host: '127.0.0.1' })).toBeUndefined();
  other.close();
});

test.each(['spbdevk', 'versicherung', 'intranet', 'rahmen'])(
  '%s trusts it, at the address where it really is',
  async (slug) => {
    const mandant = (await app.app.mandants.bySlug(slug)) ?? expect.fail('no mandant');
    const { system } = app.app;
    const at = { system, mandant, actor: { kind: 'anyone' }, locale: 'de', now: new Date(), log: system.log } as const;
    const sso = await createContext({ ...at, origin: null }).read(findSso);
    expect(sso).toMatchObject({ isOn: true, issuer: 'http://localhost:6000', clientId: `weitersagen-${slug}` });
    const answer = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
    const described = (await answer.json()) as Record<string, string>;
    expect([described.authorization_endpoint, described.end_session_endpoint]).toEqual([
      `${provider.issuer}${new URL(sso?.authorizeUrl ?? '').pathname}`,
      `${provider.issuer}${new URL(sso?.endSessionUrl ?? '').pathname}`,
    ]);
  },
);

test('its page says how it answers, in German, and changes it even when it is away', async () => {
  for (const mood of Object.keys(moods)) {
    expect(await page(`antwort=${mood}`)).toContain(`value="${mood}" checked> ${moods[mood as keyof typeof moods]}`);
    expect(provider.mood).toBe(mood);
  }
  await page('antwort=aus');
  expect((await fetch(`${provider.issuer}/auth`)).status).toBe(503);
  expect(await page('antwort=unsinn')).toContain('value="aus" checked');
  expect(isMood('toString')).toBe(false);
});
