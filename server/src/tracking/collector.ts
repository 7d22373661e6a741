/**
 * The built-in collector (K-10): Matomo's own protocol at the host of each mandant, so that a portal is counted without any Matomo. It
 * keeps the name of a page or goal with the channel and nothing else of what is sent: no address, no name of a browser, no
 * cookie and no id. An A/B test hears of goals and keeps as little. Its numbers are those of a public counter, which anybody may ask.
 */
import { campaignOf, cleanChannel } from '@weitersagen/contract/recommendation/campaign';
import { routeKey, routes } from '@weitersagen/contract/site/routes';
import { type Goal, type GoalNumbers, goalOf, goals } from '@weitersagen/contract/tracking/goals';
import { collectorPath, siteIds } from '@weitersagen/contract/tracking/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closedOf, type MandantRegistry } from '#platform/app-parts.ts';
import type { Origin, System } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { hostOf, originOf } from '#platform/http/request.ts';
import type { Hit, Hits } from './hits.ts';

/** Told of every goal that was reached, and by whom: by the number that a browser keeps which agreed, where it has one. */
export type TellGoal = (mandantId: number, goal: Goal, by: By & { number: string | undefined }) => void;
type By = Pick<Origin, 'ip' | 'userAgent' | 'ahead'>;

/** So many bytes a body has, and so many hits in it. */
const bodyMax = 65_536;
const requestsMax = 100;
/** What of a value is looked at. */
const valueMax = 2000;

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Parts {
  system: System;
  mandants: MandantRegistry;
  hits: Hits;
  tellGoal: TellGoal;
}

export function serveCollector(server: FastifyInstance, parts: Parts): void {
  server.register((scope, _options, done) => {
    const asText = { parseAs: 'string', bodyLimit: bodyMax } as const;
    // A beacon says nothing of what it is, or that it is text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', asText, (_request, body, read) => read(null, body));
    scope.route({
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      url: collectorPath,
      bodyLimit: bodyMax,
      handler: (request, reply) => collect(parts, request, reply),
    });
    done();
  });
}

/** Whoever sends is told the same, whatever was sent. */
async function collect(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sent = sentBy(request);
  await take(parts, request, sent);
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' });
  if (sent.length > 0 && sent.every((values) => values.get('send_image') === '0')) return reply.code(204).send();
  return reply.type('image/gif').send(gif);
}

async function take({ system, mandants, hits, tellGoal }: Parts, request: FastifyRequest, sent: URLSearchParams[]) {
  const { environment, trackingGoals } = system.config;
  const found = sent.flatMap((values) => {
    const hit = hitOf(values, siteIds[environment], trackingGoals);
    return hit ? [{ hit, number: numberIn(values) }] : [];
  });
  if (found.length === 0) return;
  const mandant = await mandants.byHost(hostOf(request)).catch((error: unknown) => {
    if (!closedOf(error) && !isDatabaseAway(error)) throw error;
  });
  if (!mandant) return;
  const { ip, userAgent, ahead } = originOf(request);
  const by = { ip, userAgent, ahead };
  for (const { hit, number } of found) {
    hits.count({ mandantId: mandant.id, ...hit }, by);
    const goal = hit.kind === 'goal' ? goalOf(Number(hit.name)) : undefined;
    if (goal) tellGoal(mandant.id, goal, { ...by, number });
  }
}

const numberIn = (values: URLSearchParams): string | undefined => {
  const said = values.get('_id') ?? '';
  return /^[0-9a-f]{16}$/.test(said) ? said : undefined;
};

/** Values in the address, in a form, or many at once as JSON; what is neither is nothing. */
function sentBy({ url, body }: FastifyRequest): URLSearchParams[] {
  const at = url.indexOf('?');
  const own = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
  const text = typeof body === 'string' ? body.trim() : '';
  if (!text.startsWith('{')) {
    for (const [name, value] of new URLSearchParams(text)) own.set(name, value);
    return own.size > 0 ? [own] : [];
  }
  return requestsIn(text).map((query) => new URLSearchParams(query.replace(/^[^?]*\?/, '')));
}

function requestsIn(text: string): string[] {
  try {
    const { requests } = JSON.parse(text) as { requests?: unknown };
    return Array.isArray(requests)
      ? requests.slice(0, requestsMax).filter((one): one is string => typeof one === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Undefined for what has no name that a page or a goal has: nobody fills the table with names of their own. */
export function hitOf(
  values: URLSearchParams,
  siteId: number,
  numbers: GoalNumbers,
): Omit<Hit, 'mandantId'> | undefined {
  const of = (name: string): string | undefined => values.get(name)?.slice(0, valueMax);
  if (of('rec') !== '1' || of('idsite') !== String(siteId)) return undefined;
  const channel = channelOf(of);
  const beside = { channel, productId: 0 };
  const goal = of('idgoal');
  if (goal !== undefined) {
    const name = /^\d{1,15}$/.test(goal) ? goalOf(Number(goal), numbers) : undefined;
    return name && { kind: 'goal', name: String(goals[name]), ...beside };
  }
  const page = routeKey(of('action_name') ?? '');
  return page && { kind: 'page', name: routes[page].name, ...beside };
}

/** As Matomo reads it: said by itself, or in the address of the page. */
function channelOf(of: (name: string) => string | undefined): string | null {
  const said = of('_rcn');
  const channel = said === undefined ? null : cleanChannel(said);
  if (channel !== null) return channel;
  const url = of('url') ?? '';
  const query = URL.canParse(url) ? new URL(url).searchParams : undefined;
  return campaignOf((name) => query?.get(name) ?? of(name));
}
