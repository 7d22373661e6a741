/** An address that many mail servers cannot be sent to is told as such where it is typed, with and without script. */
import { expect, test } from 'vitest';
import { hash, numbers, pageRequest } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

const sentence = 'Umlaute und andere besondere Zeichen vor dem @ nehmen viele Mailserver nicht an.';

test.each([
  ['recommends', '/de/empfehlen/101'],
  ['was recommended to', `/de/empfaengerdaten/${numbers.recommendation}?h=${hash}`],
  ['writes to the service', '/de/kontakt'],
  ['forgot the password', '/de/passwortvergessen'],
  ['signs in', '/de/login'],
])('whoever %s reads that an umlaut before the @ is not taken', async (_who, path) => {
  const form = ['email', 'recommender.email'].map((name) => [name, 'hännes.kühn@example.org'] as const);
  const { status, html = '' } = await render(pageRequest(path, { form, person: null }));
  const page = html.replace(/<script.*?<\/script>/gs, '');
  expect([status, new RegExp(`<a href="#(?:recommender[.])?email">${sentence}`).test(page)]).toEqual([400, true]);
  // A living page says it by itself, out of the texts that came along.
  expect(html).toContain(`"problem.ascii":["${sentence}`);
});
