/**
 * Content of a CMS that is asked over the wire. Questions, blocks and key visuals come item by item, footnotes by their
 * identifier, variables by GraphQL (§7); an item that fails alone is left out, without a word (§8).
 */
import type { CmsClient } from '../../cms/client.ts';
import { invariant } from '../../cms/schema.ts';
import { type ContentKind, contentSchemas } from '../content-schemas.ts';
import { type ContentSource, type Item, shownMax, type Where } from './source.ts';

/** The wire gives no more at once. */
const pageMax = 200;
/** So many items are asked for side by side. */
const sideBySide = 6;
const singly: readonly ContentKind[] = ['questions', 'blocks', 'keyVisuals'];

interface Manner {
  /** Lists are taken as they come: for whoever copies all of it. */
  isWhole?: boolean;
}

export function cmsSource(client: CmsClient, { isWhole = false }: Manner = {}): ContentSource {
  const page = async (kind: ContentKind, where: Where | undefined, skip: number): Promise<Item[]> => {
    const body = await client.get(contentSchemas[kind].name, {
      ...(where && { $filter: filterOf(where) }),
      $top: String(pageMax),
      ...(skip > 0 && { $skip: String(skip) }),
    });
    return itemsIn(body);
  };
  const pages = async (kind: ContentKind, where: Where | undefined): Promise<Item[]> => {
    const all: Item[] = [];
    for (let skip = 0; skip < shownMax; skip += pageMax) {
      const found = await page(kind, where, skip);
      all.push(...found);
      if (found.length < pageMax) break;
    }
    return all;
  };
  const one = async (kind: ContentKind, id: string): Promise<Item | undefined> =>
    itemOf(await client.get(`${contentSchemas[kind].name}/${encodeURIComponent(id)}`));

  return {
    list: async (kind, where) => {
      if (kind === 'variables' && !where && !isWhole) return variablesOf(await client.graphql(variablesQuery));
      const found = await pages(kind, where);
      return !isWhole && singly.includes(kind) ? eachOf(found, ({ id }) => one(kind, id)) : found;
    },
  };
}

const filterOf = ({ field, value }: Where): string =>
  `data/${field.replaceAll('-', '_')}/${invariant} eq '${value.replaceAll("'", "''")}'`;

/** In their order, some side by side; one that fails is left out. */
async function eachOf(items: readonly Item[], read: (item: Item) => Promise<Item | undefined>): Promise<Item[]> {
  const read1 = (item: Item) => read(item).catch(() => undefined);
  const all: Item[] = [];
  for (let at = 0; at < items.length; at += sideBySide) {
    const some = await Promise.all(items.slice(at, at + sideBySide).map(read1));
    all.push(...some.filter((item) => item !== undefined));
  }
  return all;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is no item is none. */
export function itemOf(value: unknown): Item | undefined {
  if (!isObject(value) || typeof value.id !== 'string' || !isObject(value.data)) return undefined;
  const fields = Object.entries(value.data).filter(([, field]) => isObject(field));
  return {
    id: value.id,
    version: typeof value.version === 'number' ? value.version : 0,
    data: Object.fromEntries(fields) as Item['data'],
  };
}

const itemsIn = (body: unknown): Item[] =>
  isObject(body) && Array.isArray(body.items) ? body.items.map(itemOf).filter((item) => item !== undefined) : [];

const variablesQuery = `{ queryVariablenContents(top: ${pageMax}) { id version data__dynamic } }`;

function variablesOf(body: unknown): Item[] {
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  const all = Array.isArray(data.queryVariablenContents) ? data.queryVariablenContents : [];
  return all
    .map((one) => (isObject(one) ? itemOf({ ...one, data: one.data__dynamic }) : undefined))
    .filter((item) => item !== undefined);
}
