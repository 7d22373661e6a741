/** The API document: OpenAPI 3.1 made from the bound endpoints, with a readable page: all of it at /api, what clients call at /api/partner. */

import { createHash } from 'node:crypto';
import { apiScope, type Endpoint } from '@weitersagen/contract/basics/endpoint';
import { refusals } from '@weitersagen/contract/basics/refusals';
import { encode, wireFields } from '@weitersagen/contract/basics/wire';
import { openApi } from '@weitersagen/contract/openapi';
import { isForPartners, partnerDocument } from '@weitersagen/contract/partner/document';
import { type Example, examples } from '@weitersagen/contract/partner/examples';
import { refusalText } from '@weitersagen/contract/texts/texts';
import { escapeHtml } from '../escape-html.ts';
import type { Http } from './http.ts';

/** Where a document stands, what is in it, and what its page says above it. */
interface Place {
  path: string;
  json: string;
  title: string;
  document: (endpoints: readonly Endpoint[]) => object;
  listed: (endpoint: Endpoint) => boolean;
  examples: readonly Example[];
}

const places: readonly Place[] = [
  {
    path: '/api',
    json: '/api/openapi.json',
    title: 'Weitersagen API',
    document: (endpoints) => openApi(endpoints),
    listed: () => true,
    examples: [],
  },
  {
    path: '/api/partner',
    json: '/api/partner.json',
    title: 'Weitersagen for clients',
    document: (endpoints) => partnerDocument(endpoints),
    listed: isForPartners,
    examples,
  },
];

export function serveApiDocument(http: Http): void {
  for (const place of places) serve(http, place);
}

function serve(http: Http, place: Place): void {
  let json: string | undefined;
  let page: string | undefined;
  http.fastify.get(place.json, (_request, reply) => {
    json ??= JSON.stringify(place.document(http.endpoints()));
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      .send(json);
  });
  http.fastify.get(place.path, (_request, reply) => {
    page ??= toPage(http.endpoints().filter(place.listed), place);
    const styleHash = createHash('sha256').update(style).digest('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
      .send(page);
  });
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}
h2{margin:2.5rem 0 .5rem}section{border-top:1px solid #8886;padding:.75rem 0}h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:.25rem 0}pre{overflow-x:auto;border:1px solid #8886;padding:.5rem;font:14px/1.4 ui-monospace,monospace}table{border-collapse:collapse;margin:.5rem 0}th,td{overflow-wrap:break-word;text-align:left;padding:.15rem .9rem .15rem 0;vertical-align:top}td:last-child{overflow-wrap:anywhere}code{font-family:ui-monospace,monospace}@media(max-width:30rem){table{font-size:14px}td:first-child{min-width:9rem;overflow-wrap:anywhere}td:nth-child(2),th:nth-child(2){display:none}}`;

/** One section an endpoint, grouped by the first word of its path: names on the wire beside names in code. */
function toPage(endpoints: readonly Endpoint[], { title, json, examples: shown }: Place): string {
  const groups = Map.groupBy(endpoints, (one) => one.path.split('/')[1]?.toLowerCase() || 'mandant');
  const body = [...groups]
    .map(([name, group]) => `<h2>${escapeHtml(name)}</h2>${group.map((one) => toSection(one, shown)).join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>Base <code>/api/v1/{mandant}</code>. The machine-readable document is <a href="${json}">${json.slice(5)}</a> (OpenAPI 3.1).</p>${body}</main></body></html>`;
}

function toSection(one: Endpoint, shown: readonly Example[]): string {
  const parts = (['params', 'query', 'body', 'reply'] as const).map((part) => toTable(part, one[part])).join('');
  const refused = (one.refusals ?? [])
    .map(
      (name) =>
        `<li><code>${refusals[name][0]} ${refusals[name][1]}</code> ${escapeHtml(refusalText('en', name))}</li>`,
    )
    .join('');
  const worked = shown
    .filter(({ call }) => call === one)
    .map(toExample)
    .join('');
  const scope = one.scope ? `, scope ${encode(apiScope, one.scope)}` : '';
  const access = one.access.join(', ') + scope + (one.roles ? ` (${one.roles.join(', ')})` : '');
  return `<section><h3>${one.method} ${escapeHtml(one.path)}</h3><p>${toText(one.summary)}</p><p>Access: ${escapeHtml(access)}</p>${parts}${refused ? `<ul>${refused}</ul>` : ''}${worked}</section>`;
}

function toExample({ summary, call, params, query, body, status, answer }: Example): string {
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = `${call.method} ${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const sent =
    body === undefined ? '' : `\n\n${typeof body === 'string' ? body.trimEnd() : JSON.stringify(body, null, 2)}`;
  const lines = `${asked}${sent}\n\n${status}\n${JSON.stringify(answer, null, 2)}`;
  return `<p>${toText(summary)}</p><pre tabindex="0">${escapeHtml(lines)}</pre>`;
}

/** A sentence; what stands between backticks is code. */
const toText = (sentence: string): string => escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');

function toTable(part: string, schema: Endpoint['body']): string {
  const fields = schema && wireFields(schema);
  if (!fields) return '';
  const rows = Object.entries(fields).map(
    ([code, [wire, , meaning = '']]) =>
      `<tr><td><code>${escapeHtml(wire)}</code></td><td>${escapeHtml(code)}</td><td>${toText(meaning)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${part}: on the wire</th><th scope="col">in code</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
