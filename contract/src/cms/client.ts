/**
 * A client of a CMS that speaks Squidex, ours or one elsewhere, on the server and in the browser: a token by client credentials,
 * shared by all calls; a 401 is answered by one retry with a fresh token (S7), and nothing here ever signs anybody out.
 */
import { unavailable } from './unavailable.ts';

/** The outer limit of a call; who shows a page waits less. */
export const cmsTimeoutMs = 300_000;

/** What the log and the console say of it (§8). */
export const loadFailed = 'Fehler beim Laden des CMS Inhalts';

export class CmsError extends Error {
  override readonly name = 'CmsError';
  /** What the CMS answered; none where it did not. */
  readonly status: number | undefined;
  constructor(status?: number, options?: { cause: unknown }) {
    super(unavailable, options);
    this.status = status;
  }
}

export interface CmsRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  timeoutMs: number;
}

export interface CmsAnswer {
  status: number;
  /** The body as JSON; `undefined` where it is none. */
  body: unknown;
}

/** Who carries a request: it rejects where there is no answer, in time. */
type SendToCms = (request: CmsRequest) => Promise<CmsAnswer>;

export interface CmsAccess {
  /** Address or path before `/identity-server` and `/api`, without a slash at its end. */
  base: string;
  app: string;
  /** As the token call takes it: `app:client`. */
  clientId: string;
  secret: string;
}

export interface CmsClient {
  /** The body of an answer; `undefined` for what is not there (404). Rejects with a CmsError else. */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  graphql(query: string): Promise<unknown>;
}

/** `isAnew`: what was found before is refused now, so it is looked for again. */
type FindAccess = (isAnew: boolean) => Promise<CmsAccess>;

export function createCmsClient(findAccess: FindAccess, send: SendToCms, timeoutMs = cmsTimeoutMs): CmsClient {
  let token: Promise<string> | undefined;
  /** A secret may be another one since: the next token is asked for with what counts now. */
  let isRefused = false;

  const ask = async (request: Omit<CmsRequest, 'timeoutMs'>): Promise<CmsAnswer> => {
    try {
      return await send({ ...request, timeoutMs });
    } catch (cause) {
      throw new CmsError(undefined, { cause });
    }
  };
  const freshToken = async (): Promise<string> => {
    const isAnew = isRefused;
    isRefused = false;
    const access = await findAccess(isAnew).catch((cause: unknown) => {
      throw new CmsError(undefined, { cause });
    });
    const { status, body } = await ask(tokenRequest(access));
    const given = (body as { access_token?: unknown } | undefined)?.access_token;
    if (status === 200 && typeof given === 'string') return given;
    isRefused = true;
    throw new CmsError(status);
  };
  const currentToken = (): Promise<string> => {
    const asked = token ?? freshToken();
    token = asked;
    asked.catch(() => {
      if (token === asked) token = undefined;
    });
    return asked;
  };
  const call = async (request: Pick<CmsRequest, 'method' | 'json'> & { path: string }): Promise<unknown> => {
    const { base, app } = await findAccess(false);
    const once = async (more: Readonly<Record<string, string>> = {}): Promise<CmsAnswer> =>
      ask({
        url: `${base}/api/content/${encodeURIComponent(app)}/${request.path}`,
        method: request.method,
        headers: { authorization: `Bearer ${await used}`, ...more },
        ...(request.json !== undefined && { json: request.json }),
      });
    let used = currentToken();
    let answer = await once();
    if (answer.status === 401) {
      // Others may have asked for a fresh one meanwhile.
      if (token === used) {
        token = undefined;
        isRefused = true;
      }
      used = currentToken();
      answer = await once({ 'x-retry': '1' });
    }
    if (answer.status === 404) return undefined;
    if (answer.status !== 200 || answer.body === undefined) throw new CmsError(answer.status);
    return answer.body;
  };

  return {
    get: (path, query = {}) => {
      const asked = Object.entries(query).map(
        ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      );
      return call({ method: 'GET', path: asked.length > 0 ? `${path}?${asked.join('&')}` : path });
    },
    graphql: (query) => call({ method: 'POST', path: 'graphql', json: { query } }),
  };
}

const tokenRequest = ({ base, clientId, secret }: CmsAccess): Omit<CmsRequest, 'timeoutMs'> => ({
  url: `${base}/identity-server/connect/token`,
  method: 'POST',
  headers: {},
  form: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret, scope: 'squidex-api' },
});
