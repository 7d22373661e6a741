/**
 * Content of a CMS elsewhere. Pages read a copy of what was seen last, so that they never wait for it and go on when it is away;
 * the copy follows within a minute, whether or not anybody looks. Only where nothing was ever seen a page waits, for 2 s at
 * most. Calls go through the door for addresses that somebody typed.
 */
import { CmsError, type CmsRequest, createCmsClient, loadFailed } from '@weitersagen/contract/cms/client';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { cmsSource } from '@weitersagen/contract/content/read/cms-source';
import type { ContentSource, Item } from '@weitersagen/contract/content/read/source';
import { same } from '@weitersagen/contract/content/read/value';
import { contentTopic } from '#cms/cms.ts';
import type { Ctx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { ownPageTopic } from '../pages.ts';
import * as sql from '../sql.ts';
import type { OutsideCms } from './app-of.ts';
import { keptContent } from './kept.ts';

/** A page waits so long for what was never seen. */
const patienceMs = 2000;
/** So often the CMS is asked, by one process. */
const lookEveryMs = 40_000;
/** Nobody waits for it: one that does not answer in time is asked again with the next look. */
const callMs = 30_000;
const bytesMax = 5 * 1024 * 1024;
const kinds = Object.keys(contentSchemas) as ContentKind[];

export function outsideSource(ctx: Ctx, outside: OutsideCms): ContentSource {
  const copies = () =>
    keptContent(ctx, `copies ${outside.app}`, () => ctx.read(({ db }) => sql.listCopies(db, outside.app)));
  const itemsOf = async (kind: ContentKind) => (await copies()).find((copy) => copy.kind === kind)?.items;
  return {
    list: async (kind, where) => {
      const items = (await itemsOf(kind)) ?? (await firstSeen(ctx, outside, kind));
      if (!items) throw new CmsError();
      return where ? items.filter((item) => same(item, where.field) === where.value) : items;
    },
  };
}

type Seen = ReadonlyMap<ContentKind, readonly Item[]>;

interface Look {
  since: number;
  /** Nothing came of it. */
  hasFailed: boolean;
  seen: Promise<Seen>;
}
/** Of this process: whoever comes meanwhile waits for the same answer. */
const looks = new Map<string, Look>();
/** After one that failed no page begins another one for so long. */
const restMs = 10_000;

const nameOf = ({ mandant }: Ctx, { app }: OutsideCms): string => `${mandant.id} ${app}`;

/** What was never seen: all that a page asks for together waits for one look, and for so long. */
async function firstSeen(ctx: Ctx, outside: OutsideCms, kind: ContentKind): Promise<readonly Item[] | undefined> {
  const known = looks.get(nameOf(ctx, outside));
  const age = known ? Date.now() - known.since : 0;
  if (known?.hasFailed && age < restMs) return undefined;
  const left = known && !known.hasFailed ? patienceMs - age : patienceMs;
  if (left <= 0) return undefined;
  return (await within(left, followOutside(ctx, outside, true)))?.get(kind);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((end) => {
    timer = setTimeout(end, ms, undefined);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** Asks the CMS, if it is time to, and keeps what is new; what fails leaves the copy as it is. */
export function followOutside(ctx: Ctx, outside: OutsideCms, isNow = false): Promise<Seen> {
  const name = nameOf(ctx, outside);
  const known = looks.get(name);
  if (known && !known.hasFailed) return known.seen;
  const mine: Look = { since: Date.now(), hasFailed: false, seen: look(ctx, outside, isNow) };
  looks.set(name, mine);
  mine.seen.then(
    (seen) => (seen.size > 0 || !isNow ? looks.delete(name) : markFailed(mine)),
    () => markFailed(mine),
  );
  return mine.seen;
}

function markFailed(one: Look): void {
  one.hasFailed = true;
}

async function look(ctx: Ctx, outside: OutsideCms, isNow: boolean): Promise<Seen> {
  const seen = new Map<ContentKind, readonly Item[]>();
  // By the clock of the machine: whoever sets that of the program does not hurry a CMS.
  const at = new Date();
  const before = new Date(at.getTime() - lookEveryMs);
  const mine = await ctx.write(({ db }) => sql.takeLook(db, outside.app, at, before));
  if (!mine && !isNow) return seen;
  const source = cmsSource(
    createCmsClient(async () => outside, sendBy(ctx), callMs),
    { isWhole: true },
  );
  for (const kind of kinds) {
    try {
      seen.set(kind, await source.list(kind));
    } catch (err) {
      // What the client may not read is not there for it.
      if (err instanceof CmsError && err.status === 403) seen.set(kind, []);
      else {
        ctx.log.error({ err, kind }, loadFailed);
        // It gives no answer at all: the next look asks for the others.
        if (!(err instanceof CmsError) || err.status === undefined) break;
      }
    }
  }
  await ctx.write(async (tx) => {
    let isNew = false;
    for (const [kind, items] of seen) isNew = (await sql.putCopy(tx.db, outside.app, { kind, items }, at)) || isNew;
    if (!isNew) return;
    for (const topic of [contentTopic, ownPageTopic]) await announceChange(tx, topic, String(tx.mandant.id));
  });
  return seen;
}

const sendBy =
  ({ system }: Ctx) =>
  async ({ url, method, headers, form, json, timeoutMs }: CmsRequest) => {
    const { status, text } = await system.outgoing.call({
      purpose: 'cms',
      url,
      method,
      headers,
      ...(form && { form }),
      ...(json !== undefined && { json }),
      timeoutMs,
      bytesMax,
    });
    return { status, body: parsed(text) };
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
