import { CmsError } from '@weitersagen/contract/cms/client';
import { expect, test } from 'vitest';
import { contentOf, item, type SampleItems } from '../../testing/sample-content.ts';
import { pageRequest, withMandant } from '../../testing/sample-world.ts';
import { mainOf } from '../../testing/shown-page.ts';
import { render } from '../entry-server.tsx';

const shown = async (...given: Parameters<typeof pageRequest>): Promise<string> =>
  mainOf((await render(pageRequest(...given))).html ?? '').replace(/<!-- -->/g, '');
const written = (items: SampleItems, locale = 'de') => ({ content: async () => contentOf(items, { locale }) });
const page = (slug: string, inhalt: Record<string, string>, more = {}) => ({
  pages: [item(slug, { slug, titel: { de: 'Titel' }, inhalt, ...more })],
});

test.each([
  ['/de/datenschutz', 'datenschutz'],
  ['/de/impressum', 'impressum'],
  ['/de/barrierefreiheitserklaerung', 'barrierefreiheitserklaerung'],
  ['/de/teilnahmebedingungen', 'teilnahmebedingungen'],
  ['/de/agentur/info', 'agentur-info'],
])('%s says what the mandant wrote, and nothing in it is HTML', async (path, slug) => {
  const text = { de: '## Wer wir sind\n<b>Fett</b> & **wichtig** & info@brand.example' };
  const main = await shown(path, written(page(slug, text)));
  expect(main).toContain('<h2 id="teil-wer-wir-sind">Wer wir sind</h2>');
  expect(main).toContain(
    '&lt;b&gt;Fett&lt;/b&gt; &amp; <strong>wichtig</strong> &amp; <a href="mailto:info@brand.example">info@brand.example</a>',
  );
});

test.each(['datenschutz', 'barrierefreiheitserklaerung', 'teilnahmebedingungen'])(
  '%s without a text says so and names who answers',
  async (path) => {
    const main = await shown(`/de/${path}`);
    expect(main).toMatch(/Hier (?:stehen|steht) noch (?:keine|nichts)/);
    expect(main).toContain('Partner GmbH, Musterweg 1, 12345 Musterstadt');
    expect(main).toContain('href="mailto:service@partner.example"');
  },
);

test('an imprint without a text is what the configuration says', async () => {
  expect(await shown('/de/impressum')).toContain('Partner GmbH, Musterweg 1, 12345 Musterstadt');
});

test('a text that is there in another language only is shown in it, with a note and for listeners marked as such', async () => {
  const main = await shown('/en/datenschutz', written(page('datenschutz', { de: 'Wir speichern wenig.' }), 'en'));
  expect(main).toContain('This text is not available in English yet.');
  expect(main).toMatch(/<div class="[^"]*" lang="de"><p>Wir speichern wenig\.<\/p>/);
});

test('a list of its headings stands in front of a long text, and not of a short one', async () => {
  const part = (count: number) =>
    written(
      page('datenschutz', { de: Array.from({ length: count }, (_, at) => `## Teil ${at + 1}\nText`).join('\n\n') }),
    );
  expect(await shown('/de/datenschutz', part(6))).not.toContain('<nav');
  const long = await shown('/de/datenschutz', part(7));
  expect(long).toContain('<a href="#teil-teil-7">Teil 7</a>');
  expect(long.indexOf('<nav')).toBeLessThan(long.indexOf('<h2 id="teil-teil-1"'));
});

test('footnotes are numbered in the order in which a text names them, and lead back', async () => {
  const main = await shown(
    '/de/impressum',
    written({
      ...page('impressum', { de: 'Erst[^b], dann[^a] und[^b], nie[^weg].' }),
      footnotes: [
        item('a', { Identifier: 'a', Inhalt: { de: 'Text von a' } }),
        item('b', { Identifier: 'b', Inhalt: { de: 'Text von b' } }),
      ],
    }),
  );
  expect(main.match(/href="#fussnote-\d"[^>]*>(\d)/g)?.map((mark) => mark.at(-1))).toEqual(['1', '2', '1']);
  expect(main).toMatch(/id="fussnote-1">.*Text von b.*href="#fussnote-1-1".*href="#fussnote-1-2".*id="fussnote-2">/s);
  expect(main).not.toContain('[^weg]');
});

