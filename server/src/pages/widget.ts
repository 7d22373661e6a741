/**
 * What a page of the client asks for (docs/widget.md): the script of the widget, which any page may load, and where its
 * frame begins. The page around knows no paths: it names a page, a product or the recommendation whose link led to it
 * (E-02), and is sent to where that is here, in frame mode.
 */
import { createHash } from 'node:crypto';
import { isNumber } from '@weitersagen/contract/basics/number';
import { frameOrigins, leftOutName, mayFrame } from '@weitersagen/contract/mandant/frame-hosts';
import { isAllowedTarget } from '@weitersagen/contract/mandant/rules';
import { cleanChannel } from '@weitersagen/contract/recommendation/campaign';
import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { routes as pages, type RouteKey, routeKey } from '@weitersagen/contract/site/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/context.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { acceptsBrotli } from '#platform/http/request.ts';
import { listUsableLanguages, pageAddress, type Target } from '#site/site.ts';
import type { readOnce } from './build.ts';

type Build = Awaited<ReturnType<ReturnType<typeof readOnce>>>;

interface WidgetParts {
  build: () => Promise<Pick<Build, 'files' | 'widget'>>;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
}

export function widgetRoutes(scope: FastifyInstance, { build, contextOf }: WidgetParts): void {
  scope.get('/widget.js', async (request, reply) => sendScript(await build(), request, reply));
  scope.get('/widget', async (request, reply) => {
    const address = await beginningOf(await contextOf(request), request);
    return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).redirect(address, 302);
  });
}

const keptSeconds = 3600;

/** Its address never changes, so it is asked for anew after an hour, and sent anew only when it is another one. */
function sendScript({ files, widget }: Pick<Build, 'files' | 'widget'>, request: FastifyRequest, reply: FastifyReply) {
  const file = files.get(widget);
  if (!file) throw new Error('the build has no widget');
  const isShort = file.brotli !== undefined && acceptsBrotli(request);
  const etag = `"${createHash('sha256').update(file.plain).digest('base64url').slice(0, 16)}${isShort ? '-br' : ''}"`;
  reply.type(file.type).headers({
    'cache-control': `public, max-age=${keptSeconds}, stale-while-revalidate=86400`,
    etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // A page that shuts itself off from others may load it all the same, and may compare it with a hash it knows.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return isShort ? reply.header('content-encoding', 'br').send(file.brotli) : reply.send(file.plain);
}

type Query = Readonly<Record<string, string | undefined>>;

/** Relative: the frame stays on the host it was asked from. */
async function beginningOf(ctx: Ctx, request: FastifyRequest): Promise<string> {
  const query = { ...broughtBy(ctx, request), ...single(request.query) };
  const languages = (await listUsableLanguages(ctx)).map(({ language }) => language);
  const wished = query.sprache?.toLowerCase() ?? '';
  const language = languages.includes(wished)
    ? wished
    : (acceptedLanguage(request.headers['accept-language'], languages) ?? ctx.mandant.config.defaultLanguage);
  const { pathname, search } = new URL(await pageAddress(ctx, { ...wantedBy(ctx, query), language }));
  return `${pathname}${search}${search ? '&' : '?'}widget=1`;
}

const single = (query: unknown): Query =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter((entry): entry is [string, string] =>
      Boolean(entry[1] && typeof entry[1] === 'string'),
    ),
  );

/**
 * Without script the page around cannot hand on what its own address has; a link or a frame that may tell that whole
 * address (`referrerpolicy="unsafe-url"`) brings it, if it is a page of RahmenHosts.
 */
function broughtBy({ mandant }: Ctx, { headers: { referer } }: FastifyRequest): Query {
  if (referer === undefined || !URL.canParse(referer)) return {};
  const { origin, searchParams } = new URL(referer);
  if (!mayFrame(origin, frameOrigins(mandant.config.frameHosts))) return {};
  const named = ['nr', 'h', 'channel', 'einsprungsquelle', 'p'].map((name) => [name, searchParams.get(name)] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

const prefillMax = 2000;

function wantedBy({ mandant: { config } }: Ctx, query: Query): Omit<Target, 'language'> {
  const { seite, produkt, ziel, nr, h, einsprungsquelle, p } = query;
  const channel = query.channel === undefined ? null : cleanChannel(query.channel);
  const kept: Record<string, string> = channel === null ? {} : { channel };
  if (nr !== undefined && h !== undefined && isNumber('recommendation', nr))
    return {
      page: 'recipientData',
      params: { empfehlungsnummer: nr },
      query: { h, ...kept, einsprungsquelle: einsprungsquelle ?? 'Widget', ...(p && { p: p.slice(0, prefillMax) }) },
    };
  // The web team of the page around hears of it on the console (E-15).
  const without: Record<string, string> = ziel === undefined ? {} : { [leftOutName]: 'ziel' };
  if (produkt !== undefined && /^\d{1,9}$/.test(produkt)) {
    const isTarget = ziel !== undefined && isAllowedTarget(ziel, config.mandantUrl, config.targetDomains);
    return {
      page: 'recommend',
      params: { produktId: produkt },
      query: { ...kept, ...(isTarget ? { ziel } : without) },
    };
  }
  return { page: plainPage(seite) ?? 'home', query: { ...kept, ...without } };
}

/** One that its name alone leads to. */
function plainPage(name: string | undefined): RouteKey | undefined {
  const page = name === undefined ? undefined : routeKey(name);
  return page && isBuiltPage(page) && !pages[page].isPersonal && !pages[page].path.includes(':') ? page : undefined;
}
