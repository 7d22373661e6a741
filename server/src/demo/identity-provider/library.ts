/** What the library of the provider does for it; loaded with the first who asks, for it takes its time and its memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK } from 'jose';
import type { ClientMetadata, Provider } from 'oidc-provider';
import { nextBytes } from '#platform/random.ts';
import { configurationOf } from './configuration.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { newKeys, told } from './token.ts';

export interface Library {
  provider: Provider;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export async function openLibrary(opened: IdentityProvider, clients: readonly ClientMetadata[]): Promise<Library> {
  const keys = await newKeys();
  const jwk = { ...(await exportJWK(keys.own)), kid: keys.kid, use: 'sig', alg: 'RS256' };
  const secret = nextBytes(32).toString('base64url');
  const { Provider } = await quietly(() => import('oidc-provider'));
  const provider = new Provider(opened.issuer, configurationOf(opened, { clients, jwk, secret }));
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx as { body: unknown };
    if (ctx.oidc?.route === 'token' && isTokenAnswer(body))
      body.id_token = await told(body.id_token, opened.mood, keys);
  });
  return { provider, handle: provider.callback() };
}

/** The library says of every Node that has no long support that it is none; whoever starts the demo need not read that. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

const isTokenAnswer = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && typeof (body as { id_token?: unknown }).id_token === 'string';
