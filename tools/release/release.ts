/**
 * `npm run release -- minor` (or major, patch, 1.2.3): the version in every package, a chapter of CHANGELOG.md out of the
 * sentences of the commits since the last tag, one commit and an annotated tag. Nothing is pushed: whoever releases looks first.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type Commit, chapterOf, nextVersion, withChapter } from './changelog.ts';

const manifests = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json'];
/** A tree that has no tag yet tells no more than this many of its sentences. */
const sentencesMax = 200;

export function release(folder: string, asked: string, day: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, content: string): void => writeFileSync(join(folder, path), content);

  if (git('status', '--porcelain') !== '') throw new Error('Not everything is committed.');
  const now = (JSON.parse(text('package.json')) as { version: string }).version;
  const version = nextVersion(now, asked);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new Error(`${tag} is there already.`);
  const upgrading = text('docs/upgrading.md');
  if (!upgrading.includes(`\n## ${version}\n`))
    throw new Error(
      `docs/upgrading.md has no chapter "## ${version}": say what whoever runs it has to do, if only that there is nothing.`,
    );

  const [last] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  const commits = readCommits(
    git('log', '--no-merges', '--name-only', '--format=%x00%s', last ? `${last}..HEAD` : 'HEAD'),
  );
  if (commits.length === 0) throw new Error(`Nothing was committed since ${last}.`);

  for (const path of manifests) write(path, text(path).replace(`"version": "${now}"`, `"version": "${version}"`));
  write('package-lock.json', withVersion(text('package-lock.json'), version));
  const told = last ? commits : commits.slice(0, sentencesMax);
  write('CHANGELOG.md', withChapter(text('CHANGELOG.md'), chapterOf(version, day, told)));
  git('add', 'CHANGELOG.md', 'package-lock.json', ...manifests.filter((path) => existsSync(join(folder, path))));
  git('commit', '--quiet', '--message', `Version ${version}`);
  git('tag', '--annotate', tag, '--message', `Version ${version}`);
  return tag;
}

const readCommits = (log: string): Commit[] =>
  log
    .split('\0')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [sentence = '', ...paths] = part.split('\n').filter((line) => line !== '');
      return { sentence, paths };
    });

/** The lock file names the version of each package of the house; nobody has to be asked for it. */
function withVersion(lock: string, version: string): string {
  const read = JSON.parse(lock) as { version: string; packages: Record<string, { version?: string }> };
  read.version = version;
  for (const path of ['', 'contract', 'server', 'web']) {
    const one = read.packages[path];
    if (one) one.version = version;
  }
  return `${JSON.stringify(read, null, 2)}\n`;
}

function main(): void {
  const [asked] = process.argv.slice(2);
  try {
    if (!asked) throw new Error('Say which: npm run release -- major, minor, patch or 1.2.3');
    const tag = release(root, asked, new Date().toISOString().slice(0, 10));
    console.log(`${tag} is made here and nowhere else. Look at CHANGELOG.md, then: git push --follow-tags`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
