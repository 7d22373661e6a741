import { describe, expect, test } from 'vitest';
import { stalePartsOf, withParts } from './book.ts';
import { bookOf, unknownIn } from './citations.ts';

const book = bookOf(`## 3. State machines
### 3.5 Reward
| number | event |
| --- | --- |
| P4 | collect |
- **P1** makes one. P9 is told elsewhere.
#### C-16 Deleting an account
| §5 | Validation |
`);

describe('what is cited', () => {
  test.each([
    ['entries and chapters', 'a.ts', '/** Collecting (rules 3.5, P4; P1), see C-16 and §5. */'],
    ['a chapter of a chapter', 'a.ts', '// The machine (rules 3, 3.5).'],
    ['what only looks like one', 'a.ts', "const premium = 'P-70'; // X-100 of 2.5 cents, WCAG 3.1.2 (1.5 times)"],
    ['code of a document', 'a.md', 'Run `node P9` or\n```\nK3\n```'],
    ['a law', 'a.ts', '// § 5 DDG'],
  ])('%s is found', (_what, path, source) => {
    expect(unknownIn(path, source, book)).toEqual([]);
  });

  test.each([
    ['a decision', 'a.ts', '// Kept (C-17).', 'C-17 is not in docs/rules.md'],
    ['an event that is only mentioned', 'a.ts', '/**\n * Comes back (P9).\n */', 'P9 is not in docs/rules.md'],
    ['a mail in a migration', 'a.sql', 'select 1; -- M13', 'M13 is not in docs/rules.md'],
    ['a posting in the title of a test', 'a.test.ts', "test('books it (L2)', () => {});", 'L2 is not in docs/rules.md'],
    [
      'an event in the title of a table',
      'a.test.ts',
      "test.each([[1]])('%s (K3)', run);",
      'K3 is not in docs/rules.md',
    ],
    ['a section', 'a.css', '/* §7 */', '§7 is not in docs/rules.md'],
    ['a chapter', 'a.ts', '// rules 3.5, 3.6', 'rules 3.6 is no chapter of docs/rules.md'],
    ['a chapter without its book', 'a.ts', '/** Collected (P4, 3.5). */', '3.5 is cited without its book: rules 3.5'],
    ['another document', 'a.md', 'As design 3.5 says.', 'design 3.5 is no document of this repository'],
  ])('%s that is nowhere is named', (_what, path, source, sentence) => {
    expect(unknownIn(path, source, book)).toEqual([`${path}: ${sentence}`]);
  });
});

describe('made parts', () => {
  const source = '# Book\n<!-- made: mails -->\nold\n<!-- /made -->\nwritten\n';
  const parts = { mails: 'new\n' };

  test('are written between their markers, and nothing else is touched', () => {
    const made = withParts(source, parts);
    expect(made).toBe('# Book\n<!-- made: mails -->\nnew\n<!-- /made -->\nwritten\n');
    expect(stalePartsOf(made, parts)).toEqual([]);
  });

  test('that are old, without a place, or made by nothing are named', () => {
    expect(stalePartsOf(source, parts)).toEqual(['docs/rules.md is stale: npm run rules']);
    expect(stalePartsOf(source, { mails: 'old\n', moves: '' })).toEqual([
      'docs/rules.md: the part "moves" has no place',
    ]);
    expect(stalePartsOf(source, {})).toContain('docs/rules.md: nothing makes the part "mails"');
  });
});
