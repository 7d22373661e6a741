/**
 * Which link leads where: codes and numbers resolved from memory, so that opening a link asks the database for nothing
 * (rules 1.7). Bounded; the one used longest ago goes first. What may change (lock, account, shop, address of the page)
 * is told by signals, and read again within 30 seconds: all links of a mandant at once, before that in the background.
 * While the database is away what is known leads on, and nobody waits for it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { accountTopic } from '#account/account.ts';
import { type Ctx, globally, jobContext, type Mandant, type System } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { pageParts } from '#site/site.ts';
import { linkTopic } from './recommendation.ts';
import * as sql from './sql.ts';

export interface Link extends Omit<sql.LinkRow, 'rootNumber' | 'rootHash' | 'target'> {
  mandantId: number;
  landing: Landing;
}

/**
 * Where the visitor lands, an absolute address whose query goes on: of a follow-up the page of its root (rules 3.2).
 * Between its two parts stands one of the languages, the mandant's own first; a page of the client has none.
 */
export interface Landing {
  start: string;
  languages: readonly string[];
  end: string;
  /** A place on a page of the client, behind whatever is added to the query. */
  fragment: string;
}

export interface LinkBook {
  /** By code or number; a promise only where it has to be read. */
  find(key: string): Link | undefined | Promise<Link | undefined>;
}

const linksMax = 20_000;
const renewMs = 20_000;
const freshMs = 30_000;
const partMax = 2000;
/** So long a visitor waits for the database, and for a while nobody after that one. */
const patienceMs = 1000;
const againMs = 1000;
const tellMs = 60_000;
/** Of whatever may change the address of a page. */
const addressTopics = ['mandant', 'site'];

export function createLinkBook(system: System, findMandant: (id: number) => Promise<Mandant | undefined>): LinkBook {
  const known = createShelf();
  const readAt = new Map<number, number>();
  const renewing = new Map<number, Promise<void>>();
  /** Grows with every signal; what was being read meanwhile is not kept. */
  let epoch = 0;
  system.meters.measure('link_book_links', known.size);
  const forget = (isGone: (link: Link) => boolean): void => {
    epoch++;
    known.dropAll(isGone);
  };
  onChange(system, forget, () => readAt.clear());

  const readLinks = async (mandantId: number, numbers: readonly string[]): Promise<Map<string, Link>> => {
    const mandant = await findMandant(mandantId);
    return mandant ? toLinks(jobContext(system, mandant, 'link'), numbers) : new Map();
  };

  const readOne = async (key: string): Promise<Link | undefined> => {
    const [before, startedAt] = [epoch, Date.now()];
    const code = await globally(system, (db) => sql.findLinkCode(db, key));
    const link = code && (await readLinks(code.mandantId, [code.number])).get(code.number);
    if (!link || before !== epoch) return link;
    if (!readAt.has(link.mandantId)) readAt.set(link.mandantId, startedAt);
    known.put(key, link);
    return link;
  };

  const renewAll = async (mandantId: number): Promise<void> => {
    const [before, startedAt] = [epoch, Date.now()];
    const keys = known.ofMandant(mandantId);
    for (let start = 0; start < keys.length; start += partMax) {
      const part = keys.slice(start, start + partMax);
      const fresh = await readLinks(
        mandantId,
        part.map(([, link]) => link.number),
      );
      if (before !== epoch) return;
      for (const [key, { number }] of part) {
        const link = fresh.get(number);
        if (link && known.get(key)) known.put(key, link);
        else known.drop(key);
      }
    }
    readAt.set(mandantId, startedAt);
  };

  const renew = (mandantId: number): Promise<void> => {
    const running = renewing.get(mandantId) ?? renewAll(mandantId).finally(() => renewing.delete(mandantId));
    renewing.set(mandantId, running);
    return running;
  };

  const renewal = createRenewal(system, renew);
  return {
    find: (key) => {
      const link = known.get(key);
      system.meters.add('link_book_lookups_total', [link ? 'hit' : 'miss']);
      if (!link) return readOne(key);
      const age = Date.now() - (readAt.get(link.mandantId) ?? 0);
      if (age > freshMs && !renewal.isAway())
        return renewal.inTime(link.mandantId).then((isDone) => (isDone ? (known.get(key) ?? readOne(key)) : link));
      if (age > renewMs) renewal.inBackground(link.mandantId);
      known.touch(key, link);
      return link;
    },
  };
}

