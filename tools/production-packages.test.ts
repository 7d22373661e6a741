/** What Node runs comes with `npm ci --omit=dev`: each package that the program imports is a dependency of its own, and no other is. */
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './files.ts';
import { isOfProduct } from './machine/product-files.ts';

interface Package {
  dependencies: Record<string, string>;
}
const named = (folder: string): string[] => {
  const { dependencies } = JSON.parse(textOf(`${folder}/package.json`)) as Package;
  return Object.keys(dependencies).sort();
};

/** `import type` is for the compiler alone. */
const imports =
  /(?:^import (?!type\b)(?:[\w*{}\s,]+ from )?|\bimport\(\s*|^export [*{][^'"]*? from |import\.meta\.resolve\(\s*)['"`]([^'"`]+)['"`]/gm;
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const importedBy = (folder: string): string[] => {
  // Of what tests share, the demo alone runs the provider of products.
  const texts = filesBelow(folder, /[.]ts$/)
    .filter((path) => isOfProduct(path) && !/[/]testing[/](?!provider[/])/.test(path))
    .map(textOf);
  const all = texts.flatMap((text) => [...text.matchAll(imports)].map(([, specifier]) => specifier ?? ''));
  const foreign = all.filter((specifier) => !/^[.#$]/.test(specifier) && !isBuiltin(specifier));
  return [...new Set(foreign.map(packageOf))].sort();
};

test.each(['server', 'contract'])('%s runs with the packages it names, and names none it does not import', (folder) => {
  expect(importedBy(`${folder}/src`)).toEqual(named(folder));
});

test('web brings none along: what its pages need is in the build', () => {
  expect(named('web')).toEqual(['@weitersagen/contract']);
});
