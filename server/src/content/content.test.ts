import { afterAll, expect, test } from 'vitest';
import { publishItems, putApp, saveItem } from '#cms/cms.ts';
import { setUpMandant } from '../setup/setup.ts';
import { files } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { contentKind, languageTexts } from './content.ts';

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

test('every entry of a language has its key and its text [S3-E192] [S3-E193] [S3-E194]', async () => {
  const [german, ...others] = files.spbdevk.languages;
  const texts = { 'home.title': 'Empfehlen', 'home.lead': 'Und Prämie erhalten' };
  await setUpMandant(app.app.system, { ...files.spbdevk, languages: [{ ...german!, texts }, ...others] });
  const { body } = await app.call('GET', '/content/getlanguagecontent/de');
  expect(body.Languages).toHaveLength(2);
  expect(body.Languages).toEqual(expect.arrayContaining(Object.entries(texts).map(([Key, Value]) => ({ Key, Value }))));
  await as().write(({ db }) => db.deleteFrom('language_entry').where('key', '=', 'home.lead').execute());
  await setUpMandant(app.app.system, files.spbdevk);
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

test('what goes live in an app that the mandant uses no more puts no terms in force', async () => {
  await as().write(async (tx) => {
    await putApp(tx, contentKind, 'before', ['de']);
    const data = { slug: { iv: 'agb' }, titel: { de: 'Bedingungen' }, inhalt: { de: 'Von früher.' } };
    const { itemId } = await saveItem(tx, contentKind, { app: 'before', schema: 'seiten', data });
    await publishItems(tx, contentKind, [itemId]);
  });
  expect((await app.call('GET', '')).body.AgbText).not.toContain('Von früher.');
});
