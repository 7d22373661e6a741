/** Who tries to see more than is theirs, or to make it expensive. */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { afterAll, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import { configure } from '#testing/mandant.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import {
  addClient,
  type ItemQuery,
  itemKind,
  publishItems,
  putApp,
  removeClient,
  rotateClient,
  saveItem,
} from '../cms.ts';
import { readInTurn } from './turn.ts';

const { app, as, days, mandants } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());
const { fastify } = app.app.http;
const kind = itemKind(Object.values(contentSchemas));
const write = <T>(slug: Slug, steps: (tx: Tx) => Promise<T>): Promise<T> => as(slug).write(steps);
const setUp = (slug: Slug, name: string) =>
  write(slug, async (tx) => {
    await putApp(tx, kind, name, ['de', 'en']);
    const secret = await addClient(tx, name, { name: 'delivery', role: 'delivery' });
    const { itemId } = await saveItem(tx, kind, {
      app: name,
      schema: 'fussnoten',
      data: { Identifier: { iv: `of ${name}` }, Inhalt: { de: `Nur ${name}` } },
    });
    await publishItems(tx, kind, [itemId]);
    return { secret, itemId };
  });
const [own, other] = [await setUp('spbdevk', 'own'), await setUp('versicherung', 'other')];

const ask = (
  method: string,
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
  remoteAddress?: string,
) => fastify.inject({ method: method as 'GET', url: `/cms${url}`, headers, payload, remoteAddress });
const tokenCall = (form: Record<string, string>, { end = '', from = '127.0.0.1' } = {}) =>
  ask(
    'POST',
    `/identity-server/connect/token${end}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ grant_type: 'client_credentials', scope: 'squidex-api', ...form }).toString(),
    from,
  );
const tokenOf = async (client_id: string, client_secret: string): Promise<string> =>
  (await tokenCall({ client_id, client_secret })).json().access_token;
const token = await tokenOf('own:delivery', own.secret);
const get = (url: string, bearer = token, headers = {}) =>
  ask('GET', `/api/content/${url}`, { authorization: `Bearer ${bearer}`, ...headers });
const filtered = (filter: string) => get(`own/fussnoten?$filter=${encodeURIComponent(filter)}`);
const graphql = (query: string) =>
  ask(
    'POST',
    '/api/content/own/graphql',
    { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    JSON.stringify({ query }),
  );

describe('a token', () => {
  test('is of 30 days, by either form of its client and with a slash at the end', async () => {
    const answer = await tokenCall({ client_id: 'own~delivery', client_secret: own.secret }, { end: '/' });
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      expires_in: 2_592_000,
      token_type: 'Bearer',
      scope: 'squidex-api',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a wrong secret', { client_id: 'own:delivery', client_secret: 'wrong' }],
    ['no secret', { client_id: 'own:delivery' }],
    ['another client', { client_id: 'own:nobody', client_secret: own.secret }],
    ['another app', { client_id: 'other:delivery', client_secret: own.secret }],
    ['an app that is not there', { client_id: 'nobody:delivery', client_secret: own.secret }],
    ['no client', { client_secret: own.secret }],
    ['quotes', { client_id: `own:' or 1=1 --`, client_secret: own.secret }],
    ['what no database takes', { client_id: 'own:delivery\u0000', client_secret: '\u0000' }],
  ])('is refused with %s', async (_what, form) => {
    const answer = await tokenCall(form as never);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_client' }]);
  });

  test('is none for another way of asking', async () => {
    const answer = await tokenCall({ grant_type: 'password', client_id: 'own:delivery', client_secret: own.secret });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'unsupported_grant_type' }]);
  });

  test.each(['', 'Bearer', 'Bearer x', `Bearer ${token.slice(0, -3)}aaa`, `Basic ${token}`])(
    'like "%s" opens nothing',
    async (authorization) => {
      const answer = await ask('GET', '/api/content/own/fussnoten', { authorization });
      expect([answer.statusCode, answer.body]).toEqual([401, '']);
    },
  );

  test('of another kind opens nothing', async () => {
    const { body } = await app.call('POST', '/account/login', { body: {} });
    expect(body.Token).toBeUndefined();
    const { signToken } = await import('#identity/identity.ts');
    const now = app.app.system.clock.now();
    const foreign = await signToken(app.app.system.vault, { typ: 'flow', sub: 'own:delivery', ver: 1 }, now, null);
    expect((await get('own/fussnoten', foreign)).statusCode).toBe(401);
  });

  test('of another mandant sees nothing, whatever it names', async () => {
    const foreign = await tokenOf('other:delivery', other.secret);
    for (const url of ['own/fussnoten', `own/fussnoten/${own.itemId}`, `own?ids=${own.itemId}`, 'nobody/fussnoten']) {
      const answer = await get(url, foreign);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '']);
    }
    expect((await get(`other/fussnoten/${own.itemId}`, foreign)).statusCode).toBe(404);
    expect((await get(`other?ids=${own.itemId}`, foreign)).json().items).toEqual([]);
    expect((await get('other/fussnoten', foreign)).body).not.toContain('own');
  });

  test('ends with its secret, with its client and after 30 days', async () => {
    const first = await write('spbdevk', (tx) => addClient(tx, 'own', { name: 'passing', role: 'editor' }));
    const bearer = await tokenOf('own:passing', first);
    expect((await get('own/fussnoten', bearer)).statusCode).toBe(200);
    const next = await write('spbdevk', (tx) => rotateClient(tx, 'own', 'passing'));
    expect((await get('own/fussnoten', bearer)).statusCode).toBe(401);
    const fresh = await tokenOf('own:passing', next);
    await days(31);
    expect((await get('own/fussnoten', fresh)).statusCode).toBe(401);
    await days(-31);
    expect((await get('own/fussnoten', fresh)).statusCode).toBe(200);
    await write('spbdevk', (tx) => removeClient(tx, 'own', 'passing'));
    expect((await get('own/fussnoten', fresh)).statusCode).toBe(401);
  });

  test('may be asked for 60 times a minute; wrong tries do not use that up', async () => {
    const secret = await write('spbdevk', (tx) => addClient(tx, 'own', { name: 'busy', role: 'editor' }));
    const one = async (client_secret: string) => (await tokenCall({ client_id: 'own:busy', client_secret })).statusCode;
    const answers: number[] = [];
    for (let count = 0; count < 62; count++) answers.push(await one(secret));
    expect([answers.indexOf(429), answers.filter((status) => status === 200).length]).toEqual([60, 60]);
    const wrong: number[] = [];
    for (let count = 0; count < 62; count++) wrong.push(await one('wrong'));
    expect(wrong.at(-1)).toBe(429);
    app.app.system.clock.set(new Date(app.app.system.clock.now().getTime() + 60_000));
    expect(await one(secret)).toBe(200);
  });

  test('is counted for each address where the secret is everybody’s, for the client where it is not', async () => {
    const from61 = async (role: 'delivery' | 'editor') => {
      const client_secret = await write('spbdevk', (tx) => addClient(tx, 'own', { name: `many-${role}`, role }));
      const body = { client_id: `own:many-${role}`, client_secret };
      const answers: number[] = [];
      for (let at = 0; at < 61; at++) answers.push((await tokenCall(body, { from: `198.${at}.100.7` })).statusCode);
      return answers;
    };
    expect(new Set(await from61('delivery'))).toEqual(new Set([200]));
    expect((await from61('editor')).indexOf(429)).toBe(60);
  });
});

