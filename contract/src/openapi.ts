/**
 * The API document (OpenAPI 3.1) made from endpoints: German names as on the wire, the code names beside them
 * (`x-code-names`), every status an operation can answer. Nothing in it is written by hand; the browser never loads it.
 */
import * as z from 'zod/mini';
import type { Access, Endpoint } from './basics/endpoint.ts';
import { type RefusalName, refusals } from './basics/refusals.ts';
import { wireFields } from './basics/wire.ts';
import { chapters, endpoints as everyEndpoint } from './endpoints.ts';
import { refusalText } from './texts/texts.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

interface ApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

const base = '/api/v1/{mandant}';

export function openApi(endpoints: readonly Endpoint[] = Object.values(everyEndpoint)): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = base + endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Weitersagen API',
      version: '1',
      description:
        'Names are bound in any case, unknown ones are ignored, missing optional ones are null. Paths match in any case, with or without a trailing slash. Money is whole cents; days are YYYY-MM-DD, moments ISO 8601 in UTC.',
    },
    tags: Object.keys(chapters).map((name) => ({ name })),
    paths,
    components: { schemas: { Error: errorBody }, securitySchemes, parameters: headers },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: nameOf.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`,
    summary: endpoint.summary,
    tags: [chapterOf(endpoint)],
    security: endpoint.access.map(securityOf),
    ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
    ...(endpoint.testMode ? { 'x-test-mode': true } : {}),
    parameters: parametersOf(endpoint),
    ...requestBody(endpoint),
    responses: { ...successes(endpoint), ...failures(endpoint) },
  };
}

const nameOf = new Map<Endpoint, string>(Object.entries(everyEndpoint).map(([name, endpoint]) => [endpoint, name]));

const chapterOf = (endpoint: Endpoint): string =>
  Object.keys(chapters).find((chapter) => Object.values(chapters[chapter] ?? {}).includes(endpoint)) ?? 'other';

/** A token in the body or the path is no scheme; who needs none may still send one. */
const securityOf = (access: Access): Json => (access === 'anyone' || access === 'oneTime' ? {} : { [access]: [] });

function parametersOf(endpoint: Endpoint): Json[] {
  const mandant = { name: 'mandant', in: 'path', required: true, schema: { type: 'string' } };
  const language = { $ref: '#/components/parameters/language' };
  const key = { $ref: '#/components/parameters/idempotencyKey' };
  return [
    mandant,
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    language,
    ...(endpoint.idempotent ? [key] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'request') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function requestBody({ body, consumes }: Endpoint): Json {
  if (consumes) return { requestBody: { required: true, content: { [consumes]: { schema: { type: 'string' } } } } };
  if (!body) return {};
  const content = { 'application/json': { schema: describe(body, 'request') } };
  return { requestBody: { required: body._zod.def.type !== 'default', content } };
}

function successes({ reply, produces, status = 200, mayTakeLonger, mayWait }: Endpoint): Json {
  if (produces === 'redirect') {
    const location = { required: true, schema: { type: 'string' } };
    return { 302: { description: 'Leads on', headers: { Location: location } } };
  }
  const content = produces
    ? { content: { [produces]: { schema: { type: 'string' } } } }
    : reply
      ? { content: { 'application/json': { schema: describe(reply, 'reply') } } }
      : {};
  return {
    [status]: { description: 'Done', ...content },
    ...(mayTakeLonger ? { 202: { description: 'Goes on in the background', ...content } } : {}),
    ...(mayWait ? { 202: { description: 'Waits for another person', ...content } } : {}),
  };
}

/** What it refuses itself, and what every operation of its shape does. */
function failures(endpoint: Endpoint): Json {
  const names = new Set<RefusalName>([
    'mandant.unknown',
    'mandant.closed',
    'fault',
    'unavailable',
    ...(endpoint.refusals ?? []),
  ]);
  if (endpoint.access.includes('apiKey')) names.add('api-key.unknown').add('limit.reached');
  else if (endpoint.access.some((one) => one !== 'anyone' && one !== 'oneTime')) names.add('token.invalid');
  if (endpoint.params) names.add('unknown');
  if (endpoint.query || endpoint.method !== 'GET') names.add('input.invalid');
  if (endpoint.method !== 'GET') names.add('input.no-json').add('input.too-large');
  if (endpoint.method !== 'GET' && !endpoint.ignoresBody) names.add('input.wrong-type');
  const byStatus = Map.groupBy([...names], (name) => refusals[name][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${refusals[name][1]}: ${refusalText('en', name)}`).join(' '),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** The German side of a schema. In a reply every field is there, unless the schema says that it may be left out. */
function describe(schema: Schema, side: 'request' | 'reply'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const definition = zodSchema._zod.def as { type: string; shape?: Record<string, Schema> };
      const fields = wireFields(zodSchema);
      if (fields && definition.type === 'pipe') {
        const names = Object.entries(fields).map(([codeName, [wireName]]) => [wireName, codeName]);
        jsonSchema['x-code-names'] = Object.fromEntries(names);
      }
      if (side === 'request') return;
      delete jsonSchema.default;
      if (definition.type === 'object' && definition.shape) {
        jsonSchema.required = Object.entries(definition.shape)
          .filter(([, field]) => field._zod.def.type !== 'optional')
          .map(([name]) => name);
      }
    },
  }) as Json;
  return described;
}

const text = { type: 'string' };

const errorBody = {
  type: 'object',
  description: 'The body of every answer that is no success; its texts are for people, in the language of the request.',
  properties: {
    PsoErrorCode: { type: 'string', enum: [...new Set(Object.values(refusals).map(([, code]) => code))] },
    Message: text,
    Fehler: {
      type: 'array',
      items: { type: 'object', properties: { Feld: text, Message: text }, required: ['Feld', 'Message'] },
    },
    TraceId: text,
  },
  required: ['PsoErrorCode', 'Message', 'Fehler', 'TraceId'],
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description });

const securitySchemes = {
  recommender: bearer('Sign-in of a recommender'),
  agency: bearer('Sign-in of an agency user'),
  reward: bearer('Token of one reward, out of the link of a mail'),
  recipient: bearer('Token of a recipient, out of the link of a mail'),
  operator: bearer('Sign-in of an operator with second factor; a page of this host sends its cookie instead'),
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'Key of the mandant' },
};

const headers = {
  language: {
    name: 'X-Accept-Language',
    in: 'header',
    description: 'Language of texts and of mails caused by the call; German without',
    schema: { type: 'string', pattern: '^[a-z]{2}$' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key within 24 hours gets the same answer and does nothing twice',
    schema: { type: 'string', maxLength: 200 },
  },
};
