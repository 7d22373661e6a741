/** What goes out over HTTP: what a call has come to, an error, a page of our own. */
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Collected } from './answer.ts';
import { type Bound, encodeReply, type Outcome, type Request, toError } from './call.ts';
import { isSameOrigin } from './request.ts';

/** An answer of the API is shown by no browser, and where one does, it loads and runs nothing. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
const pictureHeaders = {
  ...apiHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const;
const ownHeaders = { ...apiHeaders, 'cache-control': 'no-store' } as const;

/** A file that a call has come to, with what its verb says of it. */
export type SentFile = NonNullable<Collected['file']> & Pick<Collected, 'headers'>;

export const sendFile = (reply: FastifyReply, { content, type, headers }: SentFile): FastifyReply =>
  reply
    .headers({ ...ownHeaders, ...headers, ...(type.startsWith('image/svg') && pictureHeaders) })
    .type(type)
    .send(content);

export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Bound,
  outcome: Outcome,
  call: Request,
): unknown {
  if (isSameOrigin(request)) for (const cookie of outcome.collected.cookies) reply.header('set-cookie', cookie);
  reply.headers(outcome.collected.always);
  if (!outcome.ok) return sendError(reply, outcome);
  const { location, file, headers } = outcome.collected;
  if (file && isKnown(request, headers.etag)) return reply.code(304).headers(headers).send();
  if (file) return sendFile(reply.code(outcome.status), { ...file, headers });
  reply.headers({ ...ownHeaders, ...headers });
  if (location !== undefined) return reply.redirect(location, 302);
  try {
    return reply
      .code(outcome.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(encodeReply(endpoint, outcome.value)));
  } catch (error) {
    return sendError(reply, toError(error, call));
  }
}

/** Whether the caller has it already. */
const isKnown = (request: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) === true;

export function sendError(
  reply: FastifyReply,
  { status, error, retryAfter }: { status: number; error: ErrorBody; retryAfter: number | undefined },
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .headers({ ...apiHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error));
}

/** A page of our own beside the portal, without script: it may be framed by our own alone. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; frame-src 'self'",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
