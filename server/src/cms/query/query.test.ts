import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { describe, expect, test } from 'vitest';
import { BadQuery } from './fields.ts';
import { jsonQueryOf } from './json-query.ts';
import { filterOf, orderOf } from './odata.ts';

const fussnoten = { schema: contentSchemas.footnotes, languages: ['de', 'en', 'pt-BR'] };
const faq = { schema: contentSchemas.questions, languages: ['de', 'en'] };
const filter = (text: string) => filterOf(fussnoten, text);
const identifier = { of: 'data', field: 'Identifier', partition: 'iv', type: 'text' };
const sort = { of: 'data', field: 'sortierung', partition: 'iv', type: 'number' };

describe('$filter', () => {
  test.each([
    [`data/Identifier/iv eq 'F1'`, { test: 'eq', path: identifier, value: 'F1' }],
    [`  data/Identifier/iv   ne   'O''Neil'  `, { test: 'ne', path: identifier, value: `O'Neil` }],
    [`data/Identifier/iv eq ''`, { test: 'eq', path: identifier, value: '' }],
    [`data/Identifier/iv eq null`, { test: 'eq', path: identifier, value: null }],
    [`contains(data/Identifier/iv,'x')`, { test: 'contains', path: identifier, value: 'x' }],
    [
      `startswith(data/Identifier/iv, 'x') eq false`,
      { test: 'not', of: { test: 'startswith', path: identifier, value: 'x' } },
    ],
    [`exists(data/Identifier/iv)`, { test: 'exists', path: identifier }],
    [
      `matchs(data/Identifier/iv,'/^f\\d+$/i')`,
      { test: 'matchs', path: identifier, pattern: '^f\\d+$', ignoresCase: true },
    ],
    [`data/Identifier/iv in ('a', 'b')`, { test: 'in', path: identifier, values: ['a', 'b'] }],
    [`version gt 3`, { test: 'gt', path: { of: 'item', field: 'version', type: 'number' }, value: 3 }],
    [
      `created ge 2026-01-01T00:00:00Z`,
      { test: 'ge', path: { of: 'item', field: 'created', type: 'moment' }, value: new Date('2026-01-01T00:00:00Z') },
    ],
    [
      `data/Titel/pt_BR eq 'x'`,
      { test: 'eq', path: { ...identifier, field: 'Titel', partition: 'pt-BR' }, value: 'x' },
    ],
  ])('reads %s', (text, condition) => {
    expect(filter(text)).toEqual(condition);
  });

  test('binds not before and before or, and keeps rows of them flat', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((value) => ({ test: 'eq', path: identifier, value }));
    const one = (value: string) => `data/Identifier/iv eq '${value}'`;
    expect(filter(`${one('a')} or ${one('b')} and not ${one('c')} or ${one('d')}`)).toEqual({
      test: 'or',
      of: [a, { test: 'and', of: [b, { test: 'not', of: c }] }, d],
    });
    expect(filter(`(${one('a')} or ${one('b')}) and ${one('c')}`)).toEqual({
      test: 'and',
      of: [{ test: 'or', of: [a, b] }, c],
    });
  });

  test('takes numbers for fields of numbers only', () => {
    expect(filterOf(faq, 'data/sortierung/iv le -2.5')).toEqual({ test: 'le', path: sort, value: -2.5 });
    expect(() => filterOf(faq, `data/sortierung/iv le '2'`)).toThrow('type of its field, number at position 1');
  });

  test.each([
    '',
    '(',
    ')',
    `data/Identifier/iv`,
    `data/Identifier/iv eq`,
    `data/Identifier/iv eq 'a' 'b'`,
    `data/Identifier/iv eq 'a`,
    `data/Identifier/iv like 'a'`,
    `data/Identifier/iv eq data/Titel/de`,
    `data/Identifier/iv gt null`,
    `data/Identifier/de eq 'a'`,
    `data/identifier/iv eq 'a'`,
    `data/Titel/fr eq 'a'`,
    `data/Titel/__proto__ eq 'a'`,
    `data/__proto__/iv eq 'a'`,
    `constructor eq 'a'`,
    `password eq 'a'`,
    `data/Identifier/iv in ()`,
    `contains(data/Identifier/iv)`,
    `contains('x',data/Identifier/iv)`,
    `toString(data/Identifier/iv)`,
    `data/Identifier/iv eq 'a'; drop table cms_item`,
    `data/Identifier/iv eq "a"`,
    `data/Identifier/iv eq '\u0000'`,
    `data/Identifier/iv eq '\ud800'`,
    `created gt 'yesterday'`,
    `created gt 2026-99-99`,
    `${'('.repeat(50)}version gt 1${')'.repeat(50)}`,
    `${'not '.repeat(50)}version gt 1`,
    Array.from({ length: 201 }, () => 'id eq 1').join(' or '),
    Array.from({ length: 250 }, () => `id eq 'a'`).join(' or '),
    Array.from({ length: 10_000 }, () => 'version gt 1').join(' and '),
    `id in (${Array.from({ length: 300 }, () => `'a'`).join(',')})`,
  ])('refuses %s', (text) => {
    expect(() => filter(text)).toThrow(BadQuery);
  });

  test.each(['(a+)+\\1', '(?=a)', 'a{1000}', '***=a', '(', '[', 'a**', '', 'x'.repeat(101), '[[:alpha:]]', '\\b'])(
    'refuses the pattern %s',
    (pattern) => {
      expect(() => filter(`matchs(data/Identifier/iv,'/${pattern}/')`)).toThrow(BadQuery);
    },
  );

  test('says where it cannot be read', () => {
    expect(() => filter(`data/Identifier/iv eq 'a' and data/Nothing/iv eq 'b'`)).toThrow(
      'data/Nothing/iv is no field at position 31',
    );
  });
});

