/** Both sources of content pass the same tests: the embedded CMS, and one elsewhere that speaks Squidex. */
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publish } from '#testing/content.ts';
import { configure } from '#testing/mandant.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { askPage } from '#testing/page.ts';
import { squidex } from '#testing/squidex.ts';
import { type World, world } from '#testing/world.ts';
import { outsideOf } from './app-of.ts';
import { followOutside } from './outside.ts';

type Fields = Readonly<Record<string, unknown>>;
const data = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? value : { iv: value }]),
  ) as never;

const content: readonly (readonly [ContentKind, Fields])[] = [
  [
    'pages',
    { slug: 'impressum', titel: { de: 'Impressum' }, inhalt: { de: 'Bis {maxPraemie}[^preis], [hier](seite:Faq)' } },
  ],
  ['variables', { key: 'maxPraemie', value: { de: '110 €', en: 'EUR 110' } }],
  ['footnotes', { Identifier: 'preis', Inhalt: { de: 'Brutto.' } }],
  ['questions', { gruppe: 'a', sortierung: 2, frage: { de: 'Zweite?' }, antwort: { de: 'Ja.' } }],
  ['questions', { gruppe: 'a', sortierung: 1, frage: 'Erste?', antwort: { de: 'Nein.', en: 'No.' } }],
  ['blocks', { identifier: 'b', platz: 'home.oben', titel: { de: 'Baustein' }, inhalt: { de: 'Mit *Text*.' } }],
];

const elsewhere = await squidex();
afterAll(() => elsewhere.close());
for (const { name } of Object.values(contentSchemas)) elsewhere.items[name] = [];
for (const [at, [kind, fields]] of content.entries())
  elsewhere.items[contentSchemas[kind].name]!.push({ id: `item-${at}`, data: data(fields) });

const ofMandant = { cmsAppName: 'marke', cmsClientId: 'marke:portal', cmsClientSecret: 'geheim' };

/** Each world has the database for itself. */
const worlds = {
  embedded: async () => {
    const w = await world();
    for (const [kind, fields] of content) await publish(w.as(), kind, fields);
    return w;
  },
  elsewhere: async () => {
    const w = await world({ CMS_BASE: elsewhere.base, OUTGOING_ALLOW: '127.0.0.1' });
    await configure(w.app, 'spbdevk', ofMandant);
    return w;
  },
} as const;

describe.each(Object.keys(worlds) as (keyof typeof worlds)[])('content that is %s', (where) => {
  let w: World;
  beforeAll(async () => {
    w = await worlds[where]();
  });
  afterAll(() => w.app.close());
  const shown = async (path: string) => (await askPage(w.app, path)).text;

  test('is shown on a page with its variables, footnotes and links', async () => {
    const text = await shown('/de/impressum');
    expect(text).toMatch(/Bis 110 €<sup/);
    expect(text).toContain('Brutto.');
    expect(text).toContain('<a href="/de/faq">hier</a>');
  });

  test('stands in its order, in the language of the page or the one for all', async () => {
    const german = await shown('/de/faq');
    expect(german.indexOf('Erste?')).toBeLessThan(german.indexOf('Zweite?'));
    const english = await shown('/en/faq');
    expect(english).toContain('Erste?');
    expect(english).toContain('<p>No.</p>');
  });

  test('stands in the places of home', async () => {
    expect(await shown('/de')).toContain('<p>Mit <em>Text</em>.</p>');
  });

  test('gives its variables to clients', async () => {
    const { body } = await w.app.call('GET', '/content/variables', { locale: 'en' });
    expect(body.Variables).toEqual([{ Key: 'maxPraemie', Value: 'EUR 110' }]);
  });

  test('says with what it is read', async () => {
    const { body } = await w.app.call('GET', '');
    expect([body.CmsAppName, body.CmsClientId, body.CmsClientSecret]).toEqual(
      where === 'embedded'
        ? ['spbdevk', 'spbdevk:delivery', expect.stringMatching(/^.{43}$/)]
        : Object.values(ofMandant),
    );
  });
});

