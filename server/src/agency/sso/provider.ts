/**
 * Talking to the provider of a mandant (C-47), by the one door for addresses that somebody typed and with a time limit. Its
 * id token counts only with signature, sender, client, age and nonce as they have to be.
 */
import { Refusal, type RefusalName } from '@weitersagen/contract/basics/refusals';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client';
import type { Ctx, System } from '#platform/context.ts';
import { OutgoingError } from '#platform/outgoing/failure.ts';
import { type ClaimsOfProvider, isSubject, lacking } from './identity.ts';
import type { SsoClient } from './settings.ts';
import { said } from './spelling.ts';

/** Of each question; a sign-in asks three at most. */
const timeoutMs = 5000;
const bytesMax = 256 * 1024;
/** So long the metadata and keys of a provider are good for us. */
const keptMs = 10 * 60_000;

/** What the library asks goes through our door. */
const fetchBy =
  ({ outgoing }: Pick<System, 'outgoing'>): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { accept, authorization } = headers;
    const { status, contentType, text } = await outgoing.call({
      purpose: 'sso',
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...(accept && { accept }), ...(authorization && { authorization }) },
      ...(body instanceof URLSearchParams && { form: Object.fromEntries(body) }),
      timeoutMs,
      bytesMax,
    });
    const hasNoBody = status === 204 || status === 304;
    return new Response(hasNoBody ? null : text, { status, headers: { 'content-type': contentType } });
  };

/** Demo and tests have a provider on this machine, without https; the door refuses any other such address. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http:');

type Account = Pick<SsoClient, 'issuer' | 'clientId' | 'secret'>;

/** Asks the provider who it is; nothing of it is trusted before its name is the one that was typed. */
export async function discover(system: Pick<System, 'outgoing'>, { issuer, clientId, secret }: Account) {
  const found = await discovery(new URL(issuer), clientId, undefined, None(), {
    [customFetch]: fetchBy(system),
    execute: isPlain(issuer) ? [allowInsecureRequests] : [],
  });
  const metadata = found.serverMetadata();
  const configuration = new Configuration(metadata, clientId, undefined, authenticationOf(secret, metadata));
  configuration[customFetch] = fetchBy(system);
  enableNonRepudiationChecks(configuration);
  if (isPlain(issuer)) allowInsecureRequests(configuration);
  return configuration;
}

/** A public client proves itself by PKCE alone. */
function authenticationOf(secret: string | null, metadata: ServerMetadata) {
  if (secret === null) return None();
  return said(metadata, 'token_endpoint_auth_methods_supported')?.includes('client_secret_post')
    ? ClientSecretPost(secret)
    : ClientSecretBasic(secret);
}

export interface Pages {
  authorizeUrl: string | null;
  endSessionUrl: string | null;
}

/** Where the browser is sent, never without https but on this machine. */
export function pagesOf(configuration: Configuration): Pages {
  const metadata = configuration.serverMetadata();
  const safe = (address: string | undefined): string | null =>
    address !== undefined &&
    URL.canParse(address) &&
    (/^https:/.test(address) || (isPlain(metadata.issuer) && /^http:/.test(address)))
      ? address
      : null;
  return {
    authorizeUrl: safe(said(metadata, 'authorization_endpoint')),
    endSessionUrl: safe(said(metadata, 'end_session_endpoint')),
  };
}

/** Asks the provider for them; nothing where it does not answer as a provider does. */
export async function findPages(system: Pick<System, 'outgoing'>, account: Account): Promise<Pages | undefined> {
  try {
    return pagesOf(await discover(system, account));
  } catch (error) {
    // A fault of ours is none of the provider's.
    refusalOf(error);
    return undefined;
  }
}

const known = new WeakMap<System, Map<string, { configuration: Configuration; untilMs: number }>>();

/** The provider as it was some minutes ago at most. */
async function configurationOf({ system, mandant }: Ctx, account: Account & { generation: number }) {
  const ofSystem = known.get(system) ?? new Map();
  known.set(system, ofSystem);
  const key = `${mandant.id} ${account.generation} ${account.issuer}`;
  const kept = ofSystem.get(key);
  if (kept && kept.untilMs > Date.now()) return kept.configuration;
  const configuration = await discover(system, account);
  ofSystem.set(key, { configuration, untilMs: Date.now() + keptMs });
  return configuration;
}

interface Came {
  code: string;
  verifier: string;
  nonce: string | null;
  redirectUri: string;
}

export interface Vouched {
  claims: ClaimsOfProvider;
  /** What the provider wants to hear at sign-out. */
  idToken: string;
  pages: Pages;
}

/** Code and verifier become what the provider says of the person, or a refusal that tells what went wrong. */
export async function exchange(ctx: Ctx, client: SsoClient & { generation: number }, came: Came): Promise<Vouched> {
  try {
    const configuration = await configurationOf(ctx, client);
    const answer = await grant(configuration, came);
    const [claims, idToken] = [answer.claims(), said(answer, 'id_token')];
    if (!claims || !idToken) throw new ClientError('no id token');
    if (!isSubject(claims.sub)) throw new ClientError('no subject');
    const more = lacking(claims, client)
      ? await moreClaims(configuration, said(answer, 'access_token'), claims.sub)
      : {};
    return { claims: { ...more, ...claims }, idToken, pages: pagesOf(configuration) };
  } catch (error) {
    const refusal = refusalOf(error);
    ctx.log.warn(
      { issuer: new URL(client.issuer).host, refusal, why: whyOf(error) },
      'nobody came in by single sign-on',
    );
    if (refusal === 'sso.token') known.get(ctx.system)?.clear();
    throw new Refusal(refusal);
  }
}

export function grant(configuration: Configuration, { code, verifier, nonce, redirectUri }: Came) {
  const { issuer } = configuration.serverMetadata();
  const address = new URL(redirectUri);
  // State and sender were compared by the browser, which alone knows them; there is one provider, so nobody mixes two up.
  address.search = new URLSearchParams({ code, iss: issuer }).toString();
  return authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: verifier,
    ...(nonce !== null && { expectedNonce: nonce }),
    idTokenExpected: true,
  });
}

/** What the id token leaves out, as the provider tells it beside. */
async function moreClaims(configuration: Configuration, token: string, subject: string): Promise<ClaimsOfProvider> {
  return said(configuration.serverMetadata(), 'userinfo_endpoint') ? fetchUserInfo(configuration, token, subject) : {};
}

/** The door says so, however deep the library puts it. */
export function doorFailure(error: unknown): OutgoingError | undefined {
  if (error instanceof OutgoingError) return error;
  return error instanceof Error && error.cause !== undefined ? doorFailure(error.cause) : undefined;
}

/** Answers that are no answer to our question. */
const unfit = ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'OAUTH_TIMEOUT'];

function refusalOf(error: unknown): Extract<RefusalName, `sso.${string}`> {
  if (doorFailure(error)) return 'sso.away';
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'sso.code' : 'sso.away';
  if (error instanceof ClientError) return unfit.includes(error.code ?? '') ? 'sso.away' : 'sso.token';
  throw error;
}

/** Without anything that a token or a code could stand in. */
export const whyOf = (error: unknown): string => {
  if (error instanceof ResponseBodyError) return error.error;
  return doorFailure(error)?.message ?? (error instanceof ClientError ? (error.code ?? error.message) : 'unknown');
};
