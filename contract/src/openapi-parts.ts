/** Parts of the API document: shapes with a name, examples, answers by status, and what an address can say. */
import * as z from 'zod/mini';
import type { Access, Endpoint } from './basics/endpoint.ts';
import { errorCodes } from './basics/refusals.ts';
import type { Example } from './partner/examples.ts';
import { problemCodes } from './texts/texts.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

/** Moves every named shape out of what holds it, to be one component. */
export function takeNamed(paths: Json): Json {
  const taken: Json = {};
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $defs, $ref } = value as { $defs?: Json; $ref?: string };
    for (const [name, schema] of Object.entries($defs ?? {})) {
      look(schema);
      taken[name] ??= schema;
    }
    delete (value as Json).$defs;
    if ($ref?.startsWith('#/$defs/')) (value as Json).$ref = $ref.replace('#/$defs/', '#/components/schemas/');
    for (const inner of Object.values(value)) look(inner);
  };
  look(paths);
  return Object.fromEntries(Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface Content {
  content?: Record<string, Json>;
}

/** Each example beside the parameters it sends, the body it sends and the answer it gets. */
export function withExamples(plain: Json, examples: readonly Example[]): Json {
  const operation = JSON.parse(JSON.stringify(plain)) as Json;
  for (const { name, summary, params, query, body, status, answer } of examples) {
    const put = (at: Json | undefined, value: unknown): void => {
      if (at) at.examples = { ...(at.examples as Json | undefined), [name]: { summary, value } };
    };
    const given = { ...params, ...query };
    for (const parameter of operation.parameters as Json[])
      if (given[parameter.name as string] !== undefined)
        put(parameter, valueFor(parameter.schema as Json, given[parameter.name as string]));
    const { content: sent } = (operation.requestBody ?? {}) as Content;
    if (body !== undefined) put(Object.values(sent ?? {})[0], body);
    const { content: got } = ((operation.responses as Json)[status] ?? {}) as Content;
    put(got?.['application/json'], answer);
  }
  return operation;
}

/** Of what is sent as text the value that the document describes. */
const valueFor = ({ type }: Json, sent: string | undefined): unknown =>
  type === 'integer' || type === 'boolean' ? JSON.parse(sent ?? 'null') : sent;

/** In an address there is no null: what may be left out is left out. */
export function sayable({ anyOf, type, default: given, ...more }: Json): Json {
  const left = (anyOf as Json[] | undefined)?.filter((one) => one.type !== 'null');
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  return {
    ...more,
    ...(types.length > 0 && { type: types.length > 1 ? types : types[0] }),
    ...(left?.length === 1 ? left[0] : left && { anyOf: left }),
    ...(given !== null && given !== undefined && { default: given }),
  };
}

/** What is answered at once, and what later: an answer that may wait says which of both it is by its status. */
export function atOnce(reply: Schema, later: Schema | undefined): Schema {
  const { options } = reply._zod.def as unknown as { options?: readonly Schema[] };
  const left = options?.filter((one) => one !== later) ?? [];
  const [first] = left;
  return !later || !first || left.length === options?.length ? reply : left.length > 1 ? z.union(left) : first;
}

export const pick = (from: Json, names: ReadonlySet<string>): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));

/** A token in the body or the path is no scheme; who needs none may still send one. */
export const securityOf = (access: Access): Json =>
  access === 'anyone' || access === 'oneTime' ? {} : { [access]: [] };

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description });

export const securitySchemes = {
  recommender: bearer('Sign-in of a recommender'),
  agency: bearer('Sign-in of an agency user'),
  reward: bearer('Token of one reward, out of the link of a mail'),
  recipient: bearer('Token of a recipient, out of the link of a mail'),
  operator: bearer('Sign-in of an operator with second factor; a page of this host sends its cookie instead'),
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'Key of the mandant' },
};

/** Structured fields of draft-ietf-httpapi-ratelimit-headers; a client that does not know them loses nothing. */
export const rateLimitFields = {
  RateLimit: {
    description: 'What is left to the key: `r` calls in the next `t` seconds',
    schema: { type: 'string' },
    example: '"api-calls";r=2999;t=42',
  },
  'RateLimit-Policy': {
    description: 'How many calls a key has (`q`) in so many seconds (`w`)',
    schema: { type: 'string' },
    example: '"api-calls";q=3000;w=60',
  },
};

/** They stand in every answer to a key that is known. */
export function withRateLimit({ access }: Endpoint, responses: Json): Json {
  if (!access.includes('apiKey')) return responses;
  const fields = Object.fromEntries(
    Object.keys(rateLimitFields).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  return Object.fromEntries(
    Object.entries(responses as Record<string, Json>).map(([status, one]) => [
      status,
      /^(?:200|202|400|403|404|409|429)$/.test(status)
        ? { ...one, headers: { ...(one.headers as Json), ...fields } }
        : one,
    ]),
  );
}

const text = { type: 'string' };

export const errorBody = {
  type: 'object',
  description: 'The body of every answer that is no success; its texts are for people, in the language of the request.',
  properties: {
    PsoErrorCode: { type: 'string', description: 'What is wrong, for programs; it does not change', enum: errorCodes },
    Message: { ...text, description: 'The same for people' },
    Fehler: {
      type: 'array',
      description: 'One entry for each field that is not taken, all of them at once',
      items: {
        type: 'object',
        properties: {
          Feld: { ...text, description: 'Where it is in what was sent, dotted' },
          Code: { ...text, enum: problemCodes, description: 'What is wrong, for programs; it does not change' },
          Message: { ...text, description: 'The same for people' },
        },
        required: ['Feld', 'Code', 'Message'],
      },
    },
    TraceId: { ...text, pattern: '^[0-9a-f]{16}$', description: 'The number of the request in our log' },
  },
  required: ['PsoErrorCode', 'Message', 'Fehler', 'TraceId'],
};
