import type { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, expect, test } from 'vitest';
import { publish, publishPage } from '#testing/content.ts';
import { configure } from '#testing/mandant.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';

const here = await world();
afterAll(() => here.app.close());
const { as, app } = here;
const shown = async (path: string, mandant: Slug = 'spbdevk'): Promise<string> =>
  (await askPage(app, path, { mandant })).text;
const problemsOf = (error: unknown) => (error as Refusal).details?.problems;

test('a page that is changed shows the change at once, without a new build [S1-F058] [S2-R075]', async () => {
  await publishPage(as(), 'impressum', { de: 'Erste Fassung' });
  expect(await shown('/de/impressum')).toContain('Erste Fassung');
  await publishPage(as(), 'impressum', { de: 'Zweite Fassung', en: 'Second version' });
  expect(await shown('/de/impressum')).toContain('Zweite Fassung');
  expect(await shown('/en/impressum')).toContain('Second version');
  await publishPage(as(), 'barrierefreiheitserklaerung', { de: 'Stufe AA, mit einer Ausnahme.' });
  expect(await shown('/de/barrierefreiheitserklaerung')).toContain('Stufe AA, mit einer Ausnahme.');
});

test('a page of one mandant is never read on another', async () => {
  await publishPage(as(), 'impressum', { de: 'Nur spbdevk' });
  expect(await shown('/de/impressum', 'versicherung')).not.toContain('Nur spbdevk');
});

test('a block that is changed shows the change, in the language of the page or the one for all [S1-F059] [S3-E191]', async () => {
  const block = { identifier: 'start', platz: 'home.oben', sortierung: 1 };
  await publish(as(), 'blocks', { ...block, titel: { de: 'Neu bei uns' }, inhalt: 'Für alle gesagt.' });
  expect(await shown('/de')).toContain('Neu bei uns');
  expect(await shown('/en')).toContain('Für alle gesagt.');
  await publish(as(), 'blocks', { ...block, titel: { de: 'Neuer' }, inhalt: { de: 'Deutsch', en: 'English' } });
  expect(await shown('/de')).toContain('Neuer');
  expect(await shown('/en')).toContain('<p>English</p>');
});

test('a question that is published is shown', async () => {
  expect(await shown('/de/faq')).not.toContain('Bald.');
  const question = { gruppe: 'praemie', sortierung: 1, frage: { de: 'Wann?' } };
  await publish(as(), 'questions', { ...question, antwort: { de: 'Bald.' } });
  expect(await shown('/de/faq')).toContain('Bald.');
});

test('footnotes and variables that are changed show the change, in blocks, questions and pages [S1-F062] [S1-F063]', async () => {
  await publish(as(), 'variables', { key: 'maxPraemie', value: { de: '110 €' } });
  await publish(as(), 'footnotes', { Identifier: 'preis', Inhalt: { de: 'Bis {maxPraemie} brutto.' } });
  await publishPage(as(), 'teilnahmebedingungen', { de: 'Sie erhalten {maxPraemie}[^preis].' });
  await publish(as(), 'questions', {
    gruppe: 'x',
    frage: { de: 'Wie viel?' },
    antwort: { de: '{maxPraemie}[^preis]' },
  });
  for (const path of ['/de/teilnahmebedingungen', '/de/faq']) {
    const text = await shown(path);
    expect(text).toContain('110 €<sup');
    expect(text).toContain('Bis 110 € brutto.');
  }
  await publish(as(), 'variables', { key: 'maxPraemie', value: { de: '90 €' } });
  await publish(as(), 'footnotes', { Identifier: 'preis', Inhalt: { de: 'Netto.' } });
  expect(await shown('/de/teilnahmebedingungen')).toMatch(/90 €<sup.*Netto\./s);
});

test('variables are told in the language of the call, all of them or those that are named [S7-C090] [S7-C091]', async () => {
  await publish(as(), 'variables', { key: 'maxPraemie', value: { de: '110 €', en: 'EUR 110' } });
  await publish(as(), 'variables', { key: 'hotline', value: '0800 1234' });
  const call = async (method: 'GET' | 'POST', body?: unknown, language = 'de') =>
    (
      await app.call(method, '/content/variables/', {
        ...(body !== undefined && { body }),
        locale: language,
      })
    ).body.Variables;
  const both = [
    { Key: 'hotline', Value: '0800 1234' },
    { Key: 'maxPraemie', Value: '110 €' },
  ];
  expect(await call('GET')).toEqual(expect.arrayContaining(both));
  expect(await call('POST', { Keys: ['maxPraemie', 'fehlt'] })).toEqual([both[1]]);
  expect(await call('POST', ['hotline'])).toEqual([both[0]]);
  for (const all of [{}, { Keys: [] }, []]) expect(await call('POST', all)).toEqual(await call('GET'));
  expect((await app.call('POST', '/content/variables/')).body.Variables).toHaveLength(2);
  expect(await call('POST', ['maxPraemie'], 'en')).toEqual([{ Key: 'maxPraemie', Value: 'EUR 110' }]);
});

