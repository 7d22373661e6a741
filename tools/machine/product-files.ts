/** What an installation is made of: what Node runs, what it reads beside it, and what was built; nothing that only develops or proves it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

/** deploy/Dockerfile copies the same, and .dockerignore keeps the rest away from it. */
const belongs =
  /^(?:package(?:-lock)?[.]json|[.]npmrc|LICENSE|contract\/|server\/|web\/package[.]json|web\/src\/ui\/|docs\/)/;
const proves = /[.]test[.]tsx?$|^server\/src\/proof\//;

export const isOfProduct = (path: string): boolean => belongs.test(path) && !proves.test(path);

/** Copies the product as it is tracked, and its build, into a folder; its packages are installed there. */
export function copyProduct(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const path of tracked.filter(isOfProduct)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  cpSync(join(root, 'web', 'dist'), join(folder, 'web', 'dist'), { recursive: true });
}
