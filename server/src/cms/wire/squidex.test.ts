/** The client of Squidex itself, against our listener. */
import { SquidexClient, SquidexForbiddenError } from '@squidex/squidex';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { afterAll, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import { world } from '#testing/world.ts';
import { addClient, itemKind, publishItems, putApp, rotateClient, saveItem } from '../cms.ts';
import { keptAnswer } from './kept-answers.ts';

const { app, as } = await world();
afterAll(() => app.close());
const { fastify } = app.app.http;
const url = `${await fastify.listen({ host: '127.0.0.1', port: 0 })}/cms`;

const kind = itemKind(Object.values(contentSchemas));
const write = <T>(steps: (tx: Tx) => Promise<T>): Promise<T> => as().write(steps);
const secrets = await write(async (tx) => {
  await putApp(tx, kind, 'brand', ['de', 'en', 'fr']);
  return {
    passing: '',
    delivery: await addClient(tx, 'brand', { name: 'delivery', role: 'delivery' }),
    editor: await addClient(tx, 'brand', { name: 'editor', role: 'editor' }),
  };
});
const made = (schema: string, data: object, isPublished = true): Promise<string> =>
  write(async (tx) => {
    const { itemId } = await saveItem(tx, kind, { app: 'brand', schema, data });
    if (isPublished) await publishItems(tx, kind, [itemId]);
    return itemId;
  });
const fussnote = {
  Id: { iv: '1' },
  Identifier: { iv: 'F1' },
  Gruppe: { iv: 'tarife' },
  Titel: { de: 'Hinweis', en: 'Note' },
  Inhalt: { de: 'Gilt nur *heute*.', en: 'Only *today*.' },
};
const footnote = await made('fussnoten', fussnote);
const quoted = await made('fussnoten', { ...fussnote, Identifier: { iv: `O'Neil` }, Gruppe: { iv: 'other' } });
const draft = await made('fussnoten', { ...fussnote, Identifier: { iv: 'draft' } }, false);
const block = await made('content-bloecke', {
  identifier: { iv: 'intro' },
  titel: { de: 'Willkommen', en: 'Welcome' },
  inhalt: { de: 'Text' },
  sortierung: { iv: 3 },
});
const keyVisual = await made('keyvisual', {
  identifier: { iv: 'home' },
  titel: { de: 'Empfehlen' },
  bild: { iv: ['a-picture'] },
});
const question = await made('faq', {
  gruppe: { iv: 'allgemein' },
  frage: { de: 'Wie?' },
  antwort: { de: 'So.' },
});
await made('variablen', { key: { iv: 'maxPraemie' }, value: { de: '110 €', en: '€110' } });

type SquidexOptions = ConstructorParameters<typeof SquidexClient>[0];
type Sent = { url: string; headers: Record<string, string> };
const sent: Sent[] = [];
const fetcher = async (input: unknown, init?: RequestInit) => {
  sent.push({ url: String(input), headers: { ...(init?.headers as Record<string, string>) } });
  return fetch(input as string, init);
};
const clientOf = (name: keyof typeof secrets, more: Partial<SquidexOptions> = {}): SquidexClient =>
  new SquidexClient({
    appName: 'brand',
    clientId: `brand:${name}`,
    clientSecret: secrets[name],
    url,
    fetcher,
    ...more,
  });
const { contents } = clientOf('delivery');
const editor = clientOf('editor').contents;
// The client knows its items as classes of its own; what was sent is what counts.
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the client of Squidex reads', () => {
  test('a list as it is there, with every language filled in, and nothing without a token [S7-C096] [S3-E184] [S3-E185] [S3-E186] [S3-E187] [S3-E188] [S3-E189]', async () => {
    expect((await fetch(`${url}/api/content/brand/fussnoten`)).status).toBe(401);
    const { total, items } = plain(await contents.getContents('fussnoten'));
    expect(total).toBe(2);
    expect(items.map(({ id }: { id: string }) => id)).toEqual([quoted, footnote]);
    const [, item] = items;
    expect(item).toMatchObject({
      id: footnote,
      status: 'Published',
      statusColor: '#4bb958',
      schemaName: 'fussnoten',
      isDeleted: false,
      version: 2,
    });
    expect(item.data).toEqual({
      ...fussnote,
      Titel: { de: 'Hinweis', en: 'Note', fr: 'Hinweis' },
      Inhalt: { de: 'Gilt nur *heute*.', en: 'Only *today*.', fr: 'Gilt nur *heute*.' },
    });
    expect(item.links ?? item._links).toEqual({
      self: { href: `/api/content/brand/fussnoten/${footnote}`, method: 'GET' },
    });
  });

  test('flat values in one language, and only the fields it wishes', async () => {
    const { items } = plain(await contents.getContents('fussnoten', { ids: footnote, flatten: true, languages: 'en' }));
    expect(items[0].data).toEqual({
      Id: '1',
      Identifier: 'F1',
      Gruppe: 'tarife',
      Titel: 'Note',
      Inhalt: 'Only *today*.',
    });
    const fields = plain(
      await contents.getContents('fussnoten', { ids: footnote, fields: 'Titel', languages: 'fr,xx' }),
    );
    expect(fields.items[0].data).toEqual({ Titel: { fr: 'Hinweis' } });
    const unknown = plain(await contents.getContents('fussnoten', { ids: footnote, languages: 'xx', fields: 'Titel' }));
    expect(unknown.items[0].data).toEqual({ Titel: { de: 'Hinweis' } });
  });

  test('a flag that is sent as false as true, because it is there', async () => {
    const { items } = plain(await contents.getContents('fussnoten', { ids: footnote, flatten: false }));
    expect(sent.at(-1)?.headers['X-Flatten']).toBe('false');
    expect(items[0].data.Identifier).toBe('F1');
  });

  test.each([
    ['content-bloecke [S7-C097]', 'content-bloecke', block],
    ['keyvisual [S7-C098]', 'keyvisual', keyVisual],
    ['faq [S7-C099]', 'faq', question],
  ])('one by its id, of %s', async (_title, schema, id) => {
    const { id: read, data } = plain(await contents.getContent(schema, id));
    expect([read, Object.keys(data).length > 2]).toEqual([id, true]);
  });

  test('one by its id, and nothing that is not public', async () => {
    expect(plain(await contents.getContent('fussnoten', footnote)).data.Identifier).toEqual({ iv: 'F1' });
    await expect(contents.getContent('fussnoten', draft)).rejects.toMatchObject({ statusCode: 404 });
    await expect(contents.getContent('fussnoten', draft, { unpublished: true })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(contents.getContent('content-bloecke', footnote)).rejects.toMatchObject({ statusCode: 404 });
    await expect(contents.getContents('nothing')).rejects.toMatchObject({ statusCode: 404 });
  });

  test('by filter, JSON query, order, page and search [S7-C100]', async () => {
    const ids = async (request: Parameters<typeof contents.getContents>[1]): Promise<[string[], number]> => {
      const { items, total } = plain(await contents.getContents('fussnoten', request));
      return [items.map(({ id }: { id: string }) => id), total];
    };
    expect(await ids({ $filter: `data/Identifier/iv eq 'F1'` })).toEqual([[footnote], 1]);
    expect(await ids({ $filter: `data/Identifier/iv eq 'O''Neil'` })).toEqual([[quoted], 1]);
    expect(await ids({ $filter: `contains(data/Titel/en,'NOT') and not (data/Gruppe/iv eq 'other')` })).toEqual([
      [footnote],
      1,
    ]);
    expect(await ids({ $filter: `matchs(data/Identifier/iv,'/^f\\d$/i')` })).toEqual([[footnote], 1]);
    expect(await ids({ $orderby: 'data/Identifier/iv asc' })).toEqual([[footnote, quoted], 2]);
    expect(await ids({ $orderby: 'data/Identifier/iv asc', $top: 1, $skip: 1 })).toEqual([[quoted], 2]);
    expect(await ids({ $top: 1, noTotal: true })).toEqual([[quoted], -1]);
    expect(await ids({ $top: 100_000, $skip: -5 })).toEqual([[quoted, footnote], 2]);
    expect(await ids({ $search: 'heute hinweis' })).toEqual([[quoted, footnote], 2]);
    expect(await ids({ $search: `') or 1=1 --` })).toEqual([[], 0]);
    expect(await ids({ ids: `${footnote},${quoted},${draft}` })).toEqual([[footnote, quoted], 2]);
    const q = JSON.stringify({ filter: { path: 'data.Identifier.iv', op: 'eq', value: 'F1' } });
    expect(await ids({ q, $filter: `data/Identifier/iv eq 'nothing'` })).toEqual([[footnote], 1]);
  });

  test('by a body, and over all schemas', async () => {
    const posted = plain(
      await contents.getContentsPost('fussnoten', { oData: `?$filter=data/Identifier/iv eq 'F1'` } as never),
    );
    expect(posted.items.map(({ id }: { id: string }) => id)).toEqual([footnote]);
    const asked = plain(await contents.getContentsPost('fussnoten', { ids: [quoted, footnote] } as never));
    expect(asked.items.map(({ id }: { id: string }) => id)).toEqual([quoted, footnote]);
    const all = plain(await contents.getAllContents({ ids: `${block},${draft},${footnote}` }));
    expect(all.items.map(({ id }: { id: string }) => id)).toEqual([block, footnote]);
    const byBody = plain(await contents.getAllContentsPost({ ids: [footnote] } as never));
    expect(byBody.items.map(({ id }: { id: string }) => id)).toEqual([footnote]);
    await expect(contents.getAllContents()).rejects.toMatchObject({ statusCode: 400 });
  });

  test('variables by GraphQL [S7-C101]', async () => {
    const query = '{ queryVariablenContents { data { key { iv } value { de en } } flatData { key value } } }';
    expect(plain(await contents.postGraphQL({ body: { query } })).data.queryVariablenContents).toEqual([
      {
        data: { key: { iv: 'maxPraemie' }, value: { de: '110 €', en: '€110' } },
        flatData: { key: 'maxPraemie', value: '110 €' },
      },
    ]);
  });

  test('by GraphQL', async () => {
    const query = `{ queryFussnotenContents(filter: "data/Identifier/iv eq 'F1'") { id status data { identifier { iv } titel { de fr } } flatData { inhalt } } }`;
    expect(plain(await contents.postGraphQL({ body: { query } }))).toEqual({
      data: {
        queryFussnotenContents: [
          {
            id: footnote,
            status: 'PUBLISHED',
            data: { identifier: { iv: 'F1' }, titel: { de: 'Hinweis', fr: 'Hinweis' } },
            flatData: { inhalt: 'Gilt nur *heute*.' },
          },
        ],
      },
    });
    expect(plain(await contents.postGraphQLBatch({ body: [{ query }, { query: '{ __typename }' }] }))).toMatchObject([
      { data: { queryFussnotenContents: [{ id: footnote }] } },
      { data: { __typename: 'AppQueries' } },
    ]);
  });

  test('drafts, if it is an editor', async () => {
    expect(plain(await editor.getContent('fussnoten', draft, { unpublished: true }))).toMatchObject({
      status: 'Draft',
      data: { Identifier: { iv: 'draft' } },
    });
    await expect(editor.getContent('fussnoten', draft)).rejects.toMatchObject({ statusCode: 404 });
    expect((await editor.getContents('fussnoten', { unpublished: true })).total).toBe(3);
  });

  test('only what its role may: mails of the house are none of a public client', async () => {
    await expect(contents.getContents('mailvorlagen')).rejects.toBeInstanceOf(SquidexForbiddenError);
    expect((await editor.getContents('mailvorlagen')).total).toBe(0);
  });
});

