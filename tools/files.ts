/** The files of a folder and all folders below it, with paths from the repository's root. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export function filesBelow(folder: string, wanted: RegExp): string[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path, wanted);
      return wanted.test(path) ? [path] : [];
    })
    .sort();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
