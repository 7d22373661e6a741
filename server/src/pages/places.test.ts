/** Paths and languages come from the mandant: what a change of them does to the pages. */

import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { englishTerms, files } from '#testing/mandant-files.ts';
import { mailTo } from '#testing/walk.ts';
import { world } from '#testing/world.ts';
import { setUpMandant } from '../setup/setup.ts';

const { app } = await world();
afterAll(() => app.close());

const { spbdevk } = files;
const change = (changes: Partial<MandantFile>) => setUpMandant(app.app.system, { ...spbdevk, ...changes });
let eva: string;
beforeAll(async () => {
  eva = await operator(app);
});
const move = (language: string, way: 'wegnehmen' | 'anbieten', Grund = 'wird nicht mehr gepflegt') =>
  app.call('PUT', `/admin/sprachen/${language}/${way}`, { token: eva, body: { Grund } });
beforeEach(() =>
  change({
    routes: [
      { name: 'Agb', path: '/agb' },
      { name: 'registerAgency', path: '/agentur/registrieren' },
    ],
  }),
);

const open = async (url: string) => {
  const { statusCode, headers, body } = await app.app.http.fastify.inject({
    url,
    headers: { host: 'spbdevk.localhost' },
  });
  return { status: statusCode, to: headers.location, text: body };
};
const notFound = 'Datei nicht gefunden';

test('with English as the default of the server, paths without a locale lead there [S2-R003]', async () => {
  await change({ config: { ...spbdevk.config, defaultLanguage: 'en' } });
  expect(await open('/login')).toMatchObject({ status: 302, to: '/en/login' });
});

test('a listed language without any texts has no pages [S2-R005]', async () => {
  await change({ languages: [...spbdevk.languages, { language: 'fr', name: 'Français', texts: {} }] });
  expect(await open('/fr/agb')).toMatchObject({ status: 302, to: '/de/404' });
});

test('a path that is changed moves its page, and the old one is gone [S2-R007]', async () => {
  expect((await open('/de/agb')).status).toBe(200);
  await change({ routes: [{ name: 'Agb', path: '/bedingungen' }] });
  expect((await open('/de/bedingungen')).status).toBe(200);
  const before = await open('/de/agb');
  expect(before.status).toBe(404);
  expect(before.text).toContain(notFound);
});

test('the languages come from the server: one that the desk takes away leads to the default, one that never was to FileNotFound [S1-F010]', async () => {
  const languages = async () =>
    (await app.call('GET', '/content/getlanguages')).body.Languages.map((one: { Sprache: string }) => one.Sprache);
  expect(await languages()).toEqual(['de', 'en']);
  expect((await open('/en/agb')).status).toBe(200);
  expect(await move('en', 'wegnehmen')).toMatchObject({
    status: 200,
    body: { Sprache: 'en', Texte: 1, HatAgb: false },
  });
  expect(await languages()).toEqual(['de']);
  expect(await open('/en/agb?channel=wa')).toMatchObject({ status: 302, to: '/de/agb?channel=wa' });
  expect(await open('/en')).toMatchObject({ status: 302, to: '/de' });
  expect((await open('/de/agb')).text).not.toContain('hreflang="en"');
  expect(await open('/it/agb')).toMatchObject({ status: 302, to: '/de/404' });

  expect(await move('en', 'anbieten')).toMatchObject({ status: 200, body: { HatAgb: true, WeggenommenAm: null } });
  expect(await languages()).toEqual(['de', 'en']);
  expect((await open('/en')).text).toContain('Recommend Partnerprogramm');
  expect((await app.call('GET', '', { locale: 'en' })).body.AgbText).toBe(englishTerms);
});

test('the default language stays, and nothing is taken away or put back twice', async () => {
  for (const [language, way, status] of [
    ['de', 'wegnehmen', 409],
    ['en', 'anbieten', 409],
    ['it', 'wegnehmen', 404],
    ['en', 'wegnehmen', 200],
    ['en', 'wegnehmen', 409],
    ['en', 'anbieten', 200],
  ] as const)
    expect([language, way, (await move(language, way)).status]).toEqual([language, way, status]);
  expect((await move('en', 'wegnehmen', '')).body.Fehler).toMatchObject([
    { Feld: 'Grund', Message: 'Grund ist ein Pflichtfeld' },
  ]);
});

test('terms of an older version do not come back with their language', async () => {
  await move('en', 'wegnehmen');
  await change({
    config: { ...spbdevk.config, termsVersion: '2026-02', terms: [{ language: 'de', text: 'Neue Bedingungen.' }] },
    languages: spbdevk.languages.filter(({ language }) => language === 'de'),
  });
  expect((await move('en', 'anbieten')).body.HatAgb).toBe(false);
  expect((await app.call('GET', '', { locale: 'en' })).body.AgbText).toBe('Neue Bedingungen.');
});

test('whose language it was gets mails in the default language, and what was under way, too', async () => {
  const body = { Vorname: 'Anna', Nachname: 'Muster', Email: 'anna@example.org', AgbText: englishTerms };
  const asked = await app.call('POST', '/account/createEmpfehler', { locale: 'en', body });
  expect(asked.status).toBe(200);
  await move('en', 'wegnehmen');
  const mail = mailTo(await app.post(), 'anna@example.org', /Willkommen/);
  expect(mail?.html).toContain('lang="de"');
  expect(mail?.text).toContain('/de/registrieren?token=');
});
