/** A page to read, drawn from an API document: every call with what it takes, what it answers, examples, and the shapes they share. */
import { escapeHtml } from '../../escape-html.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema;
  required?: readonly string[];
  'x-code-names'?: Readonly<Record<string, string>>;
}

interface Example {
  summary: string;
  value: unknown;
}

type Content = Readonly<Record<string, { schema: Schema; examples?: Readonly<Record<string, Example>> }>>;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  examples?: Readonly<Record<string, Example>>;
}

interface Answer {
  $ref?: string;
  description: string;
  content?: Content;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, Answer>>;
}

export interface ReadableDocument {
  info: { title: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Answer>>;
    parameters: Readonly<Record<string, Parameter>>;
    securitySchemes: Readonly<Record<string, { description: string; name?: string }>>;
    headers?: Readonly<Record<string, { description: string }>>;
  };
}

interface Call extends Operation {
  method: string;
  path: string;
}

/** What the drawing of a shape needs besides: where those with a name are, and whether names in code stand beside. */
interface Drawing {
  shapes: Readonly<Record<string, Schema>>;
  hasCodeNames: boolean;
}

/** Names in code stand beside those on the wire where `hasCodeNames`: a client has no use for ours. */
export function toPage(document: ReadableDocument, json: string, hasCodeNames: boolean): string {
  const { info, tags, paths, components } = document;
  const calls: Call[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
  );
  const chapters = tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags[0] === tag.name) }));
  const contents = chapters.map(
    ({ name, calls: own }) =>
      `<li>${escapeHtml(name)}<ul>${own.map((call) => `<li><a href="#${call.operationId}">${toName(call)}</a></li>`).join('')}</ul></li>`,
  );
  const draw: Drawing = { shapes: components.schemas, hasCodeNames };
  const body = chapters.map(
    ({ name, description, calls: own }) =>
      `<h2>${escapeHtml(name)}</h2><p>${toText(description)}</p>${own.map((call) => toSection(call, draw)).join('')}`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="${name}"><h3>${name}</h3>${schema.description ? `<p>${toText(schema.description)}</p>` : ''}${toFields(schema, draw)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title}</title><style>${style}</style></head>
<body><main><h1>${info.title}</h1><p>${toText(info.description)}</p><p>For programs: <a href="${json}">${json.slice(5)}</a> (OpenAPI 3.1).</p>
<nav aria-label="Contents"><ul>${contents.join('')}<li>shapes<ul>${Object.keys(components.schemas)
    .map((name) => `<li><a href="#${name}">${name}</a></li>`)
    .join('')}</ul></li></ul></nav>
<h2>Of every call</h2>${ofEveryCall(components)}${body.join('')}<h2>Shapes</h2>${shapes.join('')}</main></body></html>`;
}

function ofEveryCall({ parameters, securitySchemes, headers = {}, responses }: ReadableDocument['components']): string {
  return toList([
    ...Object.values(parameters).map((one) => toParameter(one)),
    ...Object.entries(securitySchemes).map(([name, one]) =>
      toRow(one.name ?? name, one.name ? 'header' : 'header Authorization, Bearer', one.description),
    ),
    ...Object.entries(headers).map(([name, one]) => toRow(name, 'header of an answer', one.description)),
    ...Object.entries(responses).map(([status, one]) => toRow(status.slice(1), 'answer', one.description)),
  ]);
}

const toName = ({ method, path }: Call): string =>
  `<b>${method}</b> ${escapeHtml(path.replace('/api/v1/{mandant}', '') || '/')}`;

function toSection(call: Call, draw: Drawing): string {
  const own = call.parameters.filter(({ $ref }) => !$ref);
  const sent = Object.entries(call.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body <small>${type}</small></h4>${toShape(schema, draw)}`,
  );
  const answers = Object.entries(call.responses).filter(([, { $ref }]) => !$ref);
  const [good, bad] = [answers.filter(([status]) => status < '400'), answers.filter(([status]) => status >= '400')];
  const got = good.map(
    ([status, { description, content }]) =>
      `<h4>Answer ${status} <small>${toText(description)}</small></h4>${Object.entries(content ?? {})
        .map(([type, { schema }]) => (type.includes('json') ? toShape(schema, draw) : `<p>${type}</p>`))
        .join('')}`,
  );
  const refused = bad.map(([status, { description }]) => toRow(status, '', description));
  return `<section id="${call.operationId}"><h3>${toName(call)}</h3><p>${toText(call.summary)}. ${toText(call.description)}</p>
${own.length > 0 ? `<h4>Address</h4>${toList(own.map((one) => toParameter(one)))}` : ''}${sent.join('')}${got.join('')}
<details><summary>Answers that say no: ${bad.map(([status]) => status).join(', ')}</summary>${toList(refused)}<p>With the body <a href="#Error">Error</a></p></details>${toExamples(call)}</section>`;
}

