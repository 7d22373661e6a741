/**
 * The API document (OpenAPI 3.1) made from endpoints: German names as on the wire, the code names beside them
 * (`x-code-names`), every status an operation can answer. Nothing in it is written by hand; the browser never loads it.
 */
import type * as z from 'zod/mini';
import { Asked } from './approval/schemas.ts';
import { type Access, apiScope, type Endpoint } from './basics/endpoint.ts';
import { type RefusalName, refusals } from './basics/refusals.ts';
import { encode, wireFields } from './basics/wire.ts';
import { chapters, endpoints as everyEndpoint } from './endpoints.ts';
import {
  atOnce,
  errorBody,
  pick,
  rateLimitFields,
  sayable,
  securityOf,
  securitySchemes,
  takeNamed,
  withExamples,
  withRateLimit,
} from './openapi-parts.ts';
import { describe } from './openapi-schemas.ts';
import type { Example } from './partner/examples.ts';
import { refusalText } from './texts/texts.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

interface ApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string; license: { name: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

const base = '/api/v1/{mandant}';

/** What a document says of itself, and the examples in it. */
interface About {
  title: string;
  description: string;
  examples: readonly Example[];
  /** What its chapters are about, where that is less than in the whole document. */
  chapterTexts?: Readonly<Record<string, string>>;
}

const everything: About = {
  title: 'Weitersagen API',
  description:
    'Names are bound in any case, unknown ones are ignored, missing optional ones are null. Blanks around a text are dropped; whole numbers and yes or no are read as text, too, days also as DD.MM.YYYY. Paths match in any case, with or without a trailing slash; a method that an address does not have is 404. Money is whole cents; days are YYYY-MM-DD, moments ISO 8601 in UTC. A pattern or a bound says what a value looks like; a number that is none, an account whose check digits do not fit, terms that are not the current ones and the like are refused beside it.',
  examples: [],
};

export function openApi(
  endpoints: readonly Endpoint[] = Object.values(everyEndpoint),
  { title, description, examples, chapterTexts = everyChapterText }: About = everything,
): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = base + endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    const own = examples.filter(({ call }) => call === endpoint);
    paths[path][endpoint.method.toLowerCase()] = withExamples(operation(endpoint), own);
  }
  const used = new Set(endpoints.map(chapterOf));
  const schemas = { ...takeNamed(paths), Error: errorBody };
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '1',
      description,
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/', description: 'The host that this document comes from' }],
    tags: Object.keys(chapters)
      .filter((name) => used.has(name))
      .map((name) => ({ name, description: chapterTexts[name] ?? name })),
    paths,
    components: {
      schemas,
      responses: ofEveryCall,
      securitySchemes: pick(securitySchemes, new Set(endpoints.flatMap(({ access }) => access))),
      ...(endpoints.some(({ access }) => access.includes('apiKey')) ? { headers: rateLimitFields } : {}),
      parameters: endpoints.some(({ idempotent }) => idempotent)
        ? headers
        : pick(headers, new Set(['mandant', 'language'])),
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: nameOf.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [chapterOf(endpoint)],
    security: endpoint.access.map(securityOf),
    ...(endpoint.scope ? { 'x-scope': encode(apiScope, endpoint.scope) } : {}),
    ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
    ...(endpoint.testMode ? { 'x-test-mode': true } : {}),
    parameters: parametersOf(endpoint),
    ...requestBody(endpoint),
    responses: withRateLimit(endpoint, { ...successes(endpoint), ...failures(endpoint) }),
  };
}

/** Who may call it, and what is special about it. */
function descriptionOf(endpoint: Endpoint): string {
  const { access, roles, scope, idempotent, testMode, acts, anyMandant, mayTakeLonger } = endpoint;
  return [
    `For ${access.map((one) => callers[one]).join(' or ')}${roles ? ` with the role ${roles.join(' or ')}` : ''}.`,
    ...(scope ? [`Needs the scope \`${encode(apiScope, scope)}\`.`] : []),
    ...(idempotent ? ['The same Idempotency-Key gets the same answer.'] : []),
    ...(acts ? ['A GET that changes something.'] : []),
    ...(anyMandant ? ['Says nothing of a mandant: any path will do.'] : []),
    ...(mayTakeLonger ? ['What takes longer goes on in the background: 202.'] : []),
    ...(testMode ? ['Exists in test mode only.'] : []),
  ].join(' ');
}

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  recommender: 'recommenders',
  agency: 'users of an agency',
  reward: 'the holder of the token of a reward',
  recipient: 'the holder of the token of a recipient',
  operator: 'operators',
  apiKey: "the client's system with its key",
  oneTime: 'the holder of a one-time token',
};

