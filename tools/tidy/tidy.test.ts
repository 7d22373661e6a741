import { describe, expect, test } from 'vitest';
import { idsIn, parseCsv } from '../requirements/list.ts';
import { callsOutside } from './calls-outside.ts';
import { literalsIn } from './colours.ts';
import { missingPaths } from './document-paths.ts';
import { lateMigrations, slowMigrations } from './migrations.ts';
import { type Life, untoldLives } from './table-lives.ts';
import { type Exception, foreignUses } from './table-owners.ts';
import { columnsRead, tableUses } from './table-uses.ts';
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

describe('what ends the rows of a table', () => {
  const ended = (name: string): Life => ({ grows: 'each call', by: { job: name }, ends: 'after a day' });
  const house = { jobs: ['token.forget'], statements: "delete from note where ends_at < now(); deleteFrom('other')" };

  test('is said of each, by a job there is and a statement that does it', () => {
    expect(untoldLives(['note'], { note: ended('token.forget') }, house)).toEqual([]);
    expect(untoldLives(['note'], {}, house)).toEqual(['table note has no row in tools/tidy/table-lives.ts']);
    expect(untoldLives([], { note: ended('token.forget') }, house)).toEqual([
      'tools/tidy/table-lives.ts: there is no table note',
    ]);
    expect(untoldLives(['note'], { note: ended('note.forget') }, house)).toEqual([
      'note is ended by note.forget, which is no job',
    ]);
    expect(untoldLives(['notes'], { notes: ended('token.forget') }, house)).toEqual([
      'no statement ends rows of notes',
    ]);
    const part: Life = { grows: 'each part', by: { with: 'notes' }, ends: 'with it' };
    expect(untoldLives(['part'], { part }, house)).toEqual(['part goes with notes, which is no table']);
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

test('a column that code reads by the name of its table is named; one that is written, or named anew, is not', () => {
  expect(columnsRead('const at = row.created_at; const { ends_at: endsAt } = row;')).toEqual(['created_at', 'ends_at']);
  expect(columnsRead("db.selectFrom('mail').select('sent_at as sentAt'); put({ created_at: at });")).toEqual([]);
});

describe('statements', () => {
  const tables = new Set(['reward', 'orders', 'payout_item', 'event']);
  const uses = (source: string): string[] => tableUses(source, tables).map(({ does, table }) => `${does} ${table}`);

  test.each([
    [
      'a builder',
      `db.insertInto('reward').values(x); db.updateTable('orders'); db.deleteFrom('event')`,
      ['writes reward', 'writes orders', 'writes event'],
    ],
    [
      'a builder that joins',
      `db.selectFrom('reward as w').innerJoin('orders', 'a', 'b').leftJoin('event as e')`,
      ['reads reward', 'reads orders', 'reads event'],
    ],
    [
      'an insert from another table',
      'sql`insert into reward (id) select id from orders o join event e on true`',
      ['writes reward', 'reads orders', 'reads event'],
    ],
    [
      'a deletion with another table',
      'sql`delete from payout_item i using orders r where true`',
      ['writes payout_item', 'reads orders'],
    ],
    [
      'tables without another name',
      'sql`select 1 from reward join orders on true left join event on true`',
      ['reads reward', 'reads orders', 'reads event'],
    ],
    ['two tables in a row', 'sql`select 1 from reward w, orders o`', ['reads reward', 'reads orders']],
    [
      'a part that begins with its table',
      'sql.raw(`\n  reward w\n  join orders o on true`) + sql`event`',
      ['reads orders', 'reads reward', 'reads event'],
    ],
    ['an update, written in capitals', 'sql`UPDATE reward SET a = 1 FROM orders`', ['writes reward', 'reads orders']],
    [
      'a lock and a conflict',
      'sql`select 1 from reward for update of w on conflict do update set a = 1`',
      ['reads reward'],
    ],
    ['a comment', '// deletes from orders\n/* insert into event */', []],
    ['an import', `import { x } from 'reward';`, []],
  ])('%s', (_what, source, found) => {
    expect(uses(source)).toEqual(found);
  });
});

describe('owners of tables', () => {
  const order = ['platform', 'ledger', 'reward', 'payout', 'desk'];
  const owners = new Map([
    ['posting', 'ledger'],
    ['payout_item', 'payout'],
  ]);
  const house = { tables: [...owners.keys()], order, owners, exceptions: [] as Exception[] };
  const file = (feature: string, text: string) => ({ path: `server/src/${feature}/sql.ts`, text });
  const taking = file('reward', 'sql`delete from payout_item where true`');
  const exception: Exception = { feature: 'reward', does: 'writes', table: 'payout_item', reason: 'for the test' };

  test('the owner writes, and who stands right of it or above all features reads', () => {
    const fine = [
      file('ledger', `db.insertInto('posting')`),
      file('reward', 'sql`select 1 from posting`'),
      file('desk', 'sql`select 1 from payout_item`'),
      file('setup', 'sql`select 1 from payout_item`'),
    ];
    expect(foreignUses(fine, house)).toEqual([]);
  });

  test('who writes what is not its own, or reads from the left, is named', () => {
    expect(
      foreignUses(
        [taking, file('ledger', 'sql`select 1 from payout_item`'), file('setup', `db.updateTable('posting')`)],
        house,
      ),
    ).toEqual([
      'server/src/reward/sql.ts writes payout_item, a table of payout (tools/tidy/table-owners.ts)',
      'server/src/ledger/sql.ts reads payout_item, a table of payout (tools/tidy/table-owners.ts)',
      'server/src/setup/sql.ts writes posting, a table of ledger (tools/tidy/table-owners.ts)',
    ]);
  });

  test('an exception lets one feature do one thing, and has to go when it is not needed', () => {
    expect(foreignUses([taking], { ...house, exceptions: [exception] })).toEqual([]);
    expect(foreignUses([], { ...house, exceptions: [exception] })).toEqual([
      'tools/tidy/table-owners.ts: reward writes no payout_item any more, the exception has to go',
    ]);
  });

  test('a table that only the running program knows is for platform and desk', () => {
    const text = `db.insertInto(table)`;
    expect(foreignUses([file('desk', text), file('platform', text), file('reward', text)], house)).toEqual([
      'server/src/reward/sql.ts names a table by a variable: nobody sees whose it is',
    ]);
  });

  test('a table without an owner, and an owner of a table that is gone, are named', () => {
    expect(foreignUses([], { ...house, tables: ['posting', 'invoice'] })).toEqual([
      'table invoice has no owner in tools/tidy/table-owners.ts',
      'tools/tidy/table-owners.ts: there is no table payout_item',
    ]);
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

test('a document names no path that is not there, whether as a link or as code', () => {
  const there = new Set(['docs/map.md', 'server/src/app.ts', 'contract/src/basics']);
  const text =
    '[map](map.md#back) [app](../server/src/app.ts) [gone](gone.md) [web](https://example.org) `server/src/app.ts` ' +
    '`contract/basics` `contract/<noun>/desk.ts` `server/src/old.ts` `app.ts`';
  expect(missingPaths('docs/brands.md', text, (path) => there.has(path))).toEqual([
    'docs/brands.md: there is no docs/gone.md',
    'docs/brands.md: there is no server/src/old.ts',
  ]);
});

test('an address is called through the one door only', () => {
  const at = (path: string, text: string) => callsOutside([{ path, text }]);
  const bad = [
    'await fetch(url)',
    'globalThis.fetch',
    "import { request } from 'node:http';",
    "import { Agent, createServer } from 'node:http';",
    "import https from 'node:https';",
    "import { lookup } from 'node:dns/promises';",
    "import { fetch } from 'undici';",
    "import { connect } from 'node:net';",
    'new WebSocket(url)',
  ];
  for (const text of bad) {
    expect(at('server/src/content/cms.ts', text), text).toHaveLength(1);
    expect(at('server/src/platform/outgoing/outgoing.ts', text)).toEqual([]);
  }
  for (const text of ["import { createServer } from 'node:http';", "import { isIP } from 'node:net';", 'prefetch(url)'])
    expect(at('server/src/content/cms.ts', text), text).toEqual([]);
});

describe('migrations beside a program that serves', () => {
  const wrongIn = (text: string, name = '0130-later') => slowMigrations([{ name, text }], '0.2.0');

  test.each([
    ['an index that keeps writers out', 'create index note_at on note (at);'],
    ['a constraint that reads every row', 'alter table note add constraint short check (length(text) < 9);'],
    ['a reference that reads every row', 'alter table note add column orders_id int references orders (id);'],
    ['a column that must be filled at once', 'alter table note alter column text set not null;'],
    ['a type that writes every row anew', 'alter table note alter column id type bigint;'],
    ['rows changed in one piece', "update note set text = '';"],
    ['a column that the version before reads', 'alter table note drop column text;'],
    ['a name that the version before knows', 'alter table note rename column text to words;'],
    ['concurrently within a transaction', 'create index concurrently note_at on note (at);'],
    ['a version that is not released', '-- contracts 0.3.0: nobody reads it\nalter table note drop column text;'],
    ['rows changed in one piece in steps', "-- in steps\nupdate note set text = '';"],
    ['a move that does not commit', '-- in steps\ndo $$\nbegin\nupdate note set text = id;\nend\n$$;'],
    [
      'a column in steps that is there when they begin again',
      '-- in steps\nalter table note add column at timestamptz;',
    ],
    ['a step with an empty line', '-- in steps\ndo $$\nbegin\n\nend\n$$;'],
  ])('%s is refused', (_, text) => {
    expect(wrongIn(text)).toHaveLength(1);
    expect(wrongIn(text, '0044-cms')).toEqual([]);
  });

  test('a number that was left out is not used any more', () => {
    const ran = Array.from({ length: 69 }, (_, at) => `${String(at + 1).padStart(4, '0')}-ran`);
    expect(lateMigrations([...ran, '0125-new', '0126-newer'])).toEqual([]);
    expect(lateMigrations([...ran, '0119-left-out'])).toHaveLength(1);
  });

  test.each([
    ['an index on a table of its own', 'create table note (id int);\ncreate index note_id on note (id);'],
    ['a column', 'alter table note add column at timestamptz;'],
    ['a constraint for what comes', 'alter table note add constraint short check (length(text) < 9) not valid;'],
    ['an index in steps', '-- in steps\ncreate index concurrently note_at on note (at);'],
    ['a column in steps', '-- in steps\nalter table note add column if not exists at timestamptz;'],
    [
      'rows moved in steps',
      '-- in steps\ndo $$\nbegin\nloop\nupdate note set text = id where text is null;\nexit when not found;\ncommit;\nend loop;\nend\n$$;',
    ],
    ['a lock that is told', '-- locks note: a few rows a mandant\ncreate index note_at on note (at);'],
    [
      'what a released version no longer uses',
      '-- contracts 0.2.0: words took its place\nalter table note drop column text;',
    ],
  ])('%s is fine', (_, text) => {
    expect(wrongIn(text)).toEqual([]);
  });
});