describe('a question', () => {
  test.each([
    `data/Identifier/iv eq 'x' or 1 eq 1`,
    `data/Identifier/iv eq ''; drop table cms_item; --'`,
    `data/Identifier/iv eq "x"`,
    `data/Geheim/iv eq 'x'`,
    `mandant_id eq 1`,
    Array.from({ length: 450 }, () => `id eq 'a'`).join(' or '),
    `${'('.repeat(50)}id eq 'a'${')'.repeat(50)}`,
    `matchs(data/Identifier/iv,'(a+)+\\1')`,
    `matchs(data/Identifier/iv,'[a-\\d]')`,
  ])('that tries to get out is refused: %s', async (filter) => {
    const answer = await filtered(filter);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Validation error',
      details: [expect.stringMatching(/^Failed to parse query: /)],
      statusCode: 400,
      traceId: expect.any(String),
    });
  });

  test('of 10,000 terms or 50 depths in a body is refused as soon', async () => {
    const send = (q: unknown) =>
      ask(
        'POST',
        '/api/content/own/fussnoten/query',
        { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        JSON.stringify({ q }),
      );
    const deep = (depth: number): object => (depth === 0 ? { path: 'id', value: 'a' } : { not: deep(depth - 1) });
    const terms = Array.from({ length: 10_000 }, () => ({ path: 'id', value: 'a' }));
    for (const filter of [{ or: terms }, deep(50), deep(5000), { path: 'id', value: { $gt: '' } }])
      expect((await send({ filter })).statusCode).toBe(400);
    expect((await send({ filter: { path: 'data.Identifier.iv', value: `' or ''='` } })).json().items).toEqual([]);
  });

  test.each([`x' or '1'='1`, '%', '_', '\\', '$1', '{iv}', '🙂', '\t'])('with %s is but a text', async (value) => {
    const answer = await filtered(`data/Identifier/iv eq '${value.replaceAll("'", "''")}'`);
    expect(value === '\t' ? 0 : answer.json().total).toBe(0);
    const search = await get(`own/fussnoten?$search=${encodeURIComponent(value)}`);
    expect([search.statusCode, search.json().items.length]).toEqual([200, expect.any(Number)]);
  });

  test('that goes over everything waits for its turn, and beyond 50 is asked to come again', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const one = (query: ItemQuery) => readInTurn(as(), query, () => gate);
    const all = Array.from({ length: 60 }, () =>
      one({ search: 'words' }).then(
        () => 200,
        () => 429,
      ),
    );
    open();
    expect(Object.groupBy(await Promise.all(all), String)).toMatchObject({ 200: { length: 52 }, 429: { length: 8 } });
    await one({ search: 'words' });
    await one({});
  });

  test('with a pattern that others never end with is answered', async () => {
    await write('spbdevk', async (tx) => {
      const data = { Identifier: { iv: 'slow' }, Inhalt: { de: `${'a'.repeat(4000)}!` } };
      const { itemId } = await saveItem(tx, kind, { app: 'own', schema: 'fussnoten', data });
      await publishItems(tx, kind, [itemId]);
    });
    for (const pattern of ['(a+)+$', '(a|a)*$', '(a*)*b', `${'a?'.repeat(30)}${'a'.repeat(30)}$`, '([a-z]+)*[0-9]']) {
      expect((await filtered(`matchs(data/Inhalt/de,'/${pattern}/')`)).statusCode).toBe(200);
    }
  });
});