const everyChapterText: Readonly<Record<string, string>> = {
  mandant: 'What a mandant is and shows: name, terms, modules, languages',
  site: 'Pages and their addresses',
  figure: 'What a company tells everybody of its numbers',
  content: 'Texts and banners',
  consent: 'What a visitor decided about cookies',
  contact: 'The contact form',
  captcha: 'Whether a form needs a captcha',
  stranger: 'The proof of work that a form of somebody unknown may need',
  product: 'What can be recommended',
  premium: 'What a recommendation earns',
  account: 'Recommenders: signing in, passwords, own data, newsletter, stored bank account',
  campaign: 'Campaigns that are running',
  recommendation: 'Making and sharing recommendations, following their links',
  recipient: 'Who was recommended to: data, agreement, bank account',
  reward: 'Rewards: showing and collecting them',
  order: "Orders, reported by the client's system or as a file",
  invitation: 'Agencies ask somebody to become a recommender',
  agency: 'Agencies: registering, signing in, the people who work there',
  'agency-area': 'What an agency has: lists, overview, search, and the release of its orders',
  'personal-area': 'What became of the own recommendations and rewards',
  claim: 'Orders that somebody misses: claims of recommenders and their files',
  operator: 'Operators: signing in, invitations, colleagues',
  desk: 'The desk: lists, details, decisions and files of operators',
};

const nameOf = new Map<Endpoint, string>(Object.entries(everyEndpoint).map(([name, endpoint]) => [endpoint, name]));

const chapterOf = (endpoint: Endpoint): string =>
  Object.keys(chapters).find((chapter) => Object.values(chapters[chapter] ?? {}).includes(endpoint)) ?? 'other';

function parametersOf(endpoint: Endpoint): Json[] {
  const mandant = { $ref: '#/components/parameters/mandant' };
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
    schema: sayable(one),
  }));
}

function requestBody({ body, consumes, columns }: Endpoint): Json {
  if (consumes) {
    const description = columns && `A line a row, below a header with names of columns: ${columnsOf(columns)}`;
    const schema = { type: 'string', ...(description ? { description } : {}) };
    return { requestBody: { required: true, content: { [consumes]: { schema } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: describe(body, 'request', true) } };
  return { requestBody: { required: body._zod.def.type !== 'default', content } };
}

const columnsOf = (schema: Schema): string =>
  Object.values(wireFields(schema) ?? {})
    .map(([name]) => `\`${name}\``)
    .join(', ');

const inJson = (schema: Schema): Json => ({
  content: { 'application/json': { schema: describe(schema, 'reply', true) } },
});

function successes({ reply, produces, status = 200, mayTakeLonger, mayWait }: Endpoint): Json {
  if (produces === 'redirect') {
    const location = { required: true, schema: { type: 'string' } };
    return { 302: { description: 'Leads on', headers: { Location: location } } };
  }
  const content = produces
    ? { content: Object.fromEntries([produces].flat().map((type) => [type, { schema: { type: 'string' } }])) }
    : reply
      ? inJson(atOnce(reply, mayTakeLonger ?? (mayWait && Asked)))
      : {};
  return {
    [status]: { description: 'Done', ...content },
    ...(mayTakeLonger ? { 202: { description: 'Goes on in the background', ...inJson(mayTakeLonger) } } : {}),
    ...(mayWait ? { 202: { description: 'Waits for another person', ...inJson(Asked) } } : {}),
  };
}

/** What it refuses itself, and what every operation of its shape does. */
function failures(endpoint: Endpoint): Json {
  const names = new Set<RefusalName>([
    'input.invalid',
    'mandant.unknown',
    'mandant.closed',
    'fault',
    'unavailable',
    ...(endpoint.refusals ?? []),
  ]);
  if (endpoint.access.includes('apiKey'))
    names.add('api-key.unknown').add('api-key.ended').add('api-key.scope').add('limit.reached');
  else if (endpoint.access.some((one) => one !== 'anyone' && one !== 'oneTime')) names.add('token.invalid');
  if (endpoint.params) names.add('unknown');
  if (endpoint.method !== 'GET') names.add('input.no-json').add('input.too-large');
  if (endpoint.method !== 'GET' && !endpoint.ignoresBody) names.add('input.wrong-type');
  const byStatus = Map.groupBy([...names], (name) => refusals[name][0]);
  const own = Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${refusals[name][1]}: ${refusalText('en', name)}`).join(' '),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        content: errorContent,
      },
    ]),
  );
  const common = Object.fromEntries(
    Object.keys(ofEveryCall).map((status) => [status.slice(1), { $ref: `#/components/responses/${status}` }]),
  );
  return { ...own, ...common };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** What is refused before it is known which call it is. */
const ofEveryCall = {
  _408: { description: 'PSOF0100: The request did not come in whole in time.', content: errorContent },
  _431: { description: 'PSOF0100: Address and headers are longer than 16 KB.', content: errorContent },
};

const headers = {
  mandant: {
    name: 'mandant',
    in: 'path',
    required: true,
    description: 'Whose programme it is; another name than that of a mandant is 404',
    schema: { type: 'string' },
  },
  language: {
    name: 'X-Accept-Language',
    in: 'header',
    description:
      'Language of texts and of mails caused by the call: two letters; German without, and for any other value',
    schema: { type: 'string' },
    example: 'en',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key within 24 hours gets the same answer and does nothing twice; the first 200 characters count',
    schema: { type: 'string' },
  },
};
