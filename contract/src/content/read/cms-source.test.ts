import { expect, test } from 'vitest';
import { CmsError } from '../../cms/client.ts';
import { cmsSource } from './cms-source.ts';

const item = (id: string, data: object = { frage: { de: id } }) => ({ id, version: 3, status: 'Published', data });

/** A client whose answers are written down by path. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const asked: [string, Readonly<Record<string, string>>?][] = [];
  return {
    asked,
    client: {
      get: async (path: string, query?: Readonly<Record<string, string>>) => {
        asked.push(query ? [path, query] : [path]);
        const answer = answers[path];
        if (answer instanceof Error) throw answer;
        return answer;
      },
      graphql: async (query: string) => {
        asked.push([query]);
        return answers.graphql;
      },
    },
  };
}

test('questions come item by item, and one that fails is left out [S8-X013]', async () => {
  const { client, asked } = answering({
    faq: { total: 3, items: [item('a'), item('b'), item('c')] },
    'faq/a': item('a'),
    'faq/b': undefined,
    'faq/c': item('c'),
  });
  expect((await cmsSource(client).list('questions')).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(asked.map(([path]) => path)).toEqual(['faq', 'faq/a', 'faq/b', 'faq/c']);
});

test('one that answers with an error is left out, too; a list that does is an error', async () => {
  const { client } = answering({
    faq: { items: [item('a'), item('b')] },
    'faq/a': new CmsError(500),
    'faq/b': item('b'),
    seiten: new CmsError(),
  });
  expect((await cmsSource(client).list('questions')).map(({ id }) => id)).toEqual(['b']);
  await expect(cmsSource(client).list('pages')).rejects.toThrow('Inhalt nicht verfügbar');
});

test('a footnote is asked for by its identifier, whatever stands in it', async () => {
  const { client, asked } = answering({ fussnoten: { items: [item('n')] } });
  await cmsSource(client).list('footnotes', { field: 'Identifier', value: "x' or '1' eq '1" });
  expect(asked).toEqual([['fussnoten', { $filter: "data/Identifier/iv eq 'x'' or ''1'' eq ''1'", $top: '200' }]]);
});

test('variables are read by GraphQL', async () => {
  const data__dynamic = { key: { iv: 'maxPraemie' }, value: { de: '110 €' } };
  const { client } = answering({ graphql: { data: { queryVariablenContents: [{ id: 'v', data__dynamic }] } } });
  expect(await cmsSource(client).list('variables')).toEqual([{ id: 'v', version: 0, data: data__dynamic }]);
});

test('a list goes on until it is over, and whoever copies all of it takes it as it comes', async () => {
  const all = Array.from({ length: 450 }, (_, at) => item(String(at)));
  const asked: string[] = [];
  const client = {
    graphql: async () => undefined,
    get: async (path: string, { $skip = '0' }: Readonly<Record<string, string>> = {}) => {
      asked.push(`${path} ${$skip}`);
      return { items: all.slice(Number($skip), Number($skip) + 200) };
    },
  };
  expect(await cmsSource(client, { isWhole: true }).list('questions')).toHaveLength(450);
  expect(asked).toEqual(['faq 0', 'faq 200', 'faq 400']);
});

test('what is no item is none', async () => {
  const { client } = answering({
    seiten: { items: [null, 'x', { id: 1 }, { id: 'a' }, { id: 'b', data: [] }, item('c')] },
  });
  expect((await cmsSource(client).list('pages')).map(({ id }) => id)).toEqual(['c']);
  expect(await cmsSource(answering({ seiten: 'kaputt' }).client).list('pages')).toEqual([]);
});
