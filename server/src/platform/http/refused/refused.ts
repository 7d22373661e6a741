/**
 * What is refused before any endpoint or page has a say: an address that cannot be read, one that nobody has, headers that
 * are too long, a request that is none. A program gets the envelope of every error, a person a page, in the language asked
 * for.
 */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorBody, Refusal, type RefusalName, refusals } from '@weitersagen/contract/basics/refusals';
import { refusalText } from '@weitersagen/contract/texts/texts';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../accept-language.ts';
import { toError } from '../call.ts';
import { sendError } from '../reply.ts';
import { hostOf, localeOf, originOf } from '../request.ts';
import { errorPage, errorPageHeaders, type Look, type Sentence } from './error-page.ts';

// Not by `import`, which would fetch the whole of undici with it (cold start).
const { STATUS_CODES } = process.getBuiltinModule('node:http');

type Log = Parameters<typeof toError>[1]['log'];

/** An API answer says nothing but its JSON. */
const closed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Addresses that speak as another product does, which says no by a number alone. */
const isForeign = /^\/cms(?:[/?]|$)/i;

interface Parts {
  log: Log;
  /** What is known of whose address it is; nobody waits for it. */
  lookOf: (host: string) => Look | undefined;
}

/** What the listener itself says no to, and whatever a page could not be made for. */
export function refuseRequest(error: unknown, request: FastifyRequest, reply: FastifyReply, parts: Parts): void {
  const refusal = refusalOf(error);
  // Of a file that broke off before its first byte: this answer is not packed, and nothing to be kept under its name.
  for (const name of ofBody) reply.removeHeader(name);
  if (refusal instanceof Refusal && isForeign.test(request.url)) {
    reply.code(refusals[refusal.refusal][0]).headers(closed).send();
    return;
  }
  if (isForPerson(request.url, request.headers.accept)) return void refusePerson(refusal, request, reply, parts);
  reply.headers(closed);
  sendError(reply, toError(refusal, { locale: localeOf(request), origin: originOf(request), log: parts.log }));
}

/** What an answer says of the body it was going to have. */
const ofBody = ['content-encoding', 'content-disposition', 'content-range', 'etag', 'last-modified'];

const sentences = {
  400: 'badAddress',
  404: 'unknown',
  413: 'tooLarge',
  500: 'fault',
  503: 'unavailable',
} as const;

/** A page in any case, whatever the caller says it takes. */
export function refusePerson(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, lookOf }: Parts,
  trouble?: Sentence,
): FastifyReply {
  const look = lookOf(hostOf(request));
  const locale = pageLocale(request.url, request.headers['accept-language'], look);
  const { status, error: told, retryAfter } = toError(error, { locale, origin: originOf(request), log });
  const own = trouble ?? sentences[status as keyof typeof sentences];
  const page = { trouble: own ?? { says: told.Message }, look, number: status >= 500 ? request.id : undefined };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).headers(errorPageHeaders).send(errorPage(locale, page));
}

/** What fastify refuses, in our words: a body that is too large or no JSON, an address with a broken escape or too long a part. */
export function refusalOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('input.too-large');
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('unknown');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('input.invalid');
  return error;
}

/** Links are opened by people, whatever the program between them and us says it takes. */
const isForPerson = (url: string, accept: string | undefined): boolean =>
  !/^\/api(?:\/|$)/i.test(url) && (/^\/{1,2}[ek]\//i.test(url) || /\btext\/html\b/i.test(accept ?? ''));

/** Of the address, else of the browser: one of the mandant's, or of ours. */
export function pageLocale(
  url: string,
  wished: string | undefined,
  { language, own }: Partial<Pick<Look, 'language' | 'own'>> = {},
): string {
  const spoken = [...(own?.languages ?? []), 'de', 'en'];
  const first = /^\/([a-z]{2})(?![\w-])/i.exec(url)?.[1]?.toLowerCase();
  return first && spoken.includes(first) ? first : (acceptedLanguage(wished, spoken) ?? language ?? 'de');
}

/** Statuses of requests that never became one. */
const broken: Readonly<
  Record<string, readonly [status: number, refusal: RefusalName, trouble: 'tooLarge' | 'tooSlow']>
> = {
  HPE_HEADER_OVERFLOW: [431, 'input.too-large', 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'input.invalid', 'tooSlow'],
};

/**
 * A request that Node could not read: there is a socket and, sometimes, the packet it stumbled over, out of which comes for
 * whom the answer is.
 */
export function refuseSocket(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, refusal, trouble] = broken[error.code ?? ''] ?? [400, 'input.invalid', 'badAddress' as const];
  const packet = (error.rawPacket as unknown as Buffer | undefined)?.toString('latin1') ?? '';
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(packet)?.[1]?.trim();
  const url = /^[A-Z]+ (\S+)/.exec(packet)?.[1] ?? '/api';
  const traceId = randomBytes(8).toString('hex');
  const isPage = isForPerson(url, header('accept'));
  const locale = pageLocale(url, header('accept-language'));
  const body = isPage
    ? errorPage(locale, { trouble })
    : JSON.stringify({
        PsoErrorCode: 'PSOF0100',
        Message: refusalText(header('x-accept-language')?.toLowerCase() ?? 'de', refusal),
        Fehler: [],
        TraceId: traceId,
      } satisfies ErrorBody);
  const headers = {
    ...(isPage
      ? errorPageHeaders
      : { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...closed }),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
