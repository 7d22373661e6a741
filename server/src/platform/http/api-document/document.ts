/** The API document: OpenAPI 3.1 made from the bound endpoints, with a readable page: all of it at /api, what clients call at /api/partner. */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { openApi } from '@weitersagen/contract/openapi';
import { partnerDocument } from '@weitersagen/contract/partner/document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '../http.ts';
import { acceptsBrotli } from '../request.ts';
import { type ReadableDocument, style, toPage } from './page.ts';

/** Where a document and its page stand, and what is in them. */
interface Place {
  path: string;
  json: string;
  document: (endpoints: readonly Endpoint[]) => object;
  hasCodeNames: boolean;
}

const places: readonly Place[] = [
  { path: '/api', json: '/api/openapi.json', document: (endpoints) => openApi(endpoints), hasCodeNames: true },
  {
    path: '/api/partner',
    json: '/api/partner.json',
    document: (endpoints) => partnerDocument(endpoints),
    hasCodeNames: false,
  },
];

export function serveApiDocument(http: Http): void {
  for (const place of places) serve(http, place);
}

function serve(http: Http, place: Place): void {
  let json: Promise<Written> | undefined;
  let page: Promise<Written> | undefined;
  http.fastify.get(place.json, async (request, reply) => {
    json ??= write(JSON.stringify(place.document(http.endpoints())));
    reply.type('application/json; charset=utf-8').header('content-security-policy', closed);
    return send(request, reply, await json);
  });
  http.fastify.get(place.path, async (request, reply) => {
    page ??= write(toPage(place.document(http.endpoints()) as ReadableDocument, place.json, place.hasCodeNames));
    const styleHash = createHash('sha256').update(style).digest('base64');
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': `${closed}; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'same-origin',
    });
    return send(request, reply, await page);
  });
}

const closed = "default-src 'none'; frame-ancestors 'none'";

/** More than a megabyte of the same words again and again: compressed, a small part of it. */
interface Written {
  plain: Buffer;
  brotli: Buffer;
}

async function write(text: string): Promise<Written> {
  const plain = Buffer.from(text);
  return { plain, brotli: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
}

const compress = promisify(brotliCompress);

function send(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Written): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', vary: 'accept-encoding' });
  return acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
}