/** So many links as were asked for last, and the keys of each mandant, so that one is renewed without looking through all. */
function createShelf() {
  const links = new Map<string, Link>();
  const keysOf = new Map<number, Set<string>>();
  const drop = (key: string): void => {
    const link = links.get(key);
    if (!link) return;
    links.delete(key);
    const keys = keysOf.get(link.mandantId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(link.mandantId);
  };
  return {
    size: () => links.size,
    get: (key: string) => links.get(key),
    ofMandant: (mandantId: number): (readonly [string, Link])[] =>
      [...(keysOf.get(mandantId) ?? [])].map((key) => [key, links.get(key) as Link] as const),
    /** One that is there keeps its place. */
    put: (key: string, link: Link): void => {
      links.set(key, link);
      keysOf.set(link.mandantId, (keysOf.get(link.mandantId) ?? new Set()).add(key));
      if (links.size > linksMax) drop(links.keys().next().value as string);
    },
    /** The last one to go. */
    touch: (key: string, link: Link): void => {
      links.delete(key);
      links.set(key, link);
    },
    drop,
    dropAll: (isGone: (link: Link) => boolean): void => {
      for (const [key, link] of links) if (isGone(link)) drop(key);
    },
  };
}

/** What is too old is read before it leads on, unless the database cannot be asked. */
function createRenewal({ log }: System, renew: (mandantId: number) => Promise<void>) {
  let awayUntil = 0;
  const isAway = (): boolean => Date.now() < awayUntil;
  const leaveAlone = (err?: unknown): void => {
    const now = Date.now();
    if (now > awayUntil + tellMs) log.warn({ err }, 'links not read again: what is known leads on');
    awayUntil = now + againMs;
  };
  return {
    isAway,
    inBackground: (mandantId: number): void => {
      if (!isAway()) renew(mandantId).catch(leaveAlone);
    },
    /** Whether it was read. */
    inTime: async (mandantId: number): Promise<boolean> => {
      try {
        const isLate = await Promise.race([renew(mandantId), sleep(patienceMs, true, { ref: false })]);
        if (isLate) leaveAlone();
        return !isLate;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        leaveAlone(error);
        return false;
      }
    },
  };
}

/**
 * Lets go of every link that a signal says has changed. A signal without a value says that something may have been missed, as
 * while the database is away: then all is read again before it leads on.
 */
function onChange(
  { signals }: System,
  forget: (isGone: (link: Link) => boolean) => void,
  readAllAgain: () => void,
): void {
  const doubt = (): void => {
    forget(() => false);
    readAllAgain();
  };
  signals.on(linkTopic, (value) =>
    value === null ? doubt() : forget((link) => value === `${link.mandantId}:${link.rootId}`),
  );
  signals.on(accountTopic, (value) =>
    value === null ? doubt() : forget((link) => value === `${link.mandantId}:${link.accountId}`),
  );
  for (const topic of addressTopics) signals.on(topic, (value) => (value === null ? doubt() : forget(() => true)));
}

const toLinks = (ctx: Ctx, numbers: readonly string[]): Promise<Map<string, Link>> =>
  ctx.read(async (tx) => {
    const links = new Map<string, Link>();
    for (const { rootNumber, rootHash, target, ...row } of await sql.listLinks(tx.db, numbers)) {
      const { config } = ctx.mandant;
      const page = target ?? (config.integratedFrame ? config.recommendWebPage : null);
      const landing = page
        ? embedded(page, { nr: rootNumber, h: rootHash })
        : {
            ...(await pageParts(tx, {
              page: 'recipientData',
              params: { empfehlungsnummer: rootNumber },
              query: { h: rootHash },
            })),
            fragment: '',
          };
      links.set(row.number, { ...row, mandantId: ctx.mandant.id, landing });
    }
    return links;
  });

/** A page of the client: the one that embeds the portal (E-02), or the one the recommender asked for (E-15). */
function embedded(page: string, values: Record<string, string>): Landing {
  const address = new URL(page);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  const fragment = address.hash;
  address.hash = '';
  return { start: address.href, languages: [], end: '', fragment };
}
