/**
 * What the product asks of content before it is public, beside its schema: a path that no other page has, a picture that is
 * said in words, the words of a mail that may be sent.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { treeOf } from '@weitersagen/contract/content/markdown';
import { namesVariables } from '@weitersagen/contract/content/read/variables';
import type { Tree } from '@weitersagen/contract/content/tree';
import { termsSlug } from '@weitersagen/contract/content/written-pages';
import { isSame, listItems, type PublicItem } from '#cms/cms.ts';
import type { Tx } from '#platform/context.ts';
import { listRoutes } from '#site/site.ts';
import { mailProblems } from './own-mails.ts';

const textIn = (data: ItemData, field: string, part: string = invariant): string => {
  const value = data[field]?.[part];
  return typeof value === 'string' ? value.trim() : '';
};

export async function problemsOf(tx: Tx, item: PublicItem): Promise<readonly Problem[]> {
  const unsaid = textProblems(item);
  switch (item.schema.name) {
    case contentSchemas.pages.name:
      return [...(await routeProblems(tx, item)), ...termsProblems(item), ...unsaid];
    case contentSchemas.blocks.name:
    case contentSchemas.keyVisuals.name:
      return [...pictureProblems(tx, item), ...unsaid];
    case contentSchemas.mails.name:
      return mailProblems(tx, item);
    default:
      return unsaid;
  }
}

const path = /^(?:\/(?!\.+(?:\/|$))[a-z0-9._~-]+)+$/i;

/** A path of its own below the language, which neither the product nor another page has. */
async function routeProblems(tx: Tx, { id, app, data, schema }: PublicItem): Promise<Problem[]> {
  const route = textIn(data, 'route');
  if (route === '') return [];
  const field = `route.${invariant}`;
  if (!path.test(route)) return [{ field, code: 'path-wrong' }];
  const first = route.toLowerCase();
  const routes = await listRoutes(tx);
  if (routes.some((known) => known.path.toLowerCase() === first)) return [{ field, code: 'path-taken' }];
  const filter = isSame(schema, 'route', route);
  const { items } = await listItems(tx, { app, schema: schema.name }, { filter, top: 2, withoutTotal: true });
  return items.some((other) => other.id !== id) ? [{ field, code: 'path-taken' }] : [];
}

/** What somebody agrees to is kept as it stands, and so long at most. */
const termsMax = 20_000;

function termsProblems({ data }: PublicItem): Problem[] {
  if (textIn(data, 'slug') !== termsSlug) return [];
  return Object.entries(data.inhalt ?? {}).flatMap(([language, text]) => {
    if (typeof text !== 'string') return [];
    const field = `inhalt.${language}`;
    // With the next value of a variable they would say something that nobody agreed to: none is filled (C-49).
    if (namesVariables(text)) return [{ field, code: 'no-variables' }];
    return text.length > termsMax ? [{ field, code: 'too-long' }] : [];
  });
}

/** A picture in the middle of a text, in the language of that text. */
const textProblems = ({ schema, data }: PublicItem): Problem[] =>
  schema.fields
    .filter(({ kind }) => kind === 'markdown')
    .flatMap(({ name }) =>
      Object.entries(data[name] ?? {})
        .filter(([, text]) => typeof text === 'string' && hasUnsaidPicture(treeOf(text)))
        .map(([part]) => ({ field: `${name}.${part}`, code: 'picture-unsaid' })),
    );

const hasUnsaidPicture = (trees: readonly Tree[]): boolean =>
  trees.some((tree) => {
    if (typeof tree === 'string') return false;
    const [tag, { alt = '' }, below] = tree;
    return (tag === 'img' && String(alt).trim() === '') || hasUnsaidPicture(below);
  });

/** Whoever does not see a picture hears what it shows, in the language of the mandant at least. */
function pictureProblems({ mandant }: Tx, { data }: PublicItem): Problem[] {
  const has = (field: string): boolean => {
    const value = data[field]?.[invariant];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  };
  if (!has('bild') && !has('bildMobil')) return [];
  const { defaultLanguage } = mandant.config;
  const isSaid = textIn(data, 'bildText', defaultLanguage) !== '' || textIn(data, 'bildText') !== '';
  return isSaid ? [] : [{ field: `bildText.${defaultLanguage}`, code: 'picture-unsaid' }];
}
