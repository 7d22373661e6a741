/** The app in which the content of a mandant lies, at the desk: where it is read, in which languages and by whom. */
import type { CmsClient, ContentApp, UnusedApp } from '@weitersagen/contract/content/app';
import { endsWithApp, listApps } from '#cms/cms.ts';
import { deliveryClient, outsideOf } from '#content/content.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { listOpenOf } from '../../approval/sql.ts';
import { placeOf } from '../content.ts';
import { kindOf, languagesOf } from '../row.ts';
import * as sql from './sql.ts';

export async function showApp(ctx: Ctx): Promise<ContentApp> {
  const { mandant, system } = ctx;
  const languages = await languagesOf(ctx);
  const outside = outsideOf(system, mandant);
  const place = placeOf(ctx);
  const { counts, approvals } = await ctx.report(async ({ db }) => ({
    counts: await sql.countByLanguage(db, place),
    approvals: await listOpenOf(db, mandant.id, 'mandant', mandant.id),
  }));
  return {
    name: place.app,
    base: `${mandant.config.mandantUrl}/cms`,
    elsewhere: outside ? { base: outside.base, app: outside.app } : null,
    languages: languages.map((language, index) => ({
      language,
      isMaster: index === 0,
      ...wordsIn(counts, language),
    })),
    clients: await listClients(ctx),
    unused: await listUnused(ctx),
    approvals: approvals.filter(({ kind }) => kind === 'letCmsClientIn' || kind === 'endCmsApp'),
  };
}

/** How many items have words in a language. */
export function wordsIn(
  counts: readonly sql.WordedLanguage[],
  language: string,
): { count: number; publicCount: number } {
  const found = counts.find((one) => one.language === language);
  return { count: found?.count ?? 0, publicCount: found?.publicCount ?? 0 };
}

export async function listClients(ctx: Ctx): Promise<CmsClient[]> {
  const { operatorId } = operatorOf(ctx);
  const rows = await ctx.report(({ db }) => sql.listClientRows(db, placeOf(ctx)));
  return rows.map(({ changedAt, promisedToId, promisedTo, promisedUntil, ...row }) => {
    const isPromised = promisedUntil !== null && promisedUntil > ctx.now;
    return {
      ...row,
      secretAt: row.generation === 0 ? null : changedAt,
      isOfPages: row.name === deliveryClient,
      promisedTo: isPromised ? promisedTo : null,
      promisedUntil: isPromised ? promisedUntil : null,
      isPromisedToMe: isPromised && promisedToId === operatorId,
    };
  });
}

/** Apps of before, with what ends when they do. */
async function listUnused(ctx: Ctx): Promise<UnusedApp[]> {
  const { app: own, mandantId } = placeOf(ctx);
  const found = await ctx.read(async (tx) => {
    const apps = (await listApps(tx)).filter((name) => name !== own);
    const ends: (Awaited<ReturnType<typeof endsWithApp>> & { name: string })[] = [];
    for (const name of apps) ends.push({ name, ...(await endsWithApp(tx, name)) });
    return ends;
  });
  const unused: UnusedApp[] = [];
  for (const { name, items, clients } of found)
    unused.push({
      name,
      items: items.map(({ schema, ...item }) => ({ kind: kindOf(schema), ...item })),
      clients,
      plannedCount: await ctx.report(({ db }) => sql.countPlanned(db, { mandantId, app: name })),
    });
  return unused;
}
