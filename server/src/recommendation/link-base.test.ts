import { afterAll, expect, test } from 'vitest';
import { wishOf } from '../testing/cast/anna.ts';
import { world } from '../testing/world.ts';

const { app } = await world({ LINK_BASE: 'https://staging.link.example/' });
afterAll(() => app.close());

test('another LINK_BASE is the host of both links, in the answer and in the mail [S1-F066]', async () => {
  const { body } = await app.call('POST', '/empfehlen/create', { body: wishOf() });
  expect(body.Empfehlungslink).toBe(`https://staging.link.example/e/${body.Empfehlungsnummer}/${body.Hash}`);
  expect(body.KurzURL).toMatch(/^https:\/\/staging\.link\.example\/k\/\w{7}$/);
  const [mail] = await app.post();
  expect(mail?.text).toContain(body.KurzURL);
});
