/**
 * Names of classes in the built pages: the module's and its own, `button-second`. They can be read in the browser, and
 * pack better than hashes. Two modules of one name would mix, so the build refuses them.
 */
import { basename } from 'node:path';

const files = new Map<string, string>();

export function className(name: string, filename: string): string {
  const [path = ''] = filename.split('?');
  const module = basename(path, '.module.css');
  const first = files.get(module) ?? path;
  if (first !== path) throw new Error(`two style modules are called ${module}: ${first} and ${path}`);
  files.set(module, path);
  return `${module}-${name}`;
}
