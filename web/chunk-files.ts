/**
 * Which modules share one file of the build, named by path from the root of the repository. A name that leads to no file
 * fails the build: what is moved or renamed takes its place here along.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

const root = join(import.meta.dirname, '..');

/** Every name in braces has to lead somewhere, not only one of them. */
const namesIn = (pattern: string): string[] => {
  const [braces, names] = /\{(.*?)\}/.exec(pattern) ?? [];
  return braces && names ? names.split(',').map((name) => pattern.replace(braces, name)) : [pattern];
};

const filesAt = (pattern: string): string[] => {
  const paths = globSync(pattern, { cwd: root });
  if (paths.length === 0) throw new Error(`a chunk names ${pattern}, and there is no such file`);
  return paths.map((path) => normalizePath(join(root, path)));
};

/** A test for modules: those that are named, without those that are left out. */
export function chunkOf(named: readonly string[], leftOut: readonly string[] = []): (id: string) => boolean {
  const files = new Set(named.flatMap(namesIn).flatMap(filesAt)).difference(
    new Set(leftOut.flatMap(namesIn).flatMap(filesAt)),
  );
  return (id) => files.has(id.replace(/\?.*$/, ''));
}

/** What nearly every page needs, in one file: it packs better and arrives at once. The rest comes with its screens. */
export const portalKit = chunkOf(
  [
    'web/src/{ui,form,i18n,api}/**',
    'web/src/portal/shell/**',
    'web/src/portal/page/{page-frame,paths,screen}.ts',
    'web/src/portal/recommendation/over-page.tsx',
    'contract/src/basics/**',
    'contract/src/{account,mail,order,payout,recommendation,reward}/status.ts',
    'contract/src/premium/kind.ts',
    'contract/src/recommendation/by-number.ts',
    'contract/src/site/rules.ts',
  ],
  [
    'web/src/ui/{over,work}/**',
    'web/src/ui/state/{badge,empty-state,progress,skeleton}*',
    'web/src/ui/{floating,fold,named}*',
    'web/src/ui/steps.tsx',
    'web/src/ui/themes/{brand,key-visual}.ts',
    'web/src/ui/themes/*/*.svg',
    'web/src/form/field/{bank-fields,checked-field,choice-field,iban-typing,keep-shown,owner-field,password-field,repeated-email}.*',
    'web/src/form/field/choice.module.css',
    'web/src/form/proof/{proof,sha256}.ts',
    'web/src/portal/shell/{arrived,ask-page,bank-part,mail/mail-waits,narrow-page,refuse-page}.tsx',
    'web/src/form/field/{select-field,text-area}.tsx',
    'web/src/i18n/{book-text,browser-name,channel-name}.ts',
    'contract/src/basics/name/{account-holder,name}.ts',
  ],
);

export const deskKit = chunkOf(
  ['web/src/{ui,form,i18n,api,work}/**', 'web/src/desk/layout/**', 'contract/src/basics/**'],
  ['web/src/form/proof/{proof,sha256}.ts'],
);
