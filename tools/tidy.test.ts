import { describe, expect, test } from 'vitest';
import { literalsIn } from './colours.ts';
import { idsIn, parseCsv } from './requirement-list.ts';
import { missingGuards } from './tables-guard.ts';

describe('requirement ids', () => {
  test('an id counts at the end of a title and in a table, but not in a comment', () => {
    const source = `
      // S1-F003 is proven elsewhere
      test('a link is shared [S1-F001]', () => {});
      test.each([['W 7000', 'S1-F022']])('%s', () => {});`;
    expect([...idsIn(source)]).toEqual(['S1-F001', 'S1-F022']);
  });

  test('a field of the list may hold commas and quotes', () => {
    expect(parseCsv('id,proof\nS1-F001,"says ""yes"", twice"\nS1-F002,,later\n')).toEqual([
      ['id', 'proof'],
      ['S1-F001', 'says "yes", twice'],
      ['S1-F002', '', 'later'],
    ]);
  });
});

describe('tables', () => {
  const rule = `create procedure mandant_owned(owned regclass) language plpgsql as $$ begin
    execute format('alter table %s enable row level security', owned);
    execute format('alter table %s force row level security', owned);
    execute format('create policy mandant on %s using (mandant_id = current_mandant()) with check (mandant_id = current_mandant())', owned);
  end $$;`;
  const good = `create table note (mandant_id int not null, id int not null, primary key (mandant_id, id));
    call mandant_owned('note');`;

  test('a table with the mandant first in its key and under the rule is fine', () => {
    expect(missingGuards([rule, good])).toEqual([]);
  });

  test('a table outside of the rule is named, unless it is global on purpose', () => {
    expect(missingGuards([rule, 'create table note (mandant_id int primary key);'])).toEqual([
      'table note is not handed to mandant_owned',
    ]);
    expect(missingGuards([rule, 'create table link_code (code text primary key, mandant_id int);'])).toEqual([]);
  });

  test('a key that does not begin with the mandant is named', () => {
    const table = `create table note (id int primary key, mandant_id int);\ncall mandant_owned('note');`;
    expect(missingGuards([rule, table])).toEqual(['table note has not mandant_id first in its key']);
  });

  test('a rule that does not force, and a migration that lifts it, are named', () => {
    expect(missingGuards([rule.replace('force row', 'admire row'), good])).toHaveLength(1);
    expect(missingGuards([rule, good, 'alter table note disable row level security;'])).toHaveLength(1);
  });
});

describe('colours', () => {
  test.each([
    ['a hex value', 'a.css', '.a { color: #fff; }', ['#fff']],
    ['a function', 'a.css', '.a { background: oklch(70% 0.1 20); }', ['oklch(']],
    ['a name', 'a.css', '.a { border: 1px solid red; }', ['red']],
    ['a token', 'a.css', '.red { color: var(--brand); }', []],
    ['a mask', 'a.css', '.a { mask: linear-gradient(black, transparent); }', []],
    ['a literal in a screen', 'a.tsx', `<b style={{ color: '#c00' }} />`, ['#c00']],
    ['an anchor in a screen', 'a.tsx', `<a href="#add">add</a>`, []],
    ['a comment', 'a.ts', '// grey was #ccc once', []],
  ])('%s', (_what, path, source, literals) => {
    expect(literalsIn(path, source)).toEqual(literals);
  });
});
