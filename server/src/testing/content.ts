/** Content of a mandant, put where the desk would put it. */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { putItem } from '#content/content.ts';
import type { Ctx } from '#platform/context.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Fields are given by language, or as they are for all of them. */
const dataOf = (fields: Plain): ItemData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { [invariant]: value },
    ]),
  ) as ItemData;

/** Published; one of the same name is written over. */
export const publish = (ctx: Ctx, kind: ContentKind, fields: Plain): Promise<string> =>
  ctx.write((tx) => {
    const { key } = contentSchemas[kind];
    return putItem(tx, kind, key === undefined ? undefined : String(fields[key]), dataOf(fields));
  });

export const publishPage = (ctx: Ctx, slug: string, inhalt: Readonly<Record<string, string>>, more: Plain = {}) =>
  publish(ctx, 'pages', { slug, titel: { de: slug, en: slug }, inhalt, ...more });

/** A block on the home page that says something in both languages; gives its id. */
export const publishBlock = (ctx: Ctx): Promise<string> =>
  publish(ctx, 'blocks', {
    identifier: 'willkommen',
    titel: { de: 'Willkommen' },
    inhalt: { de: 'Schön, dass Sie da sind', en: 'Nice to see you' },
    platz: 'home.oben',
    sortierung: 1,
  });
