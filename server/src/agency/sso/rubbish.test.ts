/** A provider that answers, but with what no provider says: nobody comes in, and everybody is told so in a sentence. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyAllowed, trust } from '#testing/sso/company.ts';
import { type World, world } from '#testing/world.ts';

type Said = { status?: number; type?: string; body: string };
type Place = '/.well-known/openid-configuration' | '/token' | '/keys' | '/me';

let w: World;
let server: Server;
let issuer: string;
let key: CryptoKey;
let jwk: JWK;
let says: Partial<Record<Place, Said>> = {};
const json = (value: unknown): Said => ({ body: JSON.stringify(value) });

beforeAll(async () => {
  w = await world(companyAllowed);
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const { status = 200, type = 'application/json', body } = says[request.url as Place] ?? { status: 404, body: '' };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  await trust(w, { issuer }, '100001');
});
afterAll(async () => {
  server.close();
  await w.app.close();
});

const metadata = (more: object = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
  ...more,
});
const token = (claims: object = {}): Promise<string> =>
  new SignJWT({ sub: 'k-1', email: 'k@unternehmen.example', department: 'x', role: 'x', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('weitersagen-spbdevk')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
let generation = 10;
/** Nothing of the last question is kept. */
const forget = () => w.as().write(({ db }) => db.updateTable('agency_sso').set({ generation: ++generation }).execute());
async function come(said: typeof says) {
  says = {
    '/.well-known/openid-configuration': json(metadata()),
    '/keys': json({ keys: [jwk] }),
    ...said,
  };
  await forget();
  return w.app.call('PUT', '/agentur/sso', { body: { Code: 'c', Verifier: 'v'.repeat(43) } });
}
const answered = async (idToken: string | Promise<string>, more: object = {}) =>
  json({ access_token: 'a', token_type: 'bearer', id_token: await idToken, ...more });

test('one that says what it should lets somebody in', async () => {
  expect((await come({ '/token': await answered(token()) })).status).toBe(200);
});

