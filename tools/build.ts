/**
 * `npm run build`: the builds of web/vite.config.ts into web/dist, skipped while nothing they read has changed; beside them the
 * commit, which the program tells whoever watches it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isOver, lines, measure } from '../web/budget.ts';
import { faultsOfAll } from './brands.ts';
import { filesBelow, textOf } from './files.ts';
import { root } from './run.ts';

export const modes = [
  'page-script',
  'share-script',
  'frame',
  'preview',
  'widget',
  'consent-stand-in',
  'consent-question',
  'consent-manager',
  'tracking',
  'channel',
  'exit-intent',
  'captcha-hold',
  'agency-script',
  'agency-check',
  'portal',
  'area-styles',
  'desk',
  'kit',
  'server',
] as const;
export const viteConfig: string = join(root, 'web', 'vite.config.ts');

const dist = join(root, 'web', 'dist');
const stamp = join(dist, 'inputs');

const inputs = (): string[] => [
  ...filesBelow('web', /^web[/](?!dist[/]).*(?<![.]test[.]tsx?)$/),
  ...filesBelow('contract/src', /(?<![.]test)[.]ts$/),
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs()) hash.update(`${path}\0`).update(textOf(path)).update('\0');
  return hash.digest('hex');
}

/** The next build is made whatever has changed. */
export const forgetBuild = (): void => rmSync(stamp, { force: true });

/** Nothing where there is no git, or the folder only lies in a repository of something else. */
export function commitOf(folder: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--show-prefix', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return /^\n([0-9a-f]{40,64})\n$/.exec(stdout ?? '')?.[1] ?? '';
}

async function main(): Promise<void> {
  const now = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) await buildAll(now);
  writeFileSync(join(dist, 'commit'), commitOf(root));
}

async function buildAll(now: string): Promise<void> {
  forgetBuild();
  const faults = faultsOfAll();
  if (faults.length > 0) throw new Error(`brands that cannot be read everywhere:\n${faults.join('\n')}`);
  for (const mode of modes) await build({ configFile: viteConfig, mode });
  const over = (await measure()).filter(isOver);
  if (over.length > 0) throw new Error(`pages above their bytes:\n${lines(over).join('\n')}`);
  writeFileSync(stamp, now);
}

if (import.meta.main) await main();
