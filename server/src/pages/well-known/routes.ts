/** Addresses that programs ask every site for: what they may walk through, its icon, whom to tell of a weakness, where a password is changed. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plusHours } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { listUsableLanguages, pageAddress } from '#site/site.ts';
import { isListed } from '../sitemap/listed.ts';
import { deskIcon, deskTouchIcon, iconOf, tabIconOf, touchIconOf } from './icon.ts';
import { robots } from './robots.ts';

/** The mandant of the host, and who asks. */
type ContextOf = (request: FastifyRequest) => Promise<Ctx>;

const daySeconds = 86_400;
/** Whose it is says the host. */
const kept = {
  'cache-control': `public, max-age=${daySeconds}`,
  vary: 'host',
  'x-content-type-options': 'nosniff',
};

export function wellKnownRoutes(scope: FastifyInstance, contextOf: ContextOf): void {
  scope.get('/robots.txt', async (request, reply) => {
    const ctx = await contextOf(request);
    const sitemap = isListed(ctx) ? new URL('/sitemap.xml', ctx.mandant.config.mandantUrl).href : undefined;
    return sendText(reply, robots(sitemap));
  });
  scope.get('/icon.svg', async (request, reply) => {
    const { mandant } = await contextOf(request);
    return sendIcon(reply, 'image/svg+xml', iconOf(mandant.slug));
  });
  scope.get('/favicon.ico', async (request, reply) => {
    const { mandant } = await contextOf(request);
    return sendIcon(reply, 'image/x-icon', await tabIconOf(mandant.slug));
  });
  scope.get('/verwaltung/icon.svg', async (_request, reply) => sendIcon(reply, 'image/svg+xml', deskIcon()));
  scope.get('/verwaltung/apple-touch-icon.png', async (_request, reply) =>
    sendIcon(reply, 'image/png', await deskTouchIcon()),
  );
  for (const url of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    scope.get(url, async (request, reply) => {
      const { mandant } = await contextOf(request);
      return sendIcon(reply, 'image/png', await touchIconOf(mandant.slug));
    });
  scope.get('/.well-known/security.txt', async (request, reply) =>
    sendText(reply, securityText(await contextOf(request))),
  );
  scope.get('/.well-known/change-password', async (request, reply) =>
    sendToPassword(await contextOf(request), request, reply),
  );
  scope.get('/.well-known/*', (_request, reply) => {
    reply.callNotFound();
    return reply;
  });
}

const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/plain; charset=utf-8').headers(kept).send(text);

/** An SVG that is opened by itself runs nothing. */
const sendIcon = (reply: FastifyReply, type: string, icon: string | Buffer): FastifyReply =>
  reply
    .type(type)
    .headers({ ...kept, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
    .send(icon);

const validHours = 180 * 24;

/** RFC 9116. */
function securityText({ mandant: { config }, now }: Ctx): string {
  return [
    `Contact: mailto:${config.supportEmail}`,
    `Expires: ${plusHours(now, validHours).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${new URL('/.well-known/security.txt', config.mandantUrl).href}`,
    '',
  ].join('\n');
}

/** A browser or a password manager takes people there; who comes from the client's portal has no password here. */
async function sendToPassword(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (ctx.mandant.config.autologin) {
    reply.callNotFound();
    return reply;
  }
  const languages = (await listUsableLanguages(ctx)).map(({ language }) => language);
  const language =
    acceptedLanguage(request.headers['accept-language'], languages) ?? ctx.mandant.config.defaultLanguage;
  const { pathname } = new URL(await pageAddress(ctx, { page: 'passwordChange', language }));
  return reply.header('cache-control', 'no-store').redirect(pathname, 302);
}
