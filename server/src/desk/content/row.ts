/** How an item of the content stands at the desk: what it is called, its state, and which languages it lacks. */
import { type ItemData, invariant, type Schema } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentRow, ContentState } from '@weitersagen/contract/content/desk-shapes';
import { pathsOfItems } from '#content/content.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listLanguages } from '#site/site.ts';
import type { ContentListRow } from './sql.ts';

/** The languages of the mandant, its default one first. */
export async function languagesOf(at: Ctx | Tx): Promise<string[]> {
  const { defaultLanguage } = at.mandant.config;
  const all = (await listLanguages(at)).map(({ language }) => language);
  return [defaultLanguage, ...all.filter((language) => language !== defaultLanguage)];
}

const kinds = new Map(Object.entries(contentSchemas).map(([kind, { name }]) => [name, kind as ContentKind]));

export const kindOf = (schema: string): ContentKind => {
  const kind = kinds.get(schema);
  if (!kind) throw new Error(`no kind of content is called ${schema}`);
  return kind;
};

export const dataOf = (data: unknown): ItemData => (data ?? {}) as ItemData;

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Languages in which a field that has to be there has no text, and none for all. */
export const missingIn = ({ fields }: Schema, languages: readonly string[], data: ItemData): string[] =>
  languages.filter((language) =>
    fields.some(
      ({ name, isLocalized, isRequired }) =>
        isLocalized && isRequired && !isThere(data[name]?.[language]) && !isThere(data[name]?.[invariant]),
    ),
  );

export function titleIn({ title, key }: Schema, languages: readonly string[], data: ItemData): string {
  const named = data[title] ?? {};
  const found = [...languages, invariant, ...Object.keys(named)].map((part) => named[part]).find(isThere);
  return String(found ?? (key && data[key]?.[invariant]) ?? '');
}

const stateOf = ({ status, hasDraft }: ContentListRow): ContentState =>
  status === 'published' && hasDraft ? 'changed' : status;

/** What rows are shown with: the languages of the mandant, and where its pages are. */
export interface Shown {
  languages: string[];
  pathOf: (item: { schema: Schema; data: ItemData }) => string | null;
}

export const shownIn = async (ctx: Ctx): Promise<Shown> => ({
  languages: await languagesOf(ctx),
  pathOf: await pathsOfItems(ctx),
});

export function presentRow(row: ContentListRow, { languages, pathOf }: Shown): ContentRow {
  const kind = kindOf(row.schema);
  const schema = contentSchemas[kind];
  const data = dataOf(row.data);
  const { id, key, revision, plannedAt, changedAt, changedBy } = row;
  return {
    id,
    kind,
    key,
    title: titleIn(schema, languages, data),
    state: stateOf(row),
    missing: missingIn(schema, languages, data),
    revision,
    plannedAt,
    changedAt,
    changedBy,
    path: pathOf({ schema, data }),
  };
}