describe('a CMS elsewhere', () => {
  let w: World;
  beforeAll(async () => {
    w = await worlds.elsewhere();
    await follow();
  });
  afterAll(() => w.app.close());
  const shown = async (path: string, mandant: Slug = 'spbdevk') => {
    const began = performance.now();
    const { text, status } = await askPage(w.app, path, { mandant });
    return { text, status, ms: performance.now() - began };
  };
  /** The look of every half minute, now. */
  const follow = async () => {
    const mandant = (await w.app.app.mandants.bySlug('spbdevk'))!;
    return followOutside({ ...w.as(), mandant }, outsideOf(w.app.app.system, mandant)!, true);
  };

  test.each(['closed', 'broken', 500, 401, 404] as const)(
    'that is away (%s) leaves pages as they were seen last',
    async (mood) => {
      elsewhere.mood = mood;
      await follow();
      expect((await shown('/de/impressum')).text).toContain('Brutto.');
      elsewhere.mood = 'well';
    },
  );

  test('that does not answer keeps no page waiting', async () => {
    elsewhere.mood = 'silent';
    const asked = follow();
    const { text, ms } = await shown('/de/impressum');
    expect(text).toContain('Brutto.');
    expect(ms).toBeLessThan(2500);
    elsewhere.mood = 'well';
    elsewhere.hangUp();
    await asked;
  });

  test('is named in the policy of pages, which show its pictures', async () => {
    const { headers } = await askPage(w.app, '/de');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: ${elsewhere.base};`);
    expect(policy).toContain(`connect-src 'self' ${elsewhere.base};`);
  });

  test('whose change is taken over shows it', async () => {
    elsewhere.items.seiten = [
      { id: 'item-0', data: data({ slug: 'impressum', titel: { de: 'x' }, inhalt: { de: 'Neu gesagt.' } }) },
    ];
    await follow();
    expect((await shown('/de/impressum')).text).toContain('Neu gesagt.');
  });

  test('of which one kind fails shows the others, and what it had of that one', async () => {
    elsewhere.moods = { faq: 500 };
    elsewhere.items.variablen = [];
    await follow();
    expect((await shown('/de/faq')).text).toContain('Zweite?');
    expect((await w.app.call('GET', '/content/variables')).body.Variables).toEqual([]);
    elsewhere.moods = {};
  });

  test('whose tokens end is asked once more with a fresh one', async () => {
    elsewhere.forgetTokens();
    elsewhere.items.seiten = [
      { id: 'item-0', data: data({ slug: 'impressum', titel: { de: 'x' }, inhalt: { de: 'Frisch.' } }) },
    ];
    await follow();
    expect((await shown('/de/impressum')).text).toContain('Frisch.');
  });

  test('whose secret is another one is read again once the mandant names it, without a restart', async () => {
    elsewhere.secret = 'anders';
    elsewhere.forgetTokens();
    elsewhere.items.seiten = [
      { id: 'item-0', data: data({ slug: 'impressum', titel: { de: 'x' }, inhalt: { de: 'Gedreht.' } }) },
    ];
    await follow();
    expect((await shown('/de/impressum')).text).toContain('Frisch.');
    await configure(w.app, 'spbdevk', { ...ofMandant, cmsClientSecret: 'anders' });
    await follow();
    expect((await shown('/de/impressum')).text).toContain('Gedreht.');
  });

  test('that was never seen is told in its place, and the rest of the page works', async () => {
    for (const mood of ['closed', 'silent'] as const) {
      elsewhere.mood = mood;
      await configure(w.app, 'versicherung', { ...ofMandant, cmsAppName: `nie-${mood}` });
      const { text, status, ms } = await shown('/de/impressum', 'versicherung');
      expect([status, text.includes('Inhalt nicht verfügbar'), text.includes('<h1>Impressum</h1>')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(ms).toBeLessThan(2500);
    }
    elsewhere.mood = 'well';
    elsewhere.hangUp();
  });
});
