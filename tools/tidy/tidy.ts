/** `npm run tidy`: what no linter knows. Each check gives the sentences of what is wrong. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isEndpoint } from '../../contract/src/basics/endpoint.ts';
import { codesOf } from '../../contract/src/basics/label.ts';
import { job } from '../../contract/src/job/desk.ts';
import { filesBelow, textOf } from '../files.ts';
import { idsInTests, requirements } from '../requirements/list.ts';
import { bookPath, madeParts, stalePartsOf } from '../rules/book.ts';
import { bookOf, unknownIn } from '../rules/citations.ts';
import { root } from '../run.ts';
import { callsOutside } from './calls-outside.ts';
import { literalsIn } from './colours.ts';
import { missingPaths } from './document-paths.ts';
import { deadExports, passingOn, sourcesOfHouse } from './exports.ts';
import { lateMigrations, slowMigrations } from './migrations.ts';
import { sizeExceptions } from './size-exceptions.ts';
import { sizes, tooLarge } from './sizes.ts';
import { lives, livesText, untoldLives } from './table-lives.ts';
import { exceptions, foreignUses, owners } from './table-owners.ts';
import { columnsRead } from './table-uses.ts';
import { missingGuards, tablesOf } from './tables-guard.ts';

async function endpointsWithoutAccess(): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of filesBelow('contract/src', /[/](?:[\w-]+-)?(?:endpoints?|desk)[.]ts$/)) {
    const exported = (await import(join(root, path))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value) && value.access.length === 0) wrong.push(`${path}: ${name} says nobody may call it`);
    }
  }
  return wrong;
}

function unknownRequirements(): string[] {
  const known = new Set(requirements().map(({ id }) => id));
  return idsInTests()
    .filter(({ id }) => !known.has(id))
    .map(({ path, id }) => `${path}: ${id} is not in docs/requirements.csv`);
}

/** A brand is its tokens: a colour anywhere else would survive a change of theme. */
const colourLiterals = (): string[] =>
  filesBelow('web/src', /[.](?:css|tsx?)$/)
    .filter((path) => !/[/](?:tokens|neutral)[.]css$|[/]themes?(?:[/]|[.])|[.]test[.]/.test(path))
    .flatMap((path) => literalsIn(path, textOf(path)).map((colour) => `${path}: ${colour} outside of the tokens`));

/** Whoever reads a number in a comment has to find the rule (docs/rules.md). */
function unknownRules(): string[] {
  const book = bookOf(textOf(bookPath));
  const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'tools', 'docs'];
  const files = folders.flatMap((folder) => filesBelow(folder, /[.](?:tsx?|mjs|css|sql|md)$/));
  return [...files, 'README.md', 'CONTRIBUTING.md']
    .filter(
      (path) =>
        path !== bookPath && !/[/]dist[/]|^tools[/]rules[/]rules[.]test[.]ts$|^bench[/]results[.]md$/.test(path),
    )
    .flatMap((path) => unknownIn(path, textOf(path), book));
}

const brokenPaths = (): string[] =>
  [...filesBelow('docs', /[.]md$/), 'README.md', 'CONTRIBUTING.md'].flatMap((path) =>
    missingPaths(path, textOf(path), (to) => existsSync(join(root, to))),
  );

const migrationPaths = filesBelow('server/migrations', /[.]sql$/);
const migrations = migrationPaths.map(textOf);
const { version } = JSON.parse(textOf('package.json')) as { version: string };

/** Demo, tests and proofs write and read what nobody else does. */
const featureSources = filesBelow('server/src', /[.]ts$/)
  .filter((path) => !/[.]test[.]ts$|^server[/]src[/](?:demo|testing|proof)[/]/.test(path))
  .map((path) => ({ path, text: textOf(path) }));

/** Tests do not hear what the owner of the tables asks (testing/database/hearing.ts), so nobody else may become it. */
const ownersRole = (): string[] =>
  featureSources
    .filter(
      ({ path, text }) =>
        /reset role|set (?:local )?role (?:none|default)/i.test(text) && !path.endsWith('/database/reseal.ts'),
    )
    .map(({ path }) => `${path}: asks as the owner of the tables`);

async function foreignTables(): Promise<string[]> {
  const { order } = (await import(join(root, '.dependency-cruiser.mjs'))) as { order: readonly string[] };
  const tables = tablesOf(migrations.join('\n')).map(({ name }) => name);
  return foreignUses(featureSources, { tables, order, owners, exceptions });
}

/** None grows for ever without somebody having said so. */
function untoldTables(): string[] {
  const tables = tablesOf(migrations.join('\n')).map(({ name }) => name);
  const statements = [...featureSources.map(({ text }) => text), ...migrations].join('\n');
  return [
    ...untoldLives(tables, lives, { jobs: codesOf(job), statements }),
    ...(textOf('docs/tables.md') === livesText(lives)
      ? []
      : ['docs/tables.md is not what tools/tidy/table-lives.ts says: run `npm run tables`']),
  ];
}

const snakeCaseRows = (): string[] =>
  featureSources.flatMap(({ path, text }) =>
    columnsRead(text).map((name) => `${path}: ${name} is read as the table calls it, the statement names it anew`),
  );

const sources = sourcesOfHouse();

const wrong = [
  ...(await endpointsWithoutAccess()),
  ...missingGuards(migrations),
  ...lateMigrations(migrationPaths.map((path) => basename(path, '.sql'))),
  ...slowMigrations(
    migrationPaths.map((path) => ({ name: basename(path, '.sql'), text: textOf(path) })),
    version,
  ),
  ...(await foreignTables()),
  ...untoldTables(),
  ...snakeCaseRows(),
  ...callsOutside(featureSources),
  ...ownersRole(),
  ...unknownRequirements(),
  ...stalePartsOf(textOf(bookPath), await madeParts()),
  ...unknownRules(),
  ...brokenPaths(),
  ...colourLiterals(),
  ...tooLarge(sizes(), sizeExceptions),
  ...deadExports(sources),
  ...passingOn(sources),
];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
