/** Paths and languages come from the mandant: what a change of them does to the pages. */

import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { files } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { setUpMandant } from '../setup/setup.ts';

const { app, as } = await world();
afterAll(() => app.close());

const { spbdevk } = files;
const change = (changes: Partial<MandantFile>) => setUpMandant(app.app.system, { ...spbdevk, ...changes });
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

test('the languages come from the server: one that it takes away has no pages any more [S1-F010]', async () => {
  const { body } = await app.call('GET', '/content/getlanguages');
  expect(body.Languages.map((one: { Sprache: string }) => one.Sprache)).toContain('en');
  expect((await open('/en/agb')).status).toBe(200);
  await as().write(({ db }) => db.deleteFrom('language').where('code', '=', 'en').execute());
  app.app.system.signals.tell('site', String(as().mandant.id));
  expect(await open('/en/agb')).toMatchObject({ status: 302, to: '/de/404' });
});
