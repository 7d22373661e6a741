/**
 * Addresses of pages: every path no other feature has. Pages are read by GET and changed by POST of their own host
 * only; a page that cannot be made is a plain sentence with the request id (rules 1.6).
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AbTests } from '#ab-test/ab-test.ts';
import { sendClosedPage } from '#brand/brand.ts';
import { wordsOfClosed } from '#content/content.ts';
import { type AppParts, closedOf } from '#platform/app-parts.ts';
import { actorOf } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { awaySeconds } from '#platform/http/call.ts';
import { inMemory, sendRange } from '#platform/http/file/range.ts';
import type { Http } from '#platform/http/http.ts';
import { acceptsBrotli, hostOf, isSecure } from '#platform/http/request.ts';
import type { Hits } from '#tracking/tracking.ts';
import { agencyFilePath, sendAgencyFile } from './agency-file.ts';
import { invoiceFilePath, sendInvoiceFile } from './agency-invoice/invoice-file.ts';
import { sendAsset } from './assets.ts';
import { isOwnPost, pageHeaders } from './headers.ts';
import { mediaRoutes } from './media.ts';
import { ownFilePath, sendOwnFile } from './own-file.ts';
import { callOf, originOf, type PageCall } from './page-call.ts';
import { createPortal, type Portal, type PortalParts } from './pages.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { wellKnownRoutes } from './well-known/routes.ts';
import { widgetRoutes } from './widget.ts';

interface Served extends Portal {
  callOf: (request: FastifyRequest) => Promise<PageCall>;
}

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function routes(http: Http, app: AppParts, hits: Hits, abTests: AbTests): void {
  const parts: PortalParts = { ...app, hits, abTests };
  const portal: Served = {
    ...createPortal(http, parts),
    // What a proxy forgets to say, the mandant's own address does.
    callOf: async (request) => ({
      ...callOf(request),
      secure: isSecure(request, await parts.mandants.byHost(hostOf(request)).catch(noneWhileAway)),
    }),
  };
  http.fastify.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, read) => {
      read(null, [...new URLSearchParams(body as string)]);
    });
    scope.get('/assets/:file', async (request, reply) =>
      sendAsset(await portal.assets(), (request.params as { file: string }).file, request, reply),
    );
    scope.get('/texte/:locale/:page', async (request, reply) => sendTexts(portal, request, reply));
    scope.get('/cookies/:locale', async (request, reply) => sendConsentDialog(portal, request, reply));
    scope.get('/consent/extern.js', async (request, reply) =>
      sendAsset(await portal.assets(), (await portal.build()).consentStandIn, request, reply).header(
        'cache-control',
        'public, max-age=3600',
      ),
    );
    scope.get('/vorschau/:locale/:file', async (request, reply) => sendPicture(portal, request, reply));
    widgetRoutes(scope, { build: portal.build, contextOf: (request) => portal.context(callOf(request)) });
    mediaRoutes(scope, parts);
    const contextOf = (request: FastifyRequest) => portal.context(callOf(request));
    wellKnownRoutes(scope, contextOf);
    sitemapRoutes(scope, contextOf);
    const page = { method: ['GET', 'HEAD', 'POST'], exposeHeadRoute: false };
    const invited = guarded(http, parts, (request, reply) => sendInvitation(portal, request, reply));
    scope.route({ ...page, url: '/verwaltung/einladung', handler: invited });
    scope.get('/verwaltung/texte/:locale', async (request, reply) => {
      const texts = await portal.deskTexts((request.params as { locale: string }).locale);
      return texts === undefined ? unknown(reply) : sendJson(reply, texts);
    });
    const desk = guarded(http, parts, (request, reply) => sendDesk(portal, request, reply));
    for (const url of ['/verwaltung', '/verwaltung/*']) scope.get(url, desk);
    for (const [url, sendFile] of [
      [ownFilePath, sendOwnFile],
      [agencyFilePath, sendAgencyFile],
      [invoiceFilePath, sendInvoiceFile],
    ] as const)
      scope.post(
        url,
        guarded(http, parts, async (request, reply) =>
          sendFile({ http, ...parts }, await portal.callOf(request), request, reply),
        ),
      );
    scope.get('/kit', (request, reply) => sendKit(portal, request, reply));
    scope.route({
      ...page,
      url: '/*',
      handler: guarded(http, parts, (request, reply) => sendPage(portal, request, reply)),
    });
    done();
  });
}

async function sendTexts(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { locale, page } = request.params as { locale: string; page: string };
  const texts = await portal.texts({ host: hostOf(request), origin: originOf(request) }, locale.toLowerCase(), page);
  if (texts === undefined) return unknown(reply);
  return sendJson(reply, texts);
}

async function sendConsentDialog(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { locale } = request.params as { locale: string };
  const isExample = (request.query as { beispiel?: unknown }).beispiel !== undefined;
  const html = await portal.consentDialog(await portal.callOf(request), locale.toLowerCase(), isExample);
  if (html === undefined) return unknown(reply);
  reply.headers({ ...pageHeaders({ nonce: '', frameHosts: null, isPersonal: false }), 'x-robots-tag': 'noindex' });
  return sendHtml(request, reply, html);
}

/** What shows a link is kept by the browser that asked for it, and by nobody between. */
async function sendPicture(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { locale, file } = request.params as { locale: string; file: string };
  const picture = await portal.picture(await portal.callOf(request), locale, file);
  if (typeof picture === 'number') return reply.code(picture).type('text/plain; charset=utf-8').send('');
  const { type, isPersonal } = picture;
  const body = Buffer.from(picture.body);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  reply.type(type).headers({
    etag,
    'cache-control': isPersonal ? 'private, max-age=3600' : 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    vary: 'host',
    'x-content-type-options': 'nosniff',
    ...(isPersonal && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  return sendRange(request, reply, inMemory(body));
}

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').header('cache-control', 'private, max-age=60').send(json);

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Posts come from our own pages; what cannot be made is told plainly. */
const guarded =
  (http: Http, parts: PortalParts, send: Send): Send =>
  async (request, reply) => {
    if (request.method === 'POST' && !isOwnPost(request.headers)) {
      await noteForeignPost(parts, request);
      return http.refuse(new Refusal('access.denied'), request, reply, 'foreignPost');
    }
    try {
      return await send(request, reply);
    } catch (err) {
      const closed = closedOf(err);
      if (closed) return sendClosedPage(request, reply, closed, await wordsOfClosed(parts.system, closed.id));
      return http.refuse(err, request, reply);
    }
  };

/** Whoever needs the mandant asks for it again. */
function noneWhileAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}

/** Like every refusal 403; of a mandant that is closed, too. */
async function noteForeignPost({ system, mandants }: PortalParts, request: FastifyRequest): Promise<void> {
  const mandant = await mandants.byHost(hostOf(request)).catch(closedOf);
  if (!mandant) return;
  system.security.note({
    mandantId: mandant.id,
    ...actorOf({ kind: 'anyone' }),
    ip: request.ip,
    kind: 'refusal',
    outcome: 'refused',
    what: `POST ${request.routeOptions.url}`,
  });
}

async function sendPage(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const call = await portal.callOf(request);
  if (/^\/(?:api|cms)(?:\/|$)/i.test(call.path)) return unknown(reply);
  const { status, html, redirect, cookies, isPersonal, isSignedIn, ...grounds } = await portal.page(call);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  reply.headers(
    pageHeaders({
      ...grounds,
      isPersonal: isPersonal || call.method === 'POST',
      isSignedIn,
    }),
  );
  // A call of the page was refused because the database is away.
  if (status === 503) reply.header('retry-after', String(awaySeconds));
  if (redirect !== undefined) return reply.redirect(redirect, status);
  return sendHtml(request, reply.code(status), html ?? '');
}

/** An address of another part of the server: its own answer. */
function unknown(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

async function sendInvitation(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const locale = acceptedLanguage(request.headers['accept-language'], ['de', 'en']) ?? 'de';
  const call = await portal.callOf(request);
  const { status, html, nonce } = await portal.invitation(call, locale);
  reply.headers(pageHeaders({ nonce, frameHosts: [], isPersonal: true }));
  return sendHtml(request, reply.code(status), html);
}

/** In the language that was chosen at the desk, else the one the browser prefers. */
async function sendDesk(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const call = await portal.callOf(request);
  const chosen = call.cookies.verwaltungssprache;
  const locale =
    chosen === 'de' || chosen === 'en'
      ? chosen
      : (acceptedLanguage(request.headers['accept-language'], ['de', 'en']) ?? 'de');
  const { html, nonce, framed } = await portal.desk(call, locale);
  reply.headers(pageHeaders({ nonce, frameHosts: [], framed, isPersonal: true }));
  return sendHtml(request, reply, html);
}

/** Every component in every state (development only); elsewhere the address is one like any other. */
async function sendKit(portal: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { theme = '', lang } = request.query as { theme?: string; lang?: string };
  const kit = await portal.kit(lang === 'en' ? 'en' : 'de', String(theme));
  if (!kit) return sendPage(portal, request, reply);
  reply.headers(pageHeaders({ nonce: kit.nonce, frameHosts: [], isPersonal: true }));
  return sendHtml(request, reply, kit.html);
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  // As bytes, for a text is read twice: once for its length.
  const bytes = Buffer.from(html);
  if (!acceptsBrotli(request)) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await compress(bytes, quality));
}
