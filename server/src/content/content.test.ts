import { afterAll, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { files } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { languageTexts } from './content.ts';

const { app, as } = await world();
afterAll(() => app.close());

test('a mandant speaks German and English, German by default [S7-C093]', async () => {
  expect((await app.call('GET', '/content/getlanguages')).body).toEqual({
    Languages: [
      { Sprache: 'de', Name: 'Deutsch', Standard: true },
      { Sprache: 'en', Name: 'English', Standard: false },
    ],
  });
});

test('available are exactly German and English [S9-K042]', async () => {
  const { body } = await app.call('GET', '/content/getlanguages');
  expect(body.Languages.map((one: { Sprache: string }) => one.Sprache)).toEqual(['de', 'en']);
});

test('the texts of a language are a list of keys with values; a language nobody speaks is unknown [S7-C094]', async () => {
  const { status, body } = await app.call('GET', '/content/getlanguagecontent/de');
  expect(status).toBe(200);
  expect(body.Languages).toEqual([{ Key: 'home.title', Value: 'Empfehlen Sie Partnerprogramm' }]);
  expect((await app.call('GET', '/content/getlanguagecontent/xx')).body.PsoErrorCode).toBe('PSOF0101');
  expect((await app.call('GET', '/content/getlanguagecontent/EN')).body.Languages[0].Value).toBe(
    'Recommend Partnerprogramm',
  );
});

test.each([
  ['language content has entries', 'S3-E192', 'Languages'],
  ['an entry has its key', 'S3-E193', 'Key'],
  ['an entry has its value', 'S3-E194', 'Value'],
])('%s [%s]', async (_sentence, _id, field) => {
  const { body } = await app.call('GET', '/content/getlanguagecontent/de');
  const found = field === 'Languages' ? body : body.Languages[0];
  expect(found[field]).toBeTruthy();
});

test('the words of one mandant never stand on the other', async () => {
  const { text } = await app.call('GET', '/content/getlanguagecontent/de', { mandant: 'versicherung' });
  expect(text).toContain('Hafenwacht');
  expect(text).not.toContain('Partnerprogramm');
});

test('the texts are the same object until one of them changes', async () => {
  const before = await languageTexts(as(), 'de');
  await setUpMandant(app.app.system, files.spbdevk);
  expect(await languageTexts(as(), 'de')).toBe(before);
  const [german, ...others] = files.spbdevk.languages;
  await setUpMandant(app.app.system, {
    ...files.spbdevk,
    languages: [{ ...german!, texts: { 'home.title': 'Neu' } }, ...others],
  });
  expect(await languageTexts(as(), 'de')).toEqual({ 'home.title': 'Neu' });
});
