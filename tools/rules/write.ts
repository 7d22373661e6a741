/**
 * `npm run rules`: writes into the book of rules (docs/rules.md) what the code knows itself, between its markers. With
 * `--check` it writes nothing and says what is stale; `npm run tidy` asks the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../files.ts';
import { root } from '../run.ts';
import { bookPath, madeParts, stalePartsOf, withParts } from './book.ts';

const book = textOf(bookPath);
const parts = await madeParts();
if (process.argv.includes('--check')) {
  const stale = stalePartsOf(book, parts);
  for (const sentence of stale) console.error(sentence);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  writeFileSync(join(root, bookPath), withParts(book, parts));
}
