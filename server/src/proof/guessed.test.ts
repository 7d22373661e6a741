/** Somebody who guesses a number hits a real one now and then: it tells of no person, and gives nothing with which more could be asked. */
import { afterAll, expect, test } from 'vitest';
import { terms } from '#testing/mandant-files.ts';
import { cast } from './cast.ts';

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
/** Data that are all right, so that nothing but the number and the hash is wrong. */
const guest = {
  ...{ Anrede: 'Frau', Vorname: 'Dana', Nachname: 'Dorn', AgbText: terms, AgbAkzeptiert: true },
  ...{ Email: 'dana@example.org', EmailWiederholung: 'dana@example.org' },
};
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
  '%s tells whoever has the number alone of nobody',
  async (_call, { method, path, body }) => {
    for (const number of numbers) {
      const url = `/api/v1/spbdevk${path.replace(':nr', number).replace(':hex', guessedHash)}`;
      const answer = await here.raw(method, body ? `${url}?h=${guessedHash}` : url, body ? { body: guest } : {});
      // Whatever else is asked for is right: it is the number that is answered.
      expect([200, 302, 404, 409]).toContain(answer.status);
      expect([number, toldIn(answer.text)]).toEqual([number, []]);
    }
  },
);

/** The pages, too: the recipient's own page tells who recommends, to whoever has the hash. */
test('a page asked with the number alone, or with a guessed hash, tells of nobody', async () => {
  const toldBy = async (hash: string): Promise<string[]> => {
    const url = `/de/empfaengerdaten/${walk.number}${hash && `?h=${hash}`}`;
    return toldIn((await here.app.app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost' } })).body);
  };
  expect(await toldBy(walk.hash)).toContain('Anna');
  for (const hash of ['', guessedHash]) expect([hash, await toldBy(hash)]).toEqual([hash, []]);
});
