/**
 * What is wrong with the content as a whole: languages that are missing, what texts name and is not there, and what was
 * planned and could not be done.
 */
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { Fault } from '@weitersagen/contract/content/desk-shapes';
import { type Reference, referencesIn } from '@weitersagen/contract/content/references';
import { routeKey } from '@weitersagen/contract/site/routes';
import { failureText } from '#draft/draft.ts';
import { listMediaByIds } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';
import { listRoutes } from '#site/site.ts';
import { placeOf } from './content.ts';
import { dataOf, kindOf, languagesOf, missingIn, titleIn } from './row.ts';
import * as sql from './sql.ts';

const toldMax = 500;
/** So many items are looked through. */
const itemsMax = 5000;

const faultOf = { picture: 'lostPicture', page: 'brokenLink', note: 'lostNote', variable: 'lostVariable' } as const;

export async function listFaults(ctx: Ctx): Promise<Fault[]> {
  const languages = await languagesOf(ctx);
  const rows = await ctx.report((tx) => sql.listAllContent(tx.db, placeOf(tx), itemsMax));
  const isThere = await known(ctx, rows);
  const faults = rows.flatMap((row): Fault[] => {
    const kind = kindOf(row.schema);
    const schema = contentSchemas[kind];
    const data = dataOf(row.data);
    const item = { kind, id: row.id, title: titleIn(schema, languages, data) };
    const missing = missingIn(schema, languages, data).map((language) => ({
      ...item,
      field: language,
      fault: 'untranslated' as const,
      detail: language,
    }));
    const lost = referencesIn(schema, data)
      // The values of a mail are none of the mandant's; its own rules look after both.
      .filter((reference) => !(kind === 'mails' && reference.of === 'variable') && !isThere(reference))
      .map(({ field, of, name }) => ({ ...item, field, fault: faultOf[of], detail: name }));
    const { failure } = row;
    const failed = failure === null ? [] : [failureText(ctx.locale, failure)];
    const unplanned = failed.map((detail) => ({ ...item, field: '', fault: 'failedPlan' as const, detail }));
    return [...unplanned, ...missing, ...lost];
  });
  return faults.slice(0, toldMax);
}

/** Whether what is named is there. */
async function known(ctx: Ctx, rows: readonly sql.ContentListRow[]): Promise<(reference: Reference) => boolean> {
  const keys = (kind: ContentKind) =>
    new Set(rows.filter(({ schema }) => schema === contentSchemas[kind].name).map(({ key }) => key ?? ''));
  const [pages, notes, variables] = [keys('pages'), keys('footnotes'), keys('variables')];
  const routes = await listRoutes(ctx);
  const all = rows.flatMap(({ schema, data }) => referencesIn(contentSchemas[kindOf(schema)], dataOf(data)));
  const ids = [...new Set(all.filter(({ of }) => of === 'picture').map(({ name }) => name.toLowerCase()))];
  const pictures = await ctx.read((tx) => listMediaByIds(tx, ids));
  return ({ of, name }) => {
    switch (of) {
      case 'picture':
        return pictures.has(name.toLowerCase());
      case 'page':
        return pages.has(name) || routes.some((route) => route.name === name || routeKey(route.name) === name);
      case 'note':
        return notes.has(name);
      case 'variable':
        return variables.has(name);
    }
  };
}
