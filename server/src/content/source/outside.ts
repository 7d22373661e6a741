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
const bytesMax = 5 * 1024 * 1024;
const kinds = Object.keys(contentSchemas) as ContentKind[];

export function outsideSource(ctx: Ctx, outside: OutsideCms): ContentSource {
  const copies = () =>
    keptContent(ctx, `copies ${outside.app}`, () => ctx.read(({ db }) => sql.listCopies(db, outside.app)));
  const itemsOf = async (kind: ContentKind) => (await copies()).find((copy) => copy.kind === kind)?.items;
  return {
    list: async (kind, where) => {
      let items = await itemsOf(kind);
      if (!items) {
        const seen = await within(patienceMs, followOutside(ctx, outside, true));
        items =
          seen?.get(kind) ??
          (await ctx.read(({ db }) => sql.listCopies(db, outside.app))).find((copy) => copy.kind === kind)?.items;
      }
      if (!items) throw new CmsError();
      return where ? items.filter((item) => same(item, where.field) === where.value) : items;
    },
  };
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((end) => {
      setTimeout(end, ms, undefined).unref();
    }),
  ]);

type Seen = ReadonlyMap<ContentKind, readonly Item[]>;
/** Of this process: whoever comes meanwhile waits for the same answer. */
const looking = new Map<string, Promise<Seen>>();

/** Asks the CMS, if it is time to, and keeps what is new; what fails leaves the copy as it is. */
export function followOutside(ctx: Ctx, outside: OutsideCms, isNow = false): Promise<Seen> {
  const name = `${ctx.mandant.id} ${outside.app}`;
  const known = looking.get(name);
  if (known !== undefined) return known;
  const asked = look(ctx, outside, isNow).finally(() => looking.delete(name));
  looking.set(name, asked);
  return asked;
}

async function look(ctx: Ctx, outside: OutsideCms, isNow: boolean): Promise<Seen> {
  const seen = new Map<ContentKind, readonly Item[]>();
  // By the clock of the machine: whoever sets that of the program does not hurry a CMS.
  const at = new Date();
  const before = new Date(at.getTime() - lookEveryMs);
  const mine = await ctx.write(({ db }) => sql.takeLook(db, outside.app, at, before));
  if (!mine && !isNow) return seen;
  const source = cmsSource(
    createCmsClient(async () => outside, sendBy(ctx)),
    { isWhole: true },
  );
  for (const kind of kinds) {
    try {
      seen.set(kind, await source.list(kind));
    } catch (err) {
      // What the client may not read is not there for it.
      if (err instanceof CmsError && err.status === 403) seen.set(kind, []);
      else ctx.log.error({ err, kind }, loadFailed);
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