describe('a question in GraphQL', () => {
  const told = async (query: string): Promise<[number, string]> => {
    const answer = await graphql(query);
    return [answer.statusCode, answer.json().errors?.[0]?.message];
  };
  const item = 'queryFussnotenContents { id }';
  test.each([
    ['of depth 100', `{ a: ${'queryFussnotenContents { '.repeat(100)} id ${'}'.repeat(100)} }`, /deeper than 15/],
    ['of depth 40,000', '{a'.repeat(40_000), /20000 characters/],
    ['of depth 5,000', '{a'.repeat(5000), /1000 tokens/],
    [
      'of 1,000 aliases',
      `{ ${Array.from({ length: 1000 }, (_none, n) => `a${n}: ${item}`).join(' ')} }`,
      /tokens|characters/,
    ],
    ['of 100 aliases', `{ ${Array.from({ length: 100 }, (_none, n) => `a${n}: ${item}`).join(' ')} }`, /25 questions/],
    [
      'that costs too much',
      `{ ${Array.from({ length: 20 }, (_none, n) => `a${n}: queryFussnotenContents { id version data { titel { de } inhalt { de } } }`).join(' ')} }`,
      /costs too much/,
    ],
    ['of a fragment in itself', `{ ...a } fragment a on AppQueries { ${item} ...a }`, /contains itself/],
    [
      'of fragments that double',
      `{ ...f0 } ${Array.from({ length: 30 }, (_none, n) => `fragment f${n} on AppQueries { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f30 on AppQueries { __typename }`,
      /deeper|costs/,
    ],
    ['for what is not there', '{ passwords }', /Cannot query field/],
    ['for mails of the house', '{ queryMailvorlagenContents { id } }', /Cannot query field/],
    ['that would write', 'mutation { deleteContent(id: "a") }', /mutation|cost|Schema/],
    ['that is none', '{', /Syntax Error/],
  ])('%s is refused', async (_what, query, message) => {
    const [status, text] = await told(query);
    expect(status).toBe(400);
    expect(text).toMatch(message);
  });

  test('with a filter that tries to get out is refused where it stands', async () => {
    const [status, text] = await told(`{ queryFussnotenContents(filter: "1 eq 1") { id } }`);
    expect([status, text]).toEqual([200, expect.stringMatching(/^Failed to parse query/)]);
  });

  test('is weighed by the variable that says how many', async () => {
    const query = `query($top: Int) { ${Array.from({ length: 20 }, (_none, n) => `a${n}: queryFussnotenContents(top: $top) { id version data { titel { de } inhalt { de } } }`).join(' ')} }`;
    const send = async (variables: object) =>
      (
        await ask(
          'POST',
          '/api/content/own/graphql',
          { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          JSON.stringify({ query, variables }),
        )
      ).statusCode;
    expect([await send({ top: 5 }), await send({ top: 200 }), await send({ top: -1 }), await send({})]).toEqual([
      200, 400, 400, 400,
    ]);
  });

  test('finds one by id, all by ids, with totals, and says of everything what it is', async () => {
    const query = `{ one: findFussnotenContent(id: "${own.itemId}") { id version created lastModifiedBy url data__dynamic }
      none: findFussnotenContent(id: "${other.itemId}") { id }
      all: queryContentsByIds(ids: ["${own.itemId}", "${other.itemId}"]) { __typename ... on Fussnoten { id } }
      counted: queryFussnotenContentsWithTotal(top: 1, orderby: "data/Identifier/iv asc") { total items { id } }
      findAsset(id: "a1") { id url } }`;
    const answer = await ask('GET', `/api/content/own/graphql?query=${encodeURIComponent(query)}`, {
      authorization: `Bearer ${token}`,
    });
    expect(answer.json()).toMatchObject({
      data: {
        one: { id: own.itemId, version: 2, data__dynamic: { Identifier: { iv: 'of own' } } },
        none: null,
        all: [{ __typename: 'Fussnoten', id: own.itemId }],
        counted: { total: 2, items: [{ id: own.itemId }] },
        findAsset: { id: 'a1', url: '/cms/api/assets/own/a1/' },
      },
    });
    const kinds = await graphql(
      '{ __schema { types { name fields { name type { name kind ofType { name kind ofType { name } } } } } } }',
    );
    expect(kinds.statusCode).toBe(200);
    expect(kinds.body).toContain('FussnotenDataTitelDto');
  });
});

describe('an answer', () => {
  test('is not sent again while nothing has changed', async () => {
    const first = await get('own/fussnoten');
    const etag = String(first.headers.etag);
    const again = await get('own/fussnoten', token, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const single = await get(`own/fussnoten/${own.itemId}`);
    const one = await get(`own/fussnoten/${own.itemId}`, token, { 'if-none-match': `"x", ${single.headers.etag}` });
    expect(one.statusCode).toBe(304);
    expect((await get('own/fussnoten', token, { 'x-flatten': '1', 'if-none-match': etag })).statusCode).toBe(200);
    await write('spbdevk', async (tx) => {
      const data = { Identifier: { iv: 'of own' }, Inhalt: { de: 'Anders' } };
      await saveItem(tx, kind, { app: 'own', schema: 'fussnoten', id: own.itemId, data });
      await publishItems(tx, kind, [own.itemId]);
    });
    expect((await get('own/fussnoten', token, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('goes to pages of the mandant and of those who may embed it, and to no other', async () => {
    await configure(app, 'spbdevk', { frameHosts: ['https://bank.example'] });
    const host = new URL(mandants.spbdevk.config.mandantUrl).origin;
    const foreign = new URL(mandants.versicherung.config.mandantUrl).origin;
    const allowed = async (method: string, url: string, origin: string, headers = {}) =>
      (await ask(method, url, { origin, ...headers })).headers['access-control-allow-origin'];
    const list = '/api/content/own/fussnoten';
    const bearer = { authorization: `Bearer ${token}` };
    expect(await allowed('GET', list, host, bearer)).toBe(host);
    expect(await allowed('GET', list, 'https://bank.example', bearer)).toBe('https://bank.example');
    for (const origin of [foreign, 'https://evil.example', 'null', `${host}.evil.example`])
      expect([origin, await allowed('GET', list, origin, bearer)]).toEqual([origin, undefined]);
    const asked = await ask('OPTIONS', list, {
      origin: host,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-flatten,cookie',
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, host]);
    expect(asked.headers['access-control-allow-headers']).toBe('authorization, content-type, if-none-match, x-flatten');
    expect(await allowed('OPTIONS', '/identity-server/connect/token', foreign)).toBe(foreign);
    expect(await allowed('OPTIONS', '/identity-server/connect/token', 'https://evil.example')).toBeUndefined();
    expect(await allowed('OPTIONS', '/api/content/nobody/fussnoten', host)).toBeUndefined();
  });

  test.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/api'],
    ['POST', '/api/apps'],
    ['GET', '/api/content'],
    ['DELETE', '/api/content/own/graphql'],
    ['GET', '/api/content/own/fussnoten/a/b/c'],
    ['GET', `/api/content/own/${'x'.repeat(1200)}`],
    ['GET', '/identity-server/connect/token'],
  ])('of %s /cms%s is 404 and empty', async (method, url) => {
    const answer = await ask(method, url, { accept: 'text/html' });
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  test('to what cannot be read is a number alone', async () => {
    const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const broken = await ask('POST', '/api/content/own/fussnoten/query', bearer, '{');
    expect([broken.statusCode, broken.body]).toEqual([400, '']);
    const large = await ask('POST', '/api/content/own/fussnoten/query', bearer, `"${'x'.repeat(2_000_000)}"`);
    expect([large.statusCode, large.body]).toEqual([413, '']);
    const address = await ask('GET', '/api/content/own/%zz');
    expect([address.statusCode, address.body]).toEqual([400, '']);
  });
});