test('a page with a route of its own stands there, in the list of routes and where its menu says [S2-R078]', async () => {
  await publishPage(
    as(),
    'sommer',
    { de: 'Drei Wochen lang.' },
    { route: '/aktionen/sommer', menue: 'kopf', titel: { de: 'Sommer' } },
  );
  const { body } = await app.call('GET', '/route/additional');
  expect(body.Routes).toContainEqual({ RouteName: 'sommer', Route: '/aktionen/sommer' });
  expect((await askPage(app, '/de/aktionen/sommer')).status).toBe(200);
  expect(await shown('/de/impressum')).toMatch(/href="\/de\/aktionen\/sommer">Sommer</);
  await publishPage(as(), 'sommer', { de: 'Vorbei.' }, { titel: { de: 'Sommer' } });
  expect((await askPage(app, '/de/aktionen/sommer')).status).toBe(404);
});

test.each([
  ['a path of the product', '/impressum', 'path-taken'],
  ['a path of the product in capitals', '/Login', 'path-taken'],
  ['a path with a parameter', '/x/:y', 'path-wrong'],
  ['an address', 'https://a.example/', 'path-wrong'],
  ['a path out of the language', '/../verwaltung', 'path-wrong'],
])('a page cannot have %s', async (_what, route, code) => {
  const made = publishPage(as(), 'eigen', { de: 'x' }, { route }).catch(problemsOf);
  expect(await made).toMatchObject([{ field: 'route.iv', code }]);
});

test('a picture in a text has to be said in words in the language of that text', async () => {
  const picture = 'bild:7d44f0a8-8c1c-4b39-9d3e-0a6a3a8a4f11';
  const text = { de: `Hier: ![Ein Haus am See](${picture})`, en: `Here: ![ ](${picture})` };
  const problems = await publishPage(as(), 'bilder', text).catch(problemsOf);
  expect(problems).toMatchObject([{ field: 'inhalt.en', code: 'picture-unsaid' }]);
  await publishPage(as(), 'bilder', { ...text, en: `\`![](${picture})\` is how it is written.` });
});

test('a picture has to be said in words before it goes live', async () => {
  const block = { identifier: 'bild', inhalt: { de: 'x' }, bild: ['7d44f0a8-8c1c-4b39-9d3e-0a6a3a8a4f11'] };
  const problems = await publish(as(), 'blocks', block).catch(problemsOf);
  expect(problems).toMatchObject([{ field: 'bildText.de', code: 'picture-unsaid' }]);
  await publish(as(), 'blocks', { ...block, bildText: { de: 'Ein Haus am See' } });
});

test('terms name no variable: with its next value they would say what nobody agreed to', async () => {
  const problems = await publishPage(as(), 'agb', { de: 'Es gibt {maxPraemie}.' }).catch(problemsOf);
  expect(problems).toMatchObject([{ field: 'inhalt.de', code: 'no-variables' }]);
});

test('a change of the terms makes a new version with its day, and what was agreed to before is kept', async () => {
  const mandant = async () => (await app.call('GET', '')).body;
  const before = await mandant();
  await publishPage(as(), 'agb', { de: 'Neue Bedingungen.\n\n1. Fair.' });
  const after = await mandant();
  expect([after.AgbText, after.AgbVersion]).toEqual([
    'Neue Bedingungen.\n\n1. Fair.',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
  expect(after.AgbVersion).not.toBe(before.AgbVersion);
  await publishPage(as(), 'agb', { de: 'Neue Bedingungen.\n\n1. Fair.', en: 'New terms.' });
  expect((await mandant()).AgbVersion).toBe(`${after.AgbVersion}.2`);
  await publishPage(as(), 'agb', { de: 'Neue Bedingungen.\n\n1. Fair.', en: 'New terms.' }, { titel: { de: 'AGB' } });
  expect((await mandant()).AgbVersion).toBe(`${after.AgbVersion}.2`);
  expect(await shown('/de/agb')).toContain('<ol><li>Fair.</li></ol>');
  await configure(app, 'spbdevk');
});