const discovery = '/.well-known/openid-configuration';
test.each<[string, () => Promise<typeof says>]>([
  ['no JSON', async () => ({ [discovery]: { body: '<html>' } })],
  ['a page', async () => ({ [discovery]: { type: 'text/html', body: '<html></html>' } })],
  ['nothing', async () => ({ [discovery]: json(null) })],
  ['a number', async () => ({ [discovery]: json(5) })],
  ['a list', async () => ({ [discovery]: json([]) })],
  ['an issuer that is a number', async () => ({ [discovery]: json(metadata({ issuer: 5 })) })],
  ['another issuer', async () => ({ [discovery]: json(metadata({ issuer: 'https://anderswo.example' })) })],
  ['no token endpoint', async () => ({ [discovery]: json(metadata({ token_endpoint: undefined })) })],
  ['a token endpoint that is a number', async () => ({ [discovery]: json(metadata({ token_endpoint: 5 })) })],
  ['a token endpoint that is no address', async () => ({ [discovery]: json(metadata({ token_endpoint: 'unsinn' })) })],
  [
    'a token endpoint by another protocol',
    async () => ({ [discovery]: json(metadata({ token_endpoint: 'file:///etc/passwd' })) }),
  ],
  [
    'a private token endpoint',
    async () => ({ [discovery]: json(metadata({ token_endpoint: 'http://10.0.0.1/token' })) }),
  ],
  [
    'what a cloud tells its machines',
    async () => ({ [discovery]: json(metadata({ token_endpoint: 'http://169.254.169.254/latest' })) }),
  ],
  [
    'keys in a private place',
    async () => ({
      [discovery]: json(metadata({ jwks_uri: 'http://[::1]:1/keys' })),
      '/token': await answered(token()),
    }),
  ],
  [
    'keys that are a number',
    async () => ({ [discovery]: json(metadata({ jwks_uri: 5 })), '/token': await answered(token()) }),
  ],
  [
    'auth methods that are no list',
    async () => ({ [discovery]: json(metadata({ token_endpoint_auth_methods_supported: 5 })), '/token': json(5) }),
  ],
  ['a redirect', async () => ({ '/token': { status: 302, body: '' } })],
  ['a fault', async () => ({ '/token': { status: 500, type: 'text/html', body: 'Fehler' } })],
  ['no JSON instead of a token', async () => ({ '/token': { body: '{' } })],
  ['nothing instead of a token', async () => ({ '/token': json(null) })],
  ['a list instead of a token', async () => ({ '/token': json([]) })],
  ['an empty answer', async () => ({ '/token': json({}) })],
  ['an access token that is a number', async () => ({ '/token': await answered(token(), { access_token: 5 }) })],
  ['a token of another type', async () => ({ '/token': await answered(token(), { token_type: 'mac' }) })],
  ['an id token that is none', async () => ({ '/token': await answered('a.b.c') })],
  [
    'an id token that is a number',
    async () => ({ '/token': json({ access_token: 'a', token_type: 'bearer', id_token: 5 }) }),
  ],
  [
    'an id token that nobody signed',
    async () => ({
      '/token': await answered(
        `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ iss: issuer, sub: 'k-1', aud: 'weitersagen-spbdevk', iat: 1, exp: 9e9 }))}.`,
      ),
    }),
  ],
  ['a person that is a number', async () => ({ '/token': await answered(token({ sub: 5 })) })],
  ['a person without name', async () => ({ '/token': await answered(token({ sub: '' })) })],
  ['a person of four thousand letters', async () => ({ '/token': await answered(token({ sub: 'x'.repeat(4000) })) })],
  ['a person with a sign that no text may have', async () => ({ '/token': await answered(token({ sub: 'k\u0000' })) })],
  ['an error that is a number', async () => ({ '/token': { status: 400, ...json({ error: 5 }) } })],
  ['keys that are none', async () => ({ '/keys': json({ keys: null }), '/token': await answered(token()) })],
  ['a key that is a number', async () => ({ '/keys': json({ keys: [5] }), '/token': await answered(token()) })],
  [
    'a page instead of keys',
    async () => ({ '/keys': { type: 'text/html', body: 'x' }, '/token': await answered(token()) }),
  ],
  [
    'a person of somebody else beside the token',
    async () => ({
      [discovery]: json(metadata({ userinfo_endpoint: `${issuer}/me` })),
      '/token': await answered(token({ email: undefined })),
      '/me': json({ sub: 'k-2', email: 'opfer@example.org' }),
    }),
  ],
  [
    'rubbish beside the token',
    async () => ({
      [discovery]: json(metadata({ userinfo_endpoint: `${issuer}/me` })),
      '/token': await answered(token({ email: undefined })),
      '/me': { body: '<' },
    }),
  ],
  [
    'a place for more that is a number',
    async () => ({
      [discovery]: json(metadata({ userinfo_endpoint: 5 })),
      '/token': await answered(token({ email: undefined })),
    }),
  ],
])('%s: refused in words', async (_what, said) => {
  const { status, body } = await come(await said());
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
  expect(body.Message).toMatch(/antwortet gerade nicht|gehört nicht zu dieser Anmeldung/);
});

test.each<[string, object]>([
  [
    'no texts',
    { department: { a: 1 }, role: [null, {}], given_name: 5, family_name: [], email: 'k9@unternehmen.example' },
  ],
  ['very long texts', { department: 'x'.repeat(9000), role: 'y'.repeat(9000), given_name: 'z'.repeat(9000) }],
])('claims that are %s say nothing', async (_what, claims) => {
  const { status, body } = await come({
    '/token': await answered(token({ sub: `k-${_what}`, email: `${_what.length}@unternehmen.example`, ...claims })),
  });
  expect([status, body.Rollen]).toEqual([200, []]);
});
