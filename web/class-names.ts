/**
 * Names of classes and of movements in the built pages: two letters of the module and a digit or two of the name. Every build counts the same
 * files in the same order, so that what the server draws and what the browser draws are styled alike, and a page carries a
 * twentieth less style and script than with words. Where a class comes from, a search for its declarations tells.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const modules = globSync('src/**/*.module.css', { cwd: folder }).sort();
const names = new Map<string, readonly string[]>();

export function className(name: string, filename: string): string {
  const [path = ''] = filename.split('?');
  const module = modules.findIndex((file) => path === join(folder, file));
  const place = namesIn(path).indexOf(name);
  if (module < 0 || place < 0) throw new Error(`nobody knows the class ${name} of ${path}`);
  return `${letter(module / 26)}${letter(module % 26)}${place.toString(36)}`;
}

export function namesIn(path: string): readonly string[] {
  const found = names.get(path) ?? [
    ...new Set(
      [...readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name as string),
    ),
  ];
  names.set(path, found);
  return found;
}

const letter = (place: number): string => String.fromCharCode(97 + place);
