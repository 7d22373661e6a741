/**
 * Opening a link: /k/{code} and /e/{number}/{hash} outside of the API, and the way into the shop (C-21). The click is
 * committed before the answer; a link that is over leads on without one, because its page says so (E3, rules 7.4). The
 * path is as short as it can be: no schema, no context, no query of its own.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Input } from '@weitersagen/contract/basics/endpoint';
import { isNumber, isShortCode } from '@weitersagen/contract/basics/number';
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { type EntrySource, sourceLabel } from '@weitersagen/contract/recommendation/entry';
import type { followClick } from '@weitersagen/contract/recommendation/link/endpoints';
import { referrerMark } from '@weitersagen/contract/signal/trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendClosedPage } from '#brand/brand.ts';
import { wordsOfClosed } from '#content/content.ts';
import { closedOf } from '#platform/app-parts.ts';
import { today } from '#platform/clock.ts';
import { type Ctx, jobContext, type Mandant, type Origin, type System } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import { createNetworkLimit } from '#platform/http/network-limit.ts';
import { aheadOf } from '#platform/http/request.ts';
import { sameText } from '#platform/vault.ts';
import { shopLink } from '#product/product.ts';
import { pageAddress, pageParts } from '#site/site.ts';
import { createVisitorHashes, kindOf } from '#tracking/tracking.ts';
import type { Click } from './click-group.ts';
import { createClickWriter } from './click-writer.ts';
import { countVisit } from './entry-sql.ts';
import { createLinkBook, type Landing, type Link, type LinkBook } from './link-book.ts';

export interface Mandants {
  byId(id: number): Promise<Mandant | undefined>;
  bySlug(slug: string): Promise<Mandant | undefined>;
}

export interface Links {
  /** The short link, and the long one with its hash. */
  serve(server: FastifyInstance): void;
  /** GET empfehlen/click/{number}: 302 into the shop. */
  followIntoShop(ctx: Ctx, input: Input<typeof followClick>, answer: Answer): Promise<void>;
  stop(): Promise<void>;
}

type Entry = Pick<Click, 'channel' | 'source' | 'target' | 'recipientNumber' | 'referrerHost'>;
type Visit = Pick<Origin, 'ip' | 'userAgent' | 'ahead'>;
/** A short code, or a number with its hash; `null` where the number alone is enough. */
interface Key {
  key: string;
  hash?: string | null;
}

const prefillMax = 2000;
/** How many rows of clicks a network writes within an hour; what comes above counts without one. */
const rowsPerNetworkMax = 300;
/** So long a visitor waits for the database. */
const patienceMs = 1000;
/** A link is the key to a person's recommendation: it is not kept, not passed on, not listed (rules 1.6). */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

interface Parts {
  system: System;
  mandants: Mandants;
  book: LinkBook;
  clicks: Clicks;
}

export function createLinks(system: System, mandants: Mandants): Links {
  const parts: Parts = { system, mandants, book: createLinkBook(system, mandants.byId), clicks: createClicks(system) };
  return {
    serve: (server) => {
      const beside = { method: ['GET', 'HEAD'], exposeHeadRoute: false };
      for (const url of withDoubleSlash('/k/:code'))
        server.route<{ Params: { code: string } }>({
          ...beside,
          url,
          handler: (request, reply) =>
            open(parts, request, reply, 'shortLink', { key: request.params.code }).catch(
              ofClosed(parts.system, request, reply),
            ),
        });
      for (const url of withDoubleSlash('/e/:number/:hash'))
        server.route<{ Params: { number: string; hash: string } }>({
          ...beside,
          url,
          handler: (request, reply) =>
            open(parts, request, reply, 'recommendationLink', {
              key: request.params.number,
              hash: request.params.hash,
            }).catch(ofClosed(parts.system, request, reply)),
        });
    },
    followIntoShop: (ctx, input, answer) => followIntoShop(parts, ctx, input, answer),
    stop: () => parts.clicks.stop(),
  };
}

