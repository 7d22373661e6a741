/**
 * Tries out what somebody typed at the desk, step by step as a sign-in goes, as far as that is possible without a person: what
 * fails first is named with its reason, what follows on it is not tried.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { SsoFailure, SsoStep, TriedSso } from '@weitersagen/contract/agency/sso-desk';
import { readDepartments, readRoles, ssoScope } from '@weitersagen/contract/agency/sso-rules';
import { ClientError, type Configuration, ResponseBodyError, type ServerMetadata } from 'openid-client';
import type { Ctx } from '#platform/context.ts';
import type { OutgoingError } from '#platform/outgoing/failure.ts';
import { discover, doorFailure, grant } from './provider.ts';
import type { SsoClient } from './settings.ts';
import { said } from './spelling.ts';

type Tried = TriedSso['steps'][number];

interface Trying {
  ctx: Pick<Ctx, 'system'>;
  client: SsoClient;
  redirectUri: string;
  /** Numbers of agencies that are named and not there. */
  unknown: readonly string[];
  /** Known from the second step on. */
  configuration?: Configuration;
}

class StepFailed extends Error {
  readonly failure: SsoFailure;
  readonly detail: string | null;
  constructor(failure: SsoFailure, detail: string | null = null) {
    super(failure);
    this.failure = failure;
    this.detail = detail;
  }
}

type Step = (trying: Trying) => Promise<void>;

/** In the order of a sign-in. */
const steps: Readonly<Record<SsoStep, Step>> = {
  address: async (trying) => {
    const { failure } = (await refusedByDoor(trying)) ?? {};
    if (failure === 'refused') throw new StepFailed('refused', new URL(trying.client.issuer).host);
  },
  metadata: async (trying) => {
    trying.configuration = await discover(trying.ctx.system, trying.client);
  },
  endpoints: async (trying) => checkEndpoints(metadataOf(trying), trying.client.issuer),
  keys: checkKeys,
  authorize: checkAuthorize,
  token: checkToken,
  claims: async ({ client: { departments, roles }, unknown }) => {
    if (!readDepartments(departments)?.size) throw new StepFailed('noDepartment');
    if (!readRoles(roles)?.size) throw new StepFailed('noRole');
    if (unknown.length > 0) throw new StepFailed('unknownAgency', unknown.slice(0, namedMax).join(', '));
  },
};

const namedMax = 10;
/** Said whatever becomes of those before. */
const independent: readonly SsoStep[] = ['claims'];

export async function trySsoClient(
  ctx: Pick<Ctx, 'system'>,
  client: SsoClient,
  given: Pick<Trying, 'redirectUri' | 'unknown'>,
): Promise<Tried[]> {
  const trying: Trying = { ctx, client, ...given };
  const tried: Tried[] = [];
  let hasFailed = false;
  for (const step of Object.keys(steps) as SsoStep[]) {
    if (hasFailed && !independent.includes(step)) {
      tried.push({ step, outcome: 'untried', failure: null, detail: null });
      continue;
    }
    const failed = await failureIn(() => steps[step](trying));
    hasFailed ||= failed !== null;
    tried.push({
      step,
      outcome: failed ? 'bad' : 'good',
      failure: failed?.failure ?? null,
      detail: failed?.detail ?? null,
    });
  }
  return tried;
}

async function failureIn(step: () => Promise<void>): Promise<StepFailed | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof StepFailed) return error;
    const atDoor = doorFailure(error);
    if (atDoor) return new StepFailed(ofDoor[atDoor.failure], atDoor.message);
    if (error instanceof ClientError) return new StepFailed(ofLibrary[error.code ?? ''] ?? 'unreadable', error.message);
    throw error;
  }
}

const ofDoor: Readonly<Record<OutgoingError['failure'], SsoFailure>> = {
  refused: 'refused',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'tooLarge',
};
const ofLibrary: Readonly<Record<string, SsoFailure>> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'status',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'otherIssuer',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'notHttps',
  OAUTH_TIMEOUT: 'timeout',
};

function metadataOf({ configuration }: Trying): ServerMetadata {
  if (!configuration) throw new StepFailed('missing');
  return configuration.serverMetadata();
}

/** The door looks at the address before anything is sent. */
async function refusedByDoor({ ctx, client }: Trying): Promise<OutgoingError | undefined> {
  try {
    await ask(ctx, client.issuer);
    return undefined;
  } catch (error) {
    return doorFailure(error);
  }
}

const ask = ({ system }: Pick<Ctx, 'system'>, url: string) => system.outgoing.call({ purpose: 'sso', url });

function checkEndpoints(metadata: ServerMetadata, issuer: string): void {
  const named = {
    authorization_endpoint: said(metadata, 'authorization_endpoint'),
    token_endpoint: said(metadata, 'token_endpoint'),
    jwks_uri: said(metadata, 'jwks_uri'),
  };
  const missing = Object.entries(named).flatMap(([name, address]) => (address ? [] : [name]));
  if (missing.length > 0) throw new StepFailed('missing', missing.join(', '));
  const plain = Object.entries(named).flatMap(([name, address]) => (address?.startsWith('https:') ? [] : [name]));
  if (plain.length > 0 && !issuer.startsWith('http:')) throw new StepFailed('notHttps', plain.join(', '));
  const methods = said(metadata, 'code_challenge_methods_supported');
  if (methods && !methods.includes('S256')) throw new StepFailed('noPkce', methods.join(', '));
}

async function checkKeys(trying: Trying): Promise<void> {
  const { status, text } = await ask(trying.ctx, said(metadataOf(trying), 'jwks_uri') ?? '');
  if (status !== 200) throw new StepFailed('status', String(status));
  const { keys } = readJson(text) as { keys?: unknown };
  const signs = (key: unknown): boolean =>
    typeof key === 'object' && key !== null && 'kty' in key && (key as { use?: unknown }).use !== 'enc';
  if (!Array.isArray(keys) || !keys.some(signs)) throw new StepFailed('noKey');
}

function readJson(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    throw new StepFailed('unreadable');
  }
}

/** As a browser would ask that nobody is signed in with: a page, or on to one. */
async function checkAuthorize(trying: Trying): Promise<void> {
  const { client, redirectUri } = trying;
  const address = new URL(said(metadataOf(trying), 'authorization_endpoint') ?? '');
  const asked = {
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: ssoScope,
    state: newSecret(),
    nonce: newSecret(),
    code_challenge: createHash('sha256').update(newSecret()).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const { status, location } = await ask(trying.ctx, address.href);
  if (status >= 400) throw new StepFailed('status', String(status));
  const next = location && URL.canParse(location, address.href) ? new URL(location, address.href) : undefined;
  const error = next?.searchParams.get('error');
  if (error) throw new StepFailed('turnedDown', error);
}

/** A code that nobody has: a provider that knows us says so of the code, and not of us. */
async function checkToken(trying: Trying): Promise<void> {
  const { configuration, redirectUri } = trying;
  if (!configuration) return;
  try {
    await grant(configuration, { code: newSecret(), verifier: newSecret(), nonce: null, redirectUri });
  } catch (error) {
    if (!(error instanceof ResponseBodyError)) throw error;
    if (error.error === 'invalid_grant') return;
    throw new StepFailed(error.error.endsWith('_client') ? 'client' : 'turnedDown', error.error);
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');
