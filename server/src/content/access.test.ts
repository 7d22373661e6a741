import { afterAll, expect, test } from 'vitest';
import { rotateClient } from '#cms/cms.ts';
import { publishPage } from '#testing/content.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());

test('a new secret of the client that pages use is told with the next call, and the pages go on', async () => {
  await publishPage(w.as(), 'impressum', { de: 'Wir stehen hier.' });
  const told = async () => (await w.app.call('GET', '')).body.CmsClientSecret;
  const before = await told();
  const after = await w.as().write((tx) => rotateClient(tx, 'spbdevk', 'delivery'));
  expect(after).not.toBe(before);
  expect(await told()).toBe(after);
  expect((await askPage(w.app, '/de/impressum')).text).toContain('Wir stehen hier.');
});
