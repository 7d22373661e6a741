/** Where something of the content is named: a page, a footnote, a variable, a picture. */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { type Reference, referencesIn } from '@weitersagen/contract/content/references';
import type { Db } from '#platform/database/db.ts';
import { dataOf, kindOf, titleIn } from './row.ts';
import * as sql from './sql.ts';

type Use = ContentDetail['usedIn'][number];

/** As what a kind is named by its key. */
const namedAs = { pages: 'page', footnotes: 'note', variables: 'variable' } as const;
const written = {
  page: (name: string) => `seite:${name}`,
  note: (name: string) => `[^${name}]`,
  variable: (name: string) => `{${name}}`,
};

const usesMax = 100;

export async function usesOfItem(
  db: Db,
  place: sql.Place,
  languages: readonly string[],
  { id, schema, key }: sql.ContentListRow,
): Promise<Use[]> {
  const kind = kindOf(schema);
  if (key === null || !(kind in namedAs)) return [];
  const of = namedAs[kind as keyof typeof namedAs];
  const rows = await sql.searchContentRows(db, place, [written[of](key)], usesMax);
  return naming(rows, languages, { of, name: key }).filter((use) => use.id !== id);
}

export async function usesOfPicture(
  db: Db,
  place: sql.Place,
  languages: readonly string[],
  id: string,
): Promise<Use[]> {
  const rows = await sql.searchContentRows(db, place, [id], usesMax);
  return naming(rows, languages, { of: 'picture', name: id });
}

const naming = (
  rows: readonly sql.ContentListRow[],
  languages: readonly string[],
  { of, name }: Pick<Reference, 'of' | 'name'>,
): Use[] =>
  rows.flatMap((row) => {
    const kind = kindOf(row.schema);
    const schema = contentSchemas[kind];
    // What is public may name it while the working copy does not any more.
    const all = [row.data, row.published].flatMap((data) => referencesIn(schema, dataOf(data)));
    const isNamed = all.some((one) => one.of === of && one.name.toLowerCase() === name.toLowerCase());
    return isNamed ? [{ kind, id: row.id, title: titleIn(schema, languages, dataOf(row.data)) }] : [];
  });
