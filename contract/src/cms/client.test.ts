import { expect, test } from 'vitest';
import { type CmsAnswer, CmsError, type CmsRequest, cmsTimeoutMs, createCmsClient } from './client.ts';

const access = { base: '/cms', app: 'spbdevk', clientId: 'spbdevk:delivery', secret: 's' };
const tokenPath = '/cms/identity-server/connect/token';

/** A CMS whose answers are written down: a token call counts up, every other one gets the next answer of the list. */
function cms(...answers: (number | Error | CmsAnswer)[]) {
  const calls: CmsRequest[] = [];
  let tokens = 0;
  const send = async (request: CmsRequest): Promise<CmsAnswer> => {
    calls.push(request);
    if (request.url === tokenPath) {
      tokens++;
      return { status: 200, body: { access_token: `t${tokens}`, expires_in: 2592000, token_type: 'Bearer' } };
    }
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? { status: answer, body: answer === 200 ? { items: [] } : undefined } : answer;
  };
  const client = createCmsClient(async () => access, send);
  const asked = () => calls.filter(({ url }) => url !== tokenPath);
  return { client, calls, asked, tokens: () => tokens };
}

test('a token is asked for by client credentials with the scope of the wire, once for all calls', async () => {
  const { client, calls, asked, tokens } = cms();
  await Promise.all([client.get('faq'), client.get('faq/1'), client.get('keyvisual/2')]);
  await client.graphql('{ x }');
  expect(tokens()).toBe(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    form: {
      grant_type: 'client_credentials',
      client_id: 'spbdevk:delivery',
      client_secret: 's',
      scope: 'squidex-api',
    },
  });
  expect(asked().map(({ url }) => url)).toEqual([
    '/cms/api/content/spbdevk/faq',
    '/cms/api/content/spbdevk/faq/1',
    '/cms/api/content/spbdevk/keyvisual/2',
    '/cms/api/content/spbdevk/graphql',
  ]);
  expect(asked().every(({ headers }) => headers.authorization === 'Bearer t1')).toBe(true);
});

test('a 401 is answered by one fresh token and the same call once more [S7-C133]', async () => {
  const { client, asked, tokens } = cms(401, { status: 200, body: { id: '1' } });
  expect(await client.get('faq/1')).toEqual({ id: '1' });
  expect(tokens()).toBe(2);
  expect(asked().map(({ url, headers }) => [url, headers.authorization, headers['x-retry']])).toEqual([
    ['/cms/api/content/spbdevk/faq/1', 'Bearer t1', undefined],
    ['/cms/api/content/spbdevk/faq/1', 'Bearer t2', '1'],
  ]);
});

test('a second 401 is an error, and no third call is made [S7-C133]', async () => {
  const { client, asked, tokens } = cms(401, 401);
  await expect(client.get('faq/1')).rejects.toMatchObject({ name: 'CmsError', status: 401 });
  expect([asked().length, tokens()]).toEqual([2, 2]);
});

test('calls that meet an old token side by side share the fresh one', async () => {
  const { client, asked, tokens } = cms(200, 401, 401, 200, 200);
  await client.get('faq');
  await Promise.all([client.get('faq/1'), client.get('faq/2')]);
  expect([asked().length, tokens()]).toEqual([5, 2]);
});

test('no answer rejects with the words of the specification [S8-X011]', async () => {
  const { client } = cms(new Error('connection refused'));
  await expect(client.get('faq')).rejects.toThrow(new CmsError().message);
  expect(new CmsError().message).toBe('Inhalt nicht verfügbar');
});

test('a token that is refused is an error, and is asked for anew with the next call', async () => {
  const answers = [400, 401, 200];
  const client = createCmsClient(
    async () => access,
    async ({ url }) =>
      url === tokenPath
        ? {
            status: answers.shift() ?? 200,
            body: answers.length === 0 ? { access_token: 't' } : { error: 'invalid_client' },
          }
        : { status: 200, body: { items: [] } },
  );
  for (const status of [400, 401]) await expect(client.get('faq')).rejects.toMatchObject({ status });
  expect(await client.get('faq')).toEqual({ items: [] });
});

test('a secret that was made anew is looked for once the old one is refused, and the call goes through', async () => {
  let secret = 'old';
  const [asked, sent]: [boolean[], (string | undefined)[]] = [[], []];
  let found = { ...access, secret };
  const client = createCmsClient(
    async (isAnew) => {
      asked.push(isAnew);
      if (isAnew) found = { ...access, secret };
      return found;
    },
    async ({ url, form, headers }) => {
      if (url !== tokenPath) return { status: headers.authorization === `Bearer ${secret}` ? 200 : 401, body: {} };
      sent.push(form?.client_secret);
      const isRight = form?.client_secret === secret;
      return { status: isRight ? 200 : 401, body: isRight ? { access_token: secret } : { error: 'invalid_client' } };
    },
  );
  await client.get('faq');
  secret = 'new';
  expect(await client.get('faq')).toEqual({});
  expect(sent).toEqual(['old', 'new']);
  expect(asked.filter(Boolean)).toHaveLength(1);
});

test('a call may take 300 seconds [S9-K005]', async () => {
  const { client, calls } = cms();
  await client.get('faq');
  expect(cmsTimeoutMs).toBe(300_000);
  expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([300_000, 300_000]);
});

test('what is not there is nothing, what is wrong is an error', async () => {
  const { client } = cms(404, 403, 500, { status: 200, body: undefined });
  expect(await client.get('faq/x')).toBeUndefined();
  for (const status of [403, 500, 200]) await expect(client.get('faq')).rejects.toMatchObject({ status });
});

test('query values are encoded once', async () => {
  const { client, asked } = cms();
  await client.get('fussnoten', { $filter: "data/Identifier/iv eq 'a&b'", $top: '1' });
  expect(asked()[0]?.url).toBe(
    "/cms/api/content/spbdevk/fussnoten?%24filter=data%2FIdentifier%2Fiv%20eq%20'a%26b'&%24top=1",
  );
});