/** Each example as it goes over the line: the address with what it asks for, the body, the status and the answer. */
function toExamples({ method, path, parameters, requestBody, responses }: Call): string {
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {}).flatMap(({ examples }) =>
      Object.entries(examples ?? {}).map(([name, example]) => ({ status, name, example })),
    ),
  );
  return answers
    .map(({ status, name, example: { summary, value } }) => {
      const given = parameters.filter(({ examples }) => examples?.[name]);
      const sentIn = ({ examples }: Parameter) => String(examples?.[name]?.value);
      const query = given.filter((one) => one.in === 'query').map((one) => [one.name, sentIn(one)]);
      const address = given
        .filter((one) => one.in === 'path')
        .reduce((text, one) => text.replace(`{${one.name}}`, encodeURIComponent(sentIn(one))), path);
      const body = Object.values(requestBody?.content ?? {})[0]?.examples?.[name]?.value;
      const lines = [
        `${method} ${address}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
        ...(body === undefined ? [] : ['', typeof body === 'string' ? body.trimEnd() : JSON.stringify(body, null, 2)]),
        '',
        status,
        JSON.stringify(value, null, 2),
      ];
      return `<h4>Example <small>${toText(summary)}</small></h4><pre tabindex="0">${escapeHtml(lines.join('\n'))}</pre>`;
    })
    .join('');
}

const toParameter = ({ name, in: place, required, description, schema }: Parameter): string =>
  toRow(
    name,
    [place, ...(required ? [] : ['optional']), toType(schema)].join(', '),
    description ?? schema.description ?? '',
  );

/** Of a shape with a name its own fields, too; what lies deeper in it has a place of its own. */
function toShape(schema: Schema, draw: Drawing): string {
  if (schema.properties) return toFields(schema, draw);
  const named = schema.$ref && draw.shapes[nameOf(schema.$ref)];
  const inside = named ? toFields(named, draw) : insideOf(schema, draw);
  const told = schema.description ? `<p>${toText(schema.description)}</p>` : '';
  return `${told && !schema.$ref ? '' : `<div>${toType(schema)}</div>`}${told}${inside}`;
}

function toFields({ properties = {}, required = [], 'x-code-names': names = {} }: Schema, draw: Drawing): string {
  return toList(
    Object.entries(properties).map(([name, schema]) =>
      toRow(
        name,
        [
          ...(draw.hasCodeNames && names[name] ? [`in code <code>${escapeHtml(names[name])}</code>`] : []),
          toType(schema),
          ...(required.includes(name) ? [] : ['optional']),
        ].join(', '),
        schema.description ?? '',
        insideOf(schema, draw),
      ),
    ),
  );
}

/** Fields of a shape without a name, wherever it lies: in a list, or as one of several. */
function insideOf(schema: Schema, draw: Drawing): string {
  if (schema.properties) return toFields(schema, draw);
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return inner.map((one) => (one ? insideOf(one, draw) : '')).join('');
}

/** What a value looks like, in words; names of shapes lead to them. */
function toType(schema: Schema): string {
  const { $ref, anyOf, allOf, items, properties, additionalProperties, enum: values, type } = schema;
  if ($ref) return toLink($ref);
  if (anyOf) return [...new Set(anyOf.map(toType))].join(' or ');
  if (allOf) return [...new Set(allOf.map(toType))].join(', ');
  if (schema.const !== undefined) return toCode(schema.const);
  if (values) return toChoice(values);
  if (items) return `list of ${toType(items)}${schema.maxItems ? `, ${schema.maxItems} at most` : ''}`;
  if (properties) return 'object';
  if (additionalProperties) return `object of any name with ${toType(additionalProperties)}`;
  return [[type ?? 'anything'].flat().map(toWord).join(' or '), ...limitsOf(schema)].join(', ');
}

function toChoice(values: readonly unknown[]): string {
  const all = values.map(toCode).join(' ');
  return values.length > choiceMax
    ? `<details><summary>one of ${values.length}</summary>${all}</details>`
    : `one of ${all}`;
}

const choiceMax = 15;

function limitsOf({ format, pattern, minimum, maximum, maxLength }: Schema): string[] {
  const isShort = pattern !== undefined && pattern.length <= 40;
  return [
    ...(format ? [format === 'date' ? 'a day' : format === 'date-time' ? 'a moment' : escapeHtml(format)] : []),
    ...(isShort && !format ? [toCode(pattern)] : []),
    ...(minimum !== undefined && maximum !== undefined
      ? [`${minimum} to ${maximum}`]
      : minimum !== undefined
        ? [`${minimum} at least`]
        : maximum !== undefined
          ? [`${maximum} at most`]
          : []),
    ...(maxLength ? [`${maxLength} characters at most`] : []),
  ];
}

const toWord = (type: string): string => words[type] ?? escapeHtml(type);
const words: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false' };

const toCode = (value: unknown): string => `<code>${escapeHtml(String(value))}</code>`;

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function toLink(ref: string): string {
  const name = nameOf(ref);
  return `<a href="#${name}">${name}</a>`;
}

/** A sentence; what stands between backticks is code. */
const toText = (sentence: string): string => escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');

const toList = (rows: readonly string[]): string => (rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '');

/** `kind` and `inside` are HTML already. */
const toRow = (name: string, kind: string, meaning: string, inside = ''): string =>
  `<div><dt><code>${escapeHtml(name)}</code></dt><dd>${kind ? `<div>${kind}</div>` : ''}${meaning ? `<p>${toText(meaning)}</p>` : ''}${inside}</dd></div>`;

export const style = `:root{color-scheme:light dark;--line:light-dark(#d5dae0,#3a414a);--soft:light-dark(#f4f6f8,#1c2127);--quiet:light-dark(#4a5561,#aab4bf)}
html{background:light-dark(#fff,#14181d);color:light-dark(#14191f,#eef1f4)}a{color:light-dark(#0b4f8a,#8cc4ff)}
body{font:16px/1.55 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem 1rem 6rem;overflow-wrap:break-word}
h1{line-height:1.2;margin:1rem 0}h2{margin:4rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid var(--line)}h3{margin:0 0 .5rem;font:400 1.05rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
section{margin:1.5rem 0;padding:1.25rem 0 0}section+section{border-top:1px solid var(--line)}section:target h3{background:light-dark(#fff3c4,#4d4210)}
h4{margin:1.25rem 0 .25rem;font-size:1rem}p{margin:.25rem 0;max-width:46rem}small{font-size:.875rem;color:var(--quiet);font-weight:400}a{text-underline-offset:.2em}
dl{margin:.25rem 0}dl>div{display:grid;grid-template-columns:minmax(0,15rem) minmax(0,1fr);gap:0 1.5rem;padding:.5rem 0;border-top:1px solid var(--line)}dl>div:first-child{border-top:0}dt{overflow-wrap:anywhere}dd{margin:0}dd p{margin:0}dd>div{font-size:.875rem;color:var(--quiet)}dd details{margin:0}dd dl{margin:.5rem 0 0;padding-left:1rem;border-left:2px solid var(--line)}
pre{overflow-x:auto;background:var(--soft);border-radius:.5rem;padding:.75rem 1rem;margin:.5rem 0;font:14px/1.45 ui-monospace,monospace}code{font-family:ui-monospace,monospace;font-size:.94em}
details{margin-top:1rem}summary{cursor:pointer;padding:.25rem 0}nav{margin-top:2rem}nav ul{list-style:none;margin:0;padding:0;columns:22rem 2}nav>ul{columns:auto}nav ul ul{margin:.25rem 0 1rem}nav li li{break-inside:avoid;padding:.2rem 0;font:.9rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}nav>ul>li{font-weight:600}nav li li{font-weight:400}
@media(max-width:40rem){dl>div{grid-template-columns:minmax(0,1fr)}dd dl{padding-left:.75rem}}`;
