/** Somebody who guesses a number hits a real one now and then: it tells of no person, and gives nothing with which more could be asked. */
import { afterAll, expect, test } from 'vitest';
import { type Cast, cast } from './cast.ts';

const here = await cast();
afterAll(() => here.app.close());

const walk = here.walks.spbdevk;
const numbers = [walk.number, walk.recipientNumber, walk.orderNumber];
const guessedHash = '0123456789abcdef';

/** Names, addresses, hashes, the code of the link and the client's number of the order. */
const secrets = [
  ...['Anna', 'Muster', 'Ben', walk.recommenderEmail, walk.recipientEmail, walk.externalNumber],
  ...[walk.hash, walk.recipientHash, walk.recipientToken, walk.shortLink.split('/').at(-1) as string],
];
const toldIn = (text: string): string[] => secrets.filter((secret) => new RegExp(`\\b${secret}\\b`, 'i').test(text));

const guessable = here.app.app.http
  .endpoints()
  .filter(({ path, access }) => /:nr\b/.test(path) && access.includes('anyone'));

test('what is asked here are calls that anybody may make, and whoever has the hash is told the name by one', async () => {
  expect(guessable.length).toBeGreaterThan(8);
  const { status, text } = await here.raw('GET', `/api/v1/spbdevk/empfehlen/${walk.number}/${walk.hash}`, {});
  expect([status, toldIn(text)]).toEqual([200, expect.arrayContaining(['Anna'])]);
});

test.each(guessable.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s tells of nobody to whom has the number alone',
  async (_call, { method, path, body }) => {
    for (const number of numbers) {
      const url = `/api/v1/spbdevk${path.replace(':nr', number).replace(':hex', guessedHash)}`;
      const answer = await here.raw(method, url, body ? { body: { h: guessedHash } } : {});
      expect([answer.status, toldIn(answer.text)]).toEqual([expect.any(Number), []]);
      expect(answer.status).toBeLessThan(500);
    }
  },
);

/** The pages, too: the recipient's own page opens with the hash only. */
test('a page asked with the number alone tells of nobody', async () => {
  const pageOf = async ({ app }: Cast, query: string) =>
    app.app.http.fastify.inject({
      url: `/de/empfaenger/${walk.number}${query}`,
      headers: { host: 'spbdevk.localhost' },
    });
  for (const query of ['', `?h=${guessedHash}`]) expect(toldIn((await pageOf(here, query)).body)).toEqual([]);
});