test('variables are filled in titles and texts, and what a value says is no markup', async () => {
  const main = await shown(
    '/de/teilnahmebedingungen',
    written({
      ...page(
        'teilnahmebedingungen',
        { de: 'Bis zu {maxPraemie}, {unbekannt}' },
        { titel: { de: 'Bis {maxPraemie}' } },
      ),
      variables: [item('v', { key: 'maxPraemie', value: { de: '**110 €** {maxPraemie}' } })],
    }),
  );
  expect(main).toContain('<h1>Bis **110 €** {maxPraemie}</h1>');
  expect(main).toContain('<p>Bis zu **110 €** {maxPraemie}, {unbekannt}</p>');
});

test('where the CMS gives nothing the page says so in its place, and the log says what failed [S8-X011] [S8-X012]', async () => {
  const told: string[] = [];
  const away = { list: () => Promise.reject(new CmsError()) };
  const content = async () => contentOf(away, { onFailure: (_, message) => void told.push(message) });
  for (const path of ['/de/impressum', '/de/faq']) {
    const main = await shown(path, { content });
    expect(main).toContain('>Inhalt nicht verfügbar<');
    expect(main).toContain('<h1>');
  }
  expect(new Set(told)).toEqual(new Set(['Fehler beim Laden des CMS Inhalts']));
});

test('with ModuleAdv the imprint leads to the start', async () => {
  const { status, redirect } = await render(pageRequest('/de/impressum', withMandant({ imprintElsewhere: true })));
  expect([status, redirect]).toEqual([302, '/de']);
});

test('terms are shown word for word, their numbers as those of a list', async () => {
  const terms = { text: 'Ich nehme teil.\n\n1. Alles ist freiwillig.\n2. Nichts verpflichtet.', version: '2026-01' };
  const main = await shown('/de/agb', { terms });
  expect(main).toContain('Stand 2026-01');
  expect(main).toContain('<ol><li>Alles ist freiwillig.</li><li>Nichts verpflichtet.</li></ol>');
});

test('the page of a campaign for some is there once it is written, under both spellings', async () => {
  expect((await render(pageRequest('/de/exklusiv'))).status).toBe(404);
  const given = written(page('exklusiv', { de: 'Nur für Sie.' }));
  expect(await shown('/de/exklusiv', given)).toMatch(/Nur für Sie\..*href="\/de#produkte"/s);
  const { status, redirect } = await render(pageRequest('/de/exclusiv', given));
  expect([status, redirect]).toEqual([302, '/de/exklusiv']);
});

test('a page that the mandant added stands at its path and where it is named; another path is unknown', async () => {
  const given = {
    ...written(page('sommer', { de: 'Drei Wochen lang.' })),
    ownPages: [
      { slug: 'sommer', path: '/aktionen/sommer', title: 'Sommer', menu: 'header' as const },
      { slug: 'hilfe', path: '/hilfe', title: 'Hilfe', menu: 'footer' as const },
    ],
  };
  const { html = '', status } = await render(pageRequest('/de/Aktionen/sommer/', given));
  expect(status).toBe(200);
  expect(mainOf(html)).toContain('Drei Wochen lang.');
  expect(html).toMatch(/<nav[^>]*id="menu".*href="\/de\/aktionen\/sommer">Sommer<.*<\/nav>.*<main/s);
  expect(html).toMatch(/<footer.*<li><a href="\/de\/hilfe">Hilfe<\/a><\/li>.*<\/footer>/s);
  expect((await render(pageRequest('/de/aktionen/winter', given))).status).toBe(404);
});

test('where everybody has to sign in first, a guest sees such a page only if it is among the exceptions', async () => {
  const given = {
    ...written(page('sommer', { de: 'Drei Wochen lang.' })),
    ownPages: [{ slug: 'sommer', path: '/sommer', title: 'Sommer', menu: 'none' as const }],
  };
  const closed = withMandant({ forcedLogin: true });
  expect((await render(pageRequest('/de/sommer', { ...given, ...closed }))).redirect).toMatch(/^\/de\/login/);
  const open = withMandant({ forcedLogin: true, forcedLoginExceptions: ['sommer'] });
  expect((await render(pageRequest('/de/sommer', { ...given, ...open }))).status).toBe(200);
});
