import { afterAll, expect, test } from 'vitest';
import { premiums } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app } = await world();
afterAll(() => app.close());

/** Of 70 € with a half each, and where the mandant lets a recipient have 15 € at most: what a note says in that order. */
const pictures: [picture: string, what: string, id: string, halves: string[], capped: string[]][] = [
  ['grafik100', 'the whole value', 'S7-C059', ['70'], ['70']],
  ['grafik100/', 'the whole value', 'S7-C060', ['70'], ['70']],
  ['grafik50/', 'both halves', 'S7-C061', ['35', '35'], ['55', '15']],
  ['grafik50empfehler/', "the recommender's half", 'S7-C062', ['35'], ['55']],
  ['grafik50empfaenger/', "the recipient's half", 'S7-C063', ['35'], ['15']],
];
test.each(pictures)(
  '%s is a note with %s, which may be kept for a day [%s]',
  async (picture, _what, _id, halves, capped) => {
    for (const [mandant, amounts] of [
      ['spbdevk', halves],
      ['versicherung', capped],
    ] as const) {
      const { status, headers, text } = await app.call('GET', `/praemie/${premiums.home}/${picture}`, { mandant });
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect([...text.matchAll(/>(\d+)\u00a0€</g)].map(([, amount]) => amount)).toEqual(amounts);
    }
  },
);

test('a note of a premium that is over is still drawn, one of an unknown premium is not', async () => {
  expect((await app.call('GET', `/praemie/${premiums.expired}/grafik100`)).status).toBe(200);
  expect((await app.call('GET', '/praemie/99/grafik100')).status).toBe(404);
});
