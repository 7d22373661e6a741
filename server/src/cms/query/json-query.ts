/** The JSON query of Squidex (`q`), into the one form of a question. */
import { BadQuery, limits, pathOf, patternOf, type Scope, valueFor } from './fields.ts';
import type { Comparison, Condition, ItemQuery, Order, Path } from './query.ts';

type Json = Readonly<Record<string, unknown>>;

/** What it asks for; whoever reads cuts `top` to what may be. */
export function jsonQueryOf(scope: Scope, given: unknown): ItemQuery {
  const query = typeof given === 'string' ? parsed(given) : given;
  if (!isObject(query)) throw new BadQuery('it is no object');
  if (typeof given !== 'string' && JSON.stringify(given).length > limits.chars) refuseLength();
  const { filter, fullText, sort, skip, take, top } = query;
  const count = { terms: 0 };
  const asked: ItemQuery = { order: sort === undefined || sort === null ? [] : ordersOf(scope, sort) };
  if (isObject(filter) && Object.keys(filter).length > 0) asked.filter = conditionOf(scope, filter, 0, count);
  else if (filter !== undefined && filter !== null && !isObject(filter)) throw new BadQuery('the filter is no object');
  if (typeof fullText === 'string') asked.search = fullText;
  const wished = take ?? top;
  if (typeof skip === 'number') asked.skip = skip;
  if (typeof wished === 'number') asked.top = wished;
  return asked;
}

function parsed(text: string): unknown {
  if (text.length > limits.chars) refuseLength();
  try {
    return JSON.parse(text);
  } catch {
    throw new BadQuery('it is no JSON');
  }
}

const refuseLength = (): never => {
  throw new BadQuery(`it has more than ${limits.chars} characters`);
};

function conditionOf(scope: Scope, filter: unknown, depth: number, count: { terms: number }): Condition {
  if (!isObject(filter)) throw new BadQuery('a filter is no object');
  if (depth > limits.depth) throw new BadQuery(`it is nested deeper than ${limits.depth}`);
  for (const test of ['and', 'or'] as const)
    if (Array.isArray(filter[test]))
      return { test, of: filter[test].map((one: unknown) => conditionOf(scope, one, depth + 1, count)) };
  if (filter.not !== undefined) return { test: 'not', of: conditionOf(scope, filter.not, depth + 1, count) };
  if (++count.terms > limits.terms) throw new BadQuery(`it has more than ${limits.terms} terms`);
  if (typeof filter.path !== 'string') throw new BadQuery('a filter has no path');
  const at = ` in ${filter.path.slice(0, 100)}`;
  return testOf(pathOf(scope, partsOf(filter.path), at), filter, at, count);
}

const comparisons: Readonly<Record<string, Comparison>> = {
  eq: 'eq',
  ne: 'ne',
  lt: 'lt',
  le: 'le',
  gt: 'gt',
  ge: 'ge',
};

function testOf(path: Path, { op = 'eq', value }: Json, at: string, count: { terms: number }): Condition {
  const operator = typeof op === 'string' ? op.toLowerCase() : '';
  const text = (): string => valueFor({ ...path, type: 'text' } as Path, value, at, true) as string;
  switch (operator) {
    case 'empty':
    case 'exists':
      return { test: operator, path };
    case 'contains':
    case 'startswith':
    case 'endswith':
      return { test: operator, path, value: text() };
    case 'matchs':
      return { test: 'matchs', path, ...patternOf(text(), at) };
    case 'in': {
      if (!Array.isArray(value)) throw new BadQuery(`the values are no list${at}`);
      count.terms += value.length;
      if (count.terms > limits.terms) throw new BadQuery(`it has more than ${limits.terms} terms`);
      return { test: 'in', path, values: value.map((one) => valueFor(path, one, at)) };
    }
    default: {
      const test = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
      if (!test) throw new BadQuery(`${operator.slice(0, 40)} is no comparison${at}`);
      return { test, path, value: valueFor(path, value, at, test !== 'eq' && test !== 'ne') };
    }
  }
}

function ordersOf(scope: Scope, sort: unknown): Order[] {
  const all = Array.isArray(sort) ? sort : [sort];
  if (all.length > limits.orders) throw new BadQuery(`it has more than ${limits.orders} orders`);
  return all.map((one) => {
    if (!isObject(one) || typeof one.path !== 'string') throw new BadQuery('a sorting has no path');
    const isDescending = typeof one.order === 'string' && one.order.toLowerCase() === 'descending';
    return { path: pathOf(scope, partsOf(one.path), ' in the sorting'), isDescending };
  });
}

/** Parted by dots; one that belongs to a name has a backslash before it. */
const partsOf = (path: string): string[] => path.split(/(?<!\\)[.]/).map((part) => part.replaceAll('\\.', '.'));

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