test('$orderby names fields and the way', () => {
  expect(orderOf(faq, 'data/sortierung/iv asc, created desc')).toEqual([
    { path: sort, isDescending: false },
    { path: { of: 'item', field: 'created', type: 'moment' }, isDescending: true },
  ]);
  for (const bad of ['data/nothing/iv', 'created up', 'created desc now', Array.from({ length: 9 }, () => 'id').join()])
    expect(() => orderOf(faq, bad)).toThrow(BadQuery);
});

describe('the JSON query', () => {
  test('reads the same questions', () => {
    const q = {
      filter: {
        and: [{ path: 'data.Identifier.iv', op: 'EQ', value: 'x' }, { not: { path: 'data.Titel.de', op: 'empty' } }],
      },
      fullText: 'words',
      sort: [{ path: 'lastModified', order: 'descending' }],
      skip: 5,
      take: 20,
    };
    const read = {
      filter: {
        test: 'and',
        of: [
          { test: 'eq', path: identifier, value: 'x' },
          { test: 'not', of: { test: 'empty', path: { ...identifier, field: 'Titel', partition: 'de' } } },
        ],
      },
      search: 'words',
      order: [{ path: { of: 'item', field: 'lastModified', type: 'moment' }, isDescending: true }],
      skip: 5,
      top: 20,
    };
    expect(jsonQueryOf(fussnoten, q)).toEqual(read);
    expect(jsonQueryOf(fussnoten, JSON.stringify(q))).toEqual(read);
    expect(jsonQueryOf(fussnoten, {})).toEqual({ order: [] });
    expect(jsonQueryOf(fussnoten, { filter: {} })).toEqual({ order: [] });
  });

  const deep = (depth: number): object => (depth === 0 ? { path: 'id', value: 'a' } : { not: deep(depth - 1) });
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a field that is not there', { filter: { path: 'data.Nothing.iv', value: 1 } }],
    ['a path out of the data', { filter: { path: '__proto__.x', value: 1 } }],
    ['an operator that is not there', { filter: { path: 'id', op: 'toString', value: 'a' } }],
    ['a value of another type', { filter: { path: 'data.Identifier.iv', value: { a: 1 } } }],
    ['a filter that is none', { filter: 'id eq 1' }],
    ['a list that is none', { filter: { path: 'id', op: 'in', value: 'a' } }],
    ['too deep a filter', { filter: deep(50) }],
    ['too many terms', { filter: { or: Array.from({ length: 10_000 }, () => ({ path: 'id', value: 'a' })) } }],
    ['too many values', { filter: { path: 'id', op: 'in', value: Array.from({ length: 201 }, () => 'a') } }],
    ['a sorting that is none', { sort: [{ order: 'ascending' }] }],
  ])('refuses %s', (_what, q) => {
    expect(() => jsonQueryOf(fussnoten, q)).toThrow(BadQuery);
  });
});
