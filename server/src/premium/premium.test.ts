import { afterAll, expect, test } from 'vitest';
import { premiums } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app } = await world();
afterAll(() => app.close());

const pictures: [picture: string, what: string, id: string, words: RegExp][] = [
  ['grafik100', 'the whole value', 'S7-C059', />70\u00a0€</],
  ['grafik100/', 'the whole value', 'S7-C060', />70\u00a0€</],
  ['grafik50/', 'both halves', 'S7-C061', />35\u00a0€<[\s\S]*>35\u00a0€</],
  ['grafik50empfehler/', "the recommender's half", 'S7-C062', />35\u00a0€</],
  ['grafik50empfaenger/', "the recipient's half", 'S7-C063', />35\u00a0€</],
];
test.each(pictures)('%s is a note with %s, which may be kept for a day [%s]', async (picture, _what, _id, words) => {
  const { status, headers, text } = await app.call('GET', `/praemie/${premiums.home}/${picture}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(text).toMatch(words);
});

test('the halves of a note follow the cap of the mandant', async () => {
  const halves = (part: string) => app.call('GET', `/praemie/${premiums.home}/${part}`, { mandant: 'versicherung' });
  expect((await halves('grafik50empfehler')).text).toContain('>55\u00a0€<');
  expect((await halves('grafik50empfaenger')).text).toContain('>15\u00a0€<');
});

test('a note of a premium that is over is still drawn, one of an unknown premium is not', async () => {
  expect((await app.call('GET', `/praemie/${premiums.expired}/grafik100`)).status).toBe(200);
  expect((await app.call('GET', '/praemie/99/grafik100')).status).toBe(404);
});
