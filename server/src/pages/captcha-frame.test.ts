/** The frame of a captcha service is let in by the pages that need it, of the mandant that has one, and by nothing else (K-08). */
import { afterAll, expect, test } from 'vitest';
import { configure } from '../testing/mandant.ts';
import { world } from '../testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());

async function policyOf(path: string, slug = 'spbdevk') {
  const { headers, body } = await app.app.http.fastify.inject({ url: path, headers: { host: `${slug}.localhost` } });
  const [frames] = /frame-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
  return { frames, holds: body.includes('/assets/captcha-hold-'), part: body.includes('data-captcha') };
}
const switchOn = (changes: Parameters<typeof configure>[2]) => {
  const { features } = as().mandant.config;
  return configure(app, 'spbdevk', { features: { ...features, captcha: true }, ...changes });
};
const nothing = { frames: undefined, holds: false, part: false };

test('by default no page has anything of it', async () => {
  for (const path of ['/de', '/de/kontakt', '/de/empfehlen/101']) expect(await policyOf(path)).toEqual(nothing);
});

test('the captcha of our own needs no frame', async () => {
  await switchOn({});
  for (const path of ['/de/kontakt', '/de/empfehlen/101'])
    expect(await policyOf(path)).toEqual({ frames: undefined, holds: true, part: true });
  expect(await policyOf('/de')).toEqual(nothing);
});

test('a service is let in by its origin, on the pages with such a form alone, of this mandant alone', async () => {
  const service = { captchaKind: 'friendlyCaptcha', captchaSiteKey: 'FCM', captchaSecret: 'geheim' } as const;
  await switchOn(service);
  const frames = 'frame-src https://eu.frcapi.com';
  for (const path of ['/de/kontakt', '/de/empfehlen/101'])
    expect(await policyOf(path)).toEqual({ frames, holds: true, part: true });
  for (const path of ['/de', '/de/login', '/de/datenschutz']) expect(await policyOf(path)).toEqual(nothing);
  expect(await policyOf('/de/kontakt', 'versicherung')).toEqual(nothing);

  await switchOn({ ...service, captchaEndpoint: 'https://captcha.example:8443/api' });
  expect((await policyOf('/de/kontakt')).frames).toBe('frame-src https://captcha.example:8443');
  await switchOn({ ...service, captchaEndpoint: "unsinn; script-src 'unsafe-inline'" });
  expect((await policyOf('/de/kontakt')).frames).toBeUndefined();
});
