/**
 * A list of the agency's area, saved by a plain form: a POST of our own page is answered with the file as the API sends it, for
 * the agency user of the cookie (rules 7.8). Rows that somebody has chosen are its fields `nummer`, by whatever filter they were found;
 * without any it is the whole list.
 */
import {
  downloadAgencyInvitations,
  downloadAgencyLeads,
  downloadAgencyOrders,
  downloadAgencyRecommenders,
  downloadAgencyRewards,
} from '@weitersagen/contract/agency-area/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '#platform/http/http.ts';
import { sendFile } from '#platform/http/reply.ts';
import { pageAddress } from '#site/site.ts';
import type { PageCall } from './page-call.ts';
import { callerOf, contextOf, mandantOf } from './page-request.ts';
import type { PortalParts } from './pages.ts';
import { visitorOf } from './visitor.ts';

export const agencyFilePath = '/agenturdatei/:locale/:liste';

const lists = {
  einladungen: downloadAgencyInvitations,
  empfehlungen: downloadAgencyRecommenders,
  leads: downloadAgencyLeads,
  auftraege: downloadAgencyOrders,
  praemien: downloadAgencyRewards,
} as const;

/** What a form of the area says beside the chosen rows, by its name on the wire. */
const asked = { orderBy: 'OrderBy', descending: 'Descending', filter: 'Filter' } as const;

export async function sendAgencyFile(
  { http, system, mandants }: PortalParts & { http: Http },
  call: PageCall,
  { params, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { locale, liste } = params as Record<'locale' | 'liste', string>;
  const ctx = contextOf(system, await mandantOf(mandants, call.host), call, locale);
  const { agencyToken, cookies } = await visitorOf(ctx, call);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const list = Object.hasOwn(lists, liste) ? lists[liste as keyof typeof lists] : undefined;
  const got =
    list && (await http.client(callerOf(ctx, call, locale))(list, { query: queryOf(body), token: agencyToken }));
  if (got?.ok && got.sent) return sendFile(reply, got.sent);
  // The list says what it can be asked, or asks to sign in first.
  const there = await pageAddress(ctx, {
    page: 'agency',
    language: locale,
    ...(list ? { params: { tab: liste }, query: { datei: 'nein' } } : {}),
  });
  const { pathname, search } = new URL(there);
  return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
}

function queryOf(body: unknown): Record<string, unknown> {
  const fields = Array.isArray(body) ? (body as [string, string][]) : [];
  const of = (name: string): string[] => fields.flatMap(([field, value]) => (field === name ? [value] : []));
  const chosen = of('nummer');
  const given = Object.fromEntries(
    Object.entries(asked).flatMap(([name, field]) => of(field).map((value) => [name, value])),
  );
  return chosen.length > 0 ? { ...given, filter: '', chosen: chosen.join(',') } : given;
}
