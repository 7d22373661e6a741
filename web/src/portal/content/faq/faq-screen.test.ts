import { cmsSource } from '@weitersagen/contract/content/read/cms-source';
import { expect, test } from 'vitest';
import { contentOf, item } from '../../../testing/sample-content.ts';
import { pageRequest } from '../../../testing/sample-world.ts';
import { mainOf } from '../../../testing/shown-page.ts';
import { render } from '../../entry-server.tsx';

const question = (id: string, gruppe: string, frage: unknown, antwort: unknown, more = {}) =>
  item(id, { gruppe, frage, antwort, ...more });
const questions = [
  question('aaaaaaaa-1', 'praemie', { de: 'Wann kommt das Geld?' }, { de: 'Nach der **Frist**.' }, { sortierung: 2 }),
  question('bbbbbbbb-1', 'praemie', { de: 'Wie viel ist es?' }, { de: 'Bis zu 110 €.' }, { sortierung: 1 }),
  question('cccccccc-1', 'daten', 'Nur einmal gesagt', 'Für alle Sprachen.', {
    gruppenname: { de: 'Ihre Daten' },
    sortierung: 3,
  }),
];
const shown = async (url: string, items = questions): Promise<string> => {
  const content = async () => contentOf({ questions: items }, { locale: url.slice(1, 3) });
  return mainOf((await render(pageRequest(url, { content }))).html ?? '').replace(/<!-- -->/g, '');
};

test('questions stand in their groups and their order, each answer with an address of its own', async () => {
  const main = await shown('/de/faq');
  expect([...main.matchAll(/<h[23][^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'praemie',
    'Wie viel ist es?',
    'Wann kommt das Geld?',
    'Ihre Daten',
    'Nur einmal gesagt',
  ]);
  expect(main).toMatch(/<details[^>]*><summary>.*Wann kommt das Geld\?.*id="frage-aaaaaaaa".*<strong>Frist<\/strong>/s);
});

test('search engines find each question with its answer', async () => {
  const main = await shown('/de/faq');
  expect(
    main.match(/itemType="https:\/\/schema.org\/Question"|itemtype="https:\/\/schema.org\/Question"/g),
  ).toHaveLength(3);
  expect(main).toMatch(/itemprop="acceptedAnswer"/i);
});

test('a question that is said once for all languages is shown in each, one with an English text in English [S3-E190]', async () => {
  const both = [
    ...questions,
    question('dddddddd-1', 'daten', { de: 'Deutsch', en: 'In English?', iv: 'Für alle' }, { de: 'ja', en: 'Yes.' }),
  ];
  const english = await shown('/en/faq', both);
  expect(english).toContain('Nur einmal gesagt');
  expect(english).toContain('Für alle Sprachen.');
  expect(english).toContain('In English?');
  expect(english).not.toContain('>Deutsch<');
});

test('without script the search is a part of the address', async () => {
  const found = await shown('/de/faq?suche=PRÄMIE geld');
  expect(found).toContain('Wann kommt das Geld?');
  expect(found).not.toContain('Wie viel ist es?');
  expect(found).toContain('1 Frage passt');
  expect(found).toMatch(/<details[^>]* open=""/);
  expect(await shown('/de/faq?suche=xyz')).toContain('Dazu steht hier nichts.');
});

test('one of three questions that is not there when it is asked for is left out without a word [S8-X013]', async () => {
  const gone = questions[1]?.id;
  const client = {
    get: async (path: string) => {
      if (path === 'faq') return { total: 3, items: questions };
      return questions.find(({ id }) => path === `faq/${id}` && id !== gone);
    },
    graphql: async () => ({ data: {} }),
  };
  const content = async () => contentOf(cmsSource(client));
  const main = mainOf((await render(pageRequest('/de/faq', { content }))).html ?? '');
  expect(main).toContain('Wann kommt das Geld?');
  expect(main).toContain('Nur einmal gesagt');
  expect(main).not.toContain('Wie viel ist es?');
  expect(main).not.toContain('Inhalt nicht verfügbar');
});