/** A path, and the same with one of its slashes twice, as links come out of texts that were put together. */
const withDoubleSlash = (path: string): string[] => [
  path,
  ...[...path.matchAll(/\//g)].map(({ index }) => `${path.slice(0, index)}/${path.slice(index)}`),
];

/** A link of a closed mandant says so; any other fault stays one. */
const ofClosed =
  (system: System, request: FastifyRequest, reply: FastifyReply) =>
  async (error: unknown): Promise<FastifyReply> => {
    const closed = closedOf(error);
    if (!closed) throw error;
    return sendClosedPage(request, reply, closed, await wordsOfClosed(system, closed.id));
  };

interface Clicks {
  record(link: Link, visit: Visit, entry: Entry): Promise<void>;
  stop(): Promise<void>;
}

function createClicks(system: System): Clicks {
  const writer = createClickWriter(system);
  const visitors = createVisitorHashes(system);
  const fullNetworkOf = createNetworkLimit(rowsPerNetworkMax);
  return {
    /** Whoever is no person is led on the same and counted apart. */
    record: async (link, { ip, userAgent, ahead }, entry) => {
      const at = system.clock.now();
      const kind = kindOf({ ahead, userAgent });
      const full = system.config.rateLimits ? fullNetworkOf(ip, at) : undefined;
      // All that comes from a network which has written its rows is one visitor.
      const visitorHash = await visitors.of(full ?? ip, userAgent, at);
      if (full !== undefined) {
        const { mandantId, rootId: recommendationId } = link;
        if (kind !== 'person') return;
        const counted = system.database
          .transaction({ mandantId, role: 'app', readOnly: false }, (db) =>
            countVisit(db, { recommendationId, day: dayOf(at), visitorHash, channel: entry.channel }),
          )
          .catch((error: unknown) => {
            if (!isDatabaseAway(error)) throw error;
            writer.giveUp();
          });
        await Promise.race([counted, sleep(patienceMs, undefined, { ref: false })]);
        return;
      }
      await writer.record({
        mandantId: link.mandantId,
        recommendationId: link.rootId,
        ...entry,
        at,
        visitorHash,
        kind,
      });
    },
    stop: () => writer.stop(),
  };
}

async function open(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  source: EntrySource & ('shortLink' | 'recommendationLink'),
  key: Key,
): Promise<FastifyReply> {
  reply.headers(headers);
  const link = await resolve(parts, request.ip, key);
  const accepted = request.headers['accept-language'];
  if (!link) return reply.redirect(await notFound(parts, key, accepted), 302);
  const query = request.query as Readonly<Record<string, unknown>>;
  const channel = campaignOf((name) => query[name]);
  if (!isOver(link, parts.system)) {
    const visit = {
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
      ahead: aheadOf(request),
    };
    const { referer } = request.headers;
    const host = foreignHost(referer, [link.landing.start, parts.system.config.linkBase]);
    const referrerHost = referrerMark(host, referer, request.url);
    await parts.clicks.record(link, visit, { channel, source, target: 'landing', recipientNumber: null, referrerHost });
  }
  const prefill = typeof query.p === 'string' ? `&p=${encodeURIComponent(query.p.slice(0, prefillMax))}` : '';
  const entry = `${channel ? `&channel=${channel}` : ''}&einsprungsquelle=${sourceLabel(source)}${prefill}`;
  return reply.redirect(`${inLanguage(link.landing, accepted)}${entry}${link.landing.fragment}`, 302);
}

/** The host of a page of others, as far as the browser says where it comes from; never more of its address. */
function foreignHost(referrer: string | undefined, own: readonly string[]): string | null {
  if (referrer === undefined || !/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return null;
  const host = new URL(referrer).hostname.slice(0, 253);
  return own.some((address) => new URL(address).hostname === host) ? null : host;
}

async function followIntoShop(
  parts: Parts,
  ctx: Ctx,
  { params, query }: Input<typeof followClick>,
  answer: Answer,
): Promise<void> {
  const { channel, source, recipientNumber } = query;
  const link = await resolve(parts, ctx.origin?.ip ?? '', { key: params.number, hash: null });
  if (!link || link.mandantId !== ctx.mandant.id || isOver(link, parts.system)) {
    answer.redirect(await pageAddress(ctx, { page: 'recommendationOver', language: ctx.locale }));
    return;
  }
  const shop = shopLink(link, {
    recommendationNumber: link.number,
    recipientNumber,
    channel,
    deviceId: link.deviceId,
  });
  if (ctx.origin)
    await parts.clicks.record(link, ctx.origin, {
      channel,
      source,
      target: 'shop',
      recipientNumber,
      referrerHost: null,
    });
  answer.redirect(shop ?? (await pageAddress(ctx, { page: 'home', language: ctx.locale })));
}

const isOver = (link: Link, { clock }: System): boolean => link.isOverByHand || today(clock.now()) > link.validUntil;

const resolve = ({ system, book }: Parts, ip: string, key: Key): Promise<Link | undefined> =>
  lookUp({ system, origin: { ip } }, async () => {
    const found = find(book, key);
    const link = found instanceof Promise ? await found : found;
    return link && (!key.hash || sameText(key.hash, link.hash)) ? link : refuse('unknown');
  }).catch(leadOn);

/** Undefined for an unknown key; what cannot be a key is not looked for. */
const find = (book: LinkBook, { key, hash }: Key): Link | undefined | Promise<Link | undefined> =>
  (hash === undefined ? isShortCode(key) : isNumber('recommendation', key)) ? book.find(key) : undefined;

/** The 404 page of the mandant whose number that is, else of the default mandant. */
async function notFound({ system, mandants, book }: Parts, key: Key, accepted: string | undefined): Promise<string> {
  const mandantId = (await find(book, key))?.mandantId;
  const own = mandantId === undefined ? undefined : await mandants.byId(mandantId);
  const mandant = own ?? (await mandants.bySlug(system.config.defaultMandant)) ?? refuse('mandant.unknown');
  return inLanguage(await pageParts(jobContext(system, mandant, 'link'), { page: 'notFound' }), accepted);
}

/** In the language that the browser asks for, where the mandant speaks it. */
const inLanguage = ({ start, languages, end }: Omit<Landing, 'fragment'>, accepted: string | undefined): string =>
  `${start}${acceptedLanguage(accepted, languages) ?? languages[0] ?? ''}${end}`;

/** Somebody with an unknown number gets a page that helps; who asks for too many gets 429. */
const leadOn = (error: unknown): undefined => {
  if (error instanceof Refusal && error.refusal === 'unknown') return undefined;
  throw error;
};