describe('its token', () => {
  test('is asked for anew once after 401, when the secret of the client has changed', async () => {
    secrets.passing = await write((tx) => addClient(tx, 'brand', { name: 'passing', role: 'delivery' }));
    const old = clientOf('passing').contents;
    await old.getContents('fussnoten');
    secrets.passing = await write((tx) => rotateClient(tx, 'brand', 'passing'));
    await expect(old.getContents('fussnoten')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    // The client asks for another token only while the first one is fresh: what it took from its store it keeps for ever.
    let isRotated = false;
    const rotating = async (input: unknown, init?: RequestInit): Promise<Response> => {
      const answer = await fetcher(input, init);
      if (String(input).includes('token') && !isRotated) {
        isRotated = true;
        // The same secret once more ends the tokens of before, too.
        await write((tx) => rotateClient(tx, 'brand', 'passing', secrets.passing));
      }
      return answer;
    };
    const from = sent.length;
    const { total } = await clientOf('passing', { fetcher: rotating }).contents.getContents('fussnoten');
    expect(total).toBe(2);
    const calls = sent.slice(from).map(({ url: to, headers }) => [to.includes('token'), headers['X-Retry']]);
    expect(calls).toEqual([
      [true, undefined],
      [false, undefined],
      [true, undefined],
      [false, '1'],
    ]);
  });

  test('is asked for with what the mandant names, and none is given for a wrong secret [S7-C095] [S3-E006]', async () => {
    const { CmsClientId: id, CmsClientSecret: secret } = (await app.call('GET', '')).body;
    const ask = (client_secret: string) =>
      fetch(`${url}/identity-server/connect/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: id,
          client_secret,
          scope: 'squidex-api',
        }),
      });
    const right = await ask(secret);
    expect([right.status, await right.json()]).toEqual([
      200,
      { access_token: expect.any(String), expires_in: 2_592_000, token_type: 'Bearer', scope: 'squidex-api' },
    ]);
    const wrong = await ask(`${secret}x`);
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'invalid_client' }]);
  });

  test('of the mandant may not write [S3-E007]', async () => {
    const {
      CmsAppName: appName,
      CmsClientId: clientId,
      CmsClientSecret: clientSecret,
    } = (await app.call('GET', '')).body;
    const own = new SquidexClient({ appName, clientId, clientSecret, url }).contents;
    expect((await own.getContents('seiten')).total).toBeGreaterThan(0);
    await expect(own.postContent('seiten', {})).rejects.toBeInstanceOf(SquidexForbiddenError);
  });

  test('is none for a wrong secret', async () => {
    const wrong = clientOf('delivery', { clientSecret: 'wrong' }).contents;
    await expect(wrong.getContents('fussnoten')).rejects.toMatchObject({ cause: { statusCode: 401 } });
  });
});

describe('the client of an editor writes', () => {
  const data = (identifier: string) => ({ ...fussnote, Identifier: { iv: identifier } });
  test('what a public one may not', async () => {
    const refused = [
      () => contents.postContent('fussnoten', data('no')),
      () => contents.putContent('fussnoten', footnote, data('no')),
      () => contents.patchContent('fussnoten', footnote, data('no')),
      () => contents.putContentStatus('fussnoten', footnote, { status: 'Draft' }),
      () => contents.deleteContent('fussnoten', footnote),
    ];
    for (const one of refused) await expect(one()).rejects.toBeInstanceOf(SquidexForbiddenError);
  });

  test('a draft, publishes, changes, takes back and deletes it', async () => {
    const { id } = await editor.postContent('fussnoten', data('new'));
    await expect(contents.getContent('fussnoten', id)).rejects.toMatchObject({ statusCode: 404 });
    expect((await editor.putContentStatus('fussnoten', id, { status: 'Published' })).status).toBe('Published');
    await editor.patchContent('fussnoten', id, { Titel: { de: 'Anders' } });
    expect(plain(await contents.getContent('fussnoten', id)).data).toMatchObject({
      Titel: { de: 'Anders' },
      Identifier: { iv: 'new' },
    });
    await editor.putContentStatus('fussnoten', id, { status: 'Archived' });
    await expect(contents.getContent('fussnoten', id)).rejects.toMatchObject({ statusCode: 404 });
    await editor.putContentStatus('fussnoten', id, { status: 'Draft' });
    await editor.deleteContent('fussnoten', id);
    await expect(editor.getContent('fussnoten', id, { unpublished: true })).rejects.toMatchObject({ statusCode: 404 });
    const published = await editor.postContent('fussnoten', data('given'), { publish: true, id: 'given-id' });
    expect([published.id, published.status]).toEqual(['given-id', 'Published']);
    const upserted = await editor.postUpsertContent('fussnoten', 'other-id', data('upserted'), { publish: true });
    expect([upserted.id, upserted.status]).toEqual(['other-id', 'Published']);
  });

  test('is told what is wrong', async () => {
    await expect(editor.postContent('fussnoten', { Nothing: { iv: 1 } })).rejects.toMatchObject({
      statusCode: 400,
      body: { message: 'Validation error', details: ['Nothing: not-known'] },
    });
    await expect(editor.postContent('fussnoten', data('F1'))).rejects.toMatchObject({ statusCode: 400 });
    await expect(editor.postContent('fussnoten', data('x'), { id: 'A B' })).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      editor.postContent('fussnoten', { Identifier: { iv: 'half' } }, { publish: true }),
    ).rejects.toMatchObject({ statusCode: 400, body: { details: ['Inhalt.de: required'] } });
  });
});

test('what is published is read at once, also where the same was asked a moment before', async () => {
  const asked = { $filter: `data/identifier/iv eq 'fresh'`, flatten: true, languages: 'de' };
  const read = async () => plain(await contents.getContents('content-bloecke', asked)).items[0]?.data?.inhalt;
  expect(await read()).toBeUndefined();
  const id = await made('content-bloecke', { identifier: { iv: 'fresh' }, inhalt: { de: 'Eins' } });
  expect(await read()).toBe('Eins');
  expect(await read()).toBe('Eins');
  await write(async (tx) => {
    const data = { identifier: { iv: 'fresh' }, inhalt: { de: 'Zwei' } };
    await saveItem(tx, kind, { app: 'brand', schema: 'content-bloecke', id, data });
    await publishItems(tx, kind, [id]);
  });
  expect(await read()).toBe('Zwei');
});

test('of long questions only so many are kept as there is room for', async () => {
  const { system } = app.app;
  const asked = (place: number) => keptAnswer(system, 1, `${place} ${'x'.repeat(7900)}`, async () => '{}');
  const [first, again] = [await asked(0), await asked(0)];
  expect(again.bytes).toBe(first.bytes);
  for (let place = 1; place <= 2200; place++) await asked(place);
  expect((await asked(0)).bytes).not.toBe(first.bytes);
});

test('what no database takes, or is no text where one stands, is a fault of who asks and none of ours', async () => {
  const form = { grant_type: 'client_credentials', client_id: 'brand:editor', client_secret: secrets.editor };
  const given = await fetch(`${url}/identity-server/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: bearer } = (await given.json()) as { access_token: string };
  const ask = async (method: string, path: string, body?: unknown): Promise<number> =>
    (
      await fetch(`${url}/api/content/brand${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    ).status;
  const odd = { toString: 1 };
  expect(await ask('GET', '/fussnoten/%00')).toBe(404);
  expect(await ask('DELETE', '/fussnoten/%00')).toBe(404);
  expect(await ask('GET', '/fussnoten?$search=%00a')).toBe(200);
  expect(await ask('POST', '/fussnoten/query', { q: { filter: { path: 'id', op: odd, value: 'x' } } })).toBe(400);
  expect(await ask('POST', '/fussnoten/query', { ids: [odd] })).toBe(200);
  expect(await ask('POST', '/graphql', { query: odd })).toBe(400);
  expect(await ask('PUT', `/fussnoten/${draft}/status`, { status: odd })).toBe(400);
  expect(await ask('PUT', `/fussnoten/${draft}/status`, { status: 'Published', dueTime: odd })).toBe(400);
});
