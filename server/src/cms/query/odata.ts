/** `$filter` and `$orderby` as Squidex reads them: a part of OData, into the one form of a question. */
import { BadQuery, limits, pathOf, patternOf, type Scope, valueFor } from './fields.ts';
import type { Comparison, Condition, Order, Path, TextTest } from './query.ts';
import { type Cursor, cursorOf, fail, placeOf, type Token } from './tokens.ts';

interface Reading extends Cursor {
  scope: Scope;
  terms: number;
}

export function filterOf(scope: Scope, text: string): Condition {
  const reading: Reading = { ...cursorOf(text), scope, terms: 0 };
  const condition = either(reading, 0);
  if (reading.terms > limits.terms) throw new BadQuery(`it has more than ${limits.terms} terms`);
  const rest = reading.peek();
  return rest ? fail(rest) : condition;
}

const either = (reading: Reading, depth: number): Condition => flat(reading, 'or', () => both(reading, depth));
const both = (reading: Reading, depth: number): Condition => flat(reading, 'and', () => single(reading, depth));

/** Rows of one kind stay flat, however long they are. */
function flat(reading: Reading, word: 'and' | 'or', one: () => Condition): Condition {
  const first = one();
  const all = [first];
  while (reading.isNext('word', word)) {
    reading.next();
    all.push(one());
  }
  return all.length === 1 ? first : { test: word, of: all };
}

function single(reading: Reading, depth: number): Condition {
  const token = reading.peek();
  if (depth > limits.depth) throw new BadQuery(`it is nested deeper than ${limits.depth}${placeOf(token)}`);
  if (reading.isNext('word', 'not')) {
    reading.next();
    return { test: 'not', of: single(reading, depth + 1) };
  }
  if (reading.isNext('sign', '(')) {
    reading.next();
    const inner = either(reading, depth + 1);
    reading.take('sign', ')');
    return inner;
  }
  if (++reading.terms > limits.terms) throw new BadQuery(`it has more than ${limits.terms} terms${placeOf(token)}`);
  return token && isCall(reading, token) ? call(reading) : comparison(reading);
}

const comparisons = new Set<string>(['eq', 'ne', 'lt', 'le', 'gt', 'ge']);
const calls = new Set<string>(['contains', 'startswith', 'endswith', 'matchs', 'empty', 'exists']);

function comparison(reading: Reading): Condition {
  const { path, token } = readPath(reading);
  const operator = reading.take('word');
  if (operator.value === 'in') {
    const values = readList(reading).map((value) => valueFor(path, value, placeOf(token)));
    reading.terms += values.length - 1;
    return { test: 'in', path, values };
  }
  if (!comparisons.has(operator.value)) return fail(operator);
  const test = operator.value as Comparison;
  const isOrder = test !== 'eq' && test !== 'ne';
  return { test, path, value: valueFor(path, readLiteral(reading), placeOf(token), isOrder) };
}

const isCall = (reading: Reading, { kind, value }: Token): boolean =>
  kind === 'word' && calls.has(value) && reading.peek(1)?.value === '(';

/** `contains(…)`, and `contains(…) eq true`. */
function call(reading: Reading): Condition {
  const called = readCall(reading);
  if (!reading.isNext('word', 'eq')) return called;
  reading.next();
  const truth = reading.take('word');
  if (truth.value !== 'true' && truth.value !== 'false') return fail(truth);
  return truth.value === 'true' ? called : { test: 'not', of: called };
}

function readCall(reading: Reading): Condition {
  const name = reading.take('word');
  reading.take('sign', '(');
  const { path } = readPath(reading);
  if (name.value === 'empty' || name.value === 'exists') {
    reading.take('sign', ')');
    return { test: name.value, path };
  }
  reading.take('sign', ',');
  const value = valueFor({ ...path, type: 'text' } as Path, readLiteral(reading), placeOf(name), true) as string;
  reading.take('sign', ')');
  const test = name.value as TextTest;
  return test === 'matchs' ? { test, path, ...patternOf(value, placeOf(name)) } : { test, path, value };
}

function readPath(reading: Reading): { path: Path; token: Token } {
  const token = reading.take('word');
  return { path: pathOf(reading.scope, token.value.split('/'), placeOf(token)), token };
}

function readList(reading: Reading): unknown[] {
  reading.take('sign', '(');
  const all = [readLiteral(reading)];
  while (reading.isNext('sign', ',')) {
    reading.next();
    all.push(readLiteral(reading));
  }
  reading.take('sign', ')');
  return all;
}

function readLiteral(reading: Reading): unknown {
  const token = reading.next();
  if (token?.kind === 'text') return token.value.slice(1, -1).replaceAll("''", "'");
  if (token?.kind === 'number') return Number(token.value);
  if (token?.kind !== 'word') return fail(token);
  if (token.value === 'null') return null;
  if (token.value === 'true' || token.value === 'false') return token.value === 'true';
  // A date or an id; a path is no value.
  return token.value.includes('/') ? fail(token) : token.value;
}

/** `data/number/iv asc, created desc`. */
export function orderOf(scope: Scope, text: string): Order[] {
  if (text.length > limits.chars) throw new BadQuery(`it has more than ${limits.chars} characters`);
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part, index) => {
      const [name = '', way = 'asc', ...rest] = part.trim().split(/\s+/);
      if (index >= limits.orders || rest.length > 0 || !['asc', 'desc'].includes(way))
        throw new BadQuery(`the order is not readable at its part ${index + 1}`);
      return { path: pathOf(scope, name.split('/'), ' in the order'), isDescending: way === 'desc' };
    });
}
