/**
 * A file of what an agency was billed with, saved by a plain form (rules 4.4): a POST of our own page is answered with the file as the
 * API sends it, for whoever of an agency the cookie names. The API itself reads no cookie, and this address answers to nothing but
 * such a POST.
 */

import { decode } from '@weitersagen/contract/basics/wire';
import { downloadAgencyDocument } from '@weitersagen/contract/invoice/endpoints';
import { documentNumber } from '@weitersagen/contract/invoice/number';
import { documentFile } from '@weitersagen/contract/invoice/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '#platform/http/http.ts';
import { sendFile } from '#platform/http/reply.ts';
import { pageAddress } from '#site/site.ts';
import type { PageCall } from '../page-call.ts';
import { callerOf, contextOf, mandantOf } from '../page-request.ts';
import type { PortalParts } from '../pages.ts';
import { visitorOf } from '../visitor.ts';

export const invoiceFilePath = '/agenturrechnung/:locale/:nr/:art';

export async function sendInvoiceFile(
  { http, system, mandants }: PortalParts & { http: Http },
  call: PageCall,
  { params }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { locale, nr, art } = params as Record<'locale' | 'nr' | 'art', string>;
  const ctx = contextOf(system, await mandantOf(mandants, call.host), call, locale);
  const { agencyToken, cookies } = await visitorOf(ctx, call);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const [number, file] = [decode(documentNumber, nr), decode(documentFile, art)];
  if (number.ok && file.ok) {
    const asked = { params: { number: number.value, file: file.value }, token: agencyToken };
    const got = await http.client(callerOf(ctx, call, locale))(downloadAgencyDocument, asked);
    if (got.ok && got.sent) return sendFile(reply, got.sent);
  }
  // The page says so, or asks to sign in first.
  const query = { fehlt: '1' };
  const { pathname, search } = new URL(
    await pageAddress(ctx, { page: 'agency', language: locale, params: { tab: 'rechnungen' }, query }),
  );
  return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
}
