/**
 * A file of an own claim, saved by a plain form (rules 3.13): a POST of our own page is answered with the file as the API sends
 * it, for the person of the cookie. The API itself reads no cookie, and this address answers to nothing but such a POST.
 */
import { downloadOwnClaimFile } from '@weitersagen/contract/claim/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '#platform/http/http.ts';
import { sendFile } from '#platform/http/reply.ts';
import { pageAddress } from '#site/site.ts';
import type { PageCall } from './page-call.ts';
import { callerOf, contextOf, mandantOf } from './page-request.ts';
import type { PortalParts } from './pages.ts';
import { visitorOf } from './visitor.ts';

export const ownFilePath = '/nachbuchungsdatei/:locale/:nr/:datei';

export async function sendOwnFile(
  { http, system, mandants }: PortalParts & { http: Http },
  call: PageCall,
  { params }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { locale, nr, datei } = params as Record<'locale' | 'nr' | 'datei', string>;
  const ctx = contextOf(system, await mandantOf(mandants, call.host), call, locale);
  const { token, cookies } = await visitorOf(ctx, call);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const asked = { params: { number: nr, file: datei }, token };
  const got = await http.client(callerOf(ctx, call, locale))(downloadOwnClaimFile, asked);
  if (got.ok && got.sent) return sendFile(reply, got.sent);
  // The page says so, or asks to sign in first.
  const { pathname, search } = new URL(
    await pageAddress(ctx, { page: 'claims', language: locale, query: { fehlt: datei } }),
  );
  return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
}
