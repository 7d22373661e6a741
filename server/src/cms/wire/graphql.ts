/** GraphQL over HTTP: one question, or a batch of them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Question } from '../graphql/run.ts';
import type { ItemKind } from '../kind.ts';
import { type Parameters, textOf } from './asked.ts';
import type { Caller } from './caller.ts';
import { sendInvalid } from './refuse.ts';
import { wishesOf } from './wishes.ts';

const batchMax = 10;

export async function sendAnswer(
  kind: ItemKind,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const question = questionOf(request.method === 'POST' ? request.body : request.query);
  if (!question) return sendInvalid(request, reply, ['A query is missing']);
  const { isRefused, body } = await (await load())(kind, caller, question, draftsOf(request, caller));
  return sendJson(reply.code(isRefused ? 400 : 200), body);
}

export async function sendBatch(
  kind: ItemKind,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = Array.isArray(request.body) ? request.body : [];
  const questions = given.map(questionOf);
  if (questions.length === 0 || questions.length > batchMax || questions.includes(undefined))
    return sendInvalid(request, reply, [`A batch has 1 to ${batchMax} queries`]);
  const answer = await load();
  const bodies: object[] = [];
  // One after the other: a batch is not more than its questions.
  for (const question of questions as Question[])
    bodies.push((await answer(kind, caller, question, draftsOf(request, caller))).body);
  return sendJson(reply, bodies);
}

/** GraphQL is loaded with the first question. */
const load = async () => (await import('../graphql/run.ts')).answerQuestion;

const draftsOf = (request: FastifyRequest, caller: Caller): boolean => wishesOf(request, caller).withDrafts;

const sendJson = (reply: FastifyReply, body: object): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));

function questionOf(given: unknown): Question | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { query, variables, operationName } = given as Parameters;
  const text = textOf(query);
  return text === undefined
    ? undefined
    : { query: text, variables: objectOf(variables), operationName: textOf(operationName) };
}

function objectOf(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Record<string, unknown>;
  if (typeof given !== 'string') return undefined;
  try {
    return objectOf(JSON.parse(given));
  } catch {
    return undefined;
  }
}
