/**
 * What the address of a category asks for (`?suche=&preis=&tempo=&hersteller=&geraet=&buendel=&young=1&hybrid=1&sortierung=&ab=`),
 * and addresses that ask for more or less. A value that nobody can mean is left out, so that no address breaks the page.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { ProductQuery } from '@weitersagen/contract/product/schemas';

/** In the address, and of the call. */
const names = {
  suche: 'suche',
  preis: 'preisBis',
  tempo: 'tempoAb',
  hersteller: 'hersteller',
  geraet: 'geraeteTyp',
  buendel: 'buendel',
  young: 'young',
  hybrid: 'hybrid',
  sortierung: 'sortierung',
  ab: 'nach',
} as const;
export type AskedName = keyof typeof names;

export type Asked = Readonly<Partial<Record<AskedName, string>>>;

/** By which a list is narrowed: neither its order nor where it begins. */
export const filterNames = ['suche', 'preis', 'tempo', 'hersteller', 'geraet', 'buendel', 'young', 'hybrid'] as const;

export const isNarrowed = (asked: Asked): boolean => filterNames.some((name) => asked[name] !== undefined);

/** In whole euros in the address. */
const priceOf = (typed: string): string => (/^\d{1,6}$/.test(typed) ? `${Number(typed)}00` : typed);

/** What the call is asked with, and what of the address it came from. */
export function askedOf(query: URLSearchParams, of: { source: string; category: string }, limit: number) {
  const asked: Partial<Record<AskedName, string>> = {};
  for (const name of Object.keys(names) as AskedName[]) {
    const typed = query.get(name)?.trim() ?? '';
    const isFlag = name === 'young' || name === 'hybrid';
    if (isFlag ? /^(?:1|true|yes)$/i.test(typed) : typed !== '') asked[name] = isFlag ? '1' : typed;
  }
  for (;;) {
    const sent = Object.entries(asked).map(([name, typed]) => [
      names[name as AskedName],
      name === 'preis' ? priceOf(typed) : typed,
    ]);
    const read = decode(ProductQuery, {
      ...Object.fromEntries(sent),
      quelle: of.source,
      kategorie: of.category,
      anzahl: limit,
    });
    if (read.ok) return { asked: asked as Asked, question: read.value };
    const wrong = (Object.keys(names) as AskedName[]).filter(
      (name) => asked[name] !== undefined && read.problems.some(({ field }) => field === names[name]),
    );
    if (wrong.length === 0) throw new Error(`a category cannot be asked for: ${read.problems[0]?.field}`);
    for (const name of wrong) delete asked[name];
  }
}

/** The address of the list that is asked for otherwise; from its beginning, unless it says where to begin. */
export function addressOf(
  path: string,
  asked: Asked,
  change: Asked | Record<string, undefined>,
  beside: object,
): string {
  const all = { ...asked, ab: undefined, ...change, ...beside };
  const query = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
