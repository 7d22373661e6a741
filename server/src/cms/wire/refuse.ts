/** What Squidex says when it says no: mostly nothing but a number. */
import { Refusal, type RefusalName, refusals } from '@weitersagen/contract/basics/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#platform/database/away.ts';
import type { Log } from '#platform/log.ts';
import { BadQuery } from '../query/fields.ts';

/** Refusals whose reason is told. */
const told: Readonly<Partial<Record<RefusalName, string>>> = {
  'input.invalid': 'Validation error',
  'draft.outdated': 'The content has been changed meanwhile',
  'state.not-allowed': 'The content does not allow this in its status',
};

export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  reply.header('cache-control', 'no-store');
  const detail = badQueryOf(error);
  if (detail !== undefined) return sendInvalid(request, reply, [`Failed to parse query: ${detail}`]);
  if (error instanceof Refusal) return sendRefused(error, request, reply);
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return sendNothing(reply, statusCode);
  if (isDatabaseAway(error)) return sendNothing(reply.header('retry-after', '30'), 503);
  log.error({ err: error, request: request.id }, 'a call of the CMS failed');
  return sendNothing(reply, 500);
}

export const sendNothing = (reply: FastifyReply, status: number): FastifyReply => {
  reply.removeHeader('content-type');
  return reply.code(status).send();
};

function sendRefused({ refusal, details }: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [status] = refusals[refusal];
  if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
  const message = told[refusal];
  if (message === undefined) return sendNothing(reply, status);
  const lines = (details.problems ?? []).map(({ field, code }) => `${field}: ${code}`);
  return sendError(request, reply, status, message, lines);
}

export const sendInvalid = (request: FastifyRequest, reply: FastifyReply, details: readonly string[]): FastifyReply =>
  sendError(request, reply, 400, 'Validation error', details);

const sections: Readonly<Record<number, string>> = { 400: '6.5.1', 409: '6.5.8' };

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  statusCode: number,
  message: string,
  details: readonly string[],
): FastifyReply {
  const type = `https://www.rfc-editor.org/rfc/rfc7231#section-${sections[statusCode] ?? '6.5'}`;
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, ...(details.length > 0 && { details }), statusCode, traceId: request.id, type }));
}

/** What is wrong with a question; a pattern that only the database could not read is one, too. */
function badQueryOf(error: unknown): string | undefined {
  if (error instanceof BadQuery) return error.message;
  return (error as { code?: string }).code === '2201B' ? 'the pattern is not readable' : undefined;
}
