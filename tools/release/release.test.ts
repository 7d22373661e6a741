import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textOf } from '../files.ts';
import { nextVersion, partOf } from './changelog.ts';
import { release } from './release.ts';
import { sbom } from './sbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Eva', '-c', 'user.email=eva@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const commit = (sentence: string, paths: readonly string[]): void => {
  for (const path of paths) write(path, `${sentence}\n`);
  git('add', '-A');
  git('commit', '-qm', sentence);
};
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

function begin(): void {
  git('init', '-q');
  git('config', 'user.name', 'Eva');
  git('config', 'user.email', 'eva@example.org');
  const packages = Object.fromEntries(['', 'contract', 'server', 'web'].map((path) => [path, { version: '0.1.0' }]));
  write('package-lock.json', JSON.stringify({ version: '0.1.0', packages }));
  for (const path of ['', 'contract/', 'server/', 'web/'])
    write(`${path}package.json`, '{\n  "name": "x",\n  "version": "0.1.0"\n}\n');
  write('CHANGELOG.md', '# Changes\n\nBy hand.\n');
  write('docs/upgrading.md', '# Upgrading\n\n## 0.2.0\n\nNothing.\n');
  commit('It begins', ['server/src/a.ts']);
}

test('a release sets the version everywhere, tells the commits since the last tag, and tags', () => {
  begin();
  expect(release(folder, 'minor', '2026-11-27')).toBe('v0.2.0');
  expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag');
  for (const path of ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json'])
    expect(JSON.parse(read(path)).version).toBe('0.2.0');
  expect(Object.values(JSON.parse(read('package-lock.json')).packages)).toEqual(Array(4).fill({ version: '0.2.0' }));
  commit('A page is wider', ['web/src/page.css']);
  commit('A column is new', ['server/src/a.ts', 'server/src/b.ts', 'server/migrations/0002-b.sql']);
  write('docs/upgrading.md', '# Upgrading\n\n## 0.2.1\n\nNothing.\n\n## 0.2.0\n\nNothing.\n');
  commit('It is told what to do', ['docs/upgrade.txt']);
  release(folder, 'patch', '2026-11-28');
  const [first = '', second = ''] = read('CHANGELOG.md').split(/^## /m).slice(1);
  expect(first).toMatch(/^0\.2\.1 \(2026-11-28\)\n\n### Upgrading\n\n(?:- .*\n)?- A column is new\n/);
  expect(first).toContain('### Pages and desk\n\n- A page is wider\n');
  expect(first).not.toContain('It begins');
  expect(second).toContain('- It begins');
  expect(git('status', '--porcelain')).toBe('');
});

test('a release is refused with one sentence where something is open', () => {
  expect(() => release(folder, 'major', '2026-11-29')).toThrow('docs/upgrading.md has no chapter "## 1.0.0"');
  expect(() => release(folder, '0.2.1', '2026-11-29')).toThrow('0.2.1 is not newer than 0.2.1');
  write('web/src/page.css', 'half');
  expect(() => release(folder, 'patch', '2026-11-29')).toThrow('Not everything is committed.');
});

test('a version is three numbers and newer, and a commit belongs where most of it is', () => {
  expect([nextVersion('1.9.3', 'patch'), nextVersion('1.9.3', 'minor'), nextVersion('1.9.3', 'major')]).toEqual([
    '1.9.4',
    '1.10.0',
    '2.0.0',
  ]);
  expect(nextVersion('1.9.3', '1.10.0')).toBe('1.10.0');
  for (const wrong of ['1.9', '1.9.3', '1.8.9', 'v2.0.0', '']) expect(() => nextVersion('1.9.3', wrong)).toThrow();
  expect(partOf({ sentence: '', paths: ['server/src/a.ts', 'web/src/a.ts', 'web/src/b.ts'] })).toBe('Pages and desk');
});

test('the bill of materials lists production packages and no others', () => {
  const { bomFormat, components } = sbom();
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(textOf('server/package.json')) as { dependencies: Record<string, string> };
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@weitersagen/'));
  expect(names).toEqual(expect.arrayContaining([...foreign, 'ajv']));
  for (const name of ['vitest', 'react-dom', 'smtp-server', 'lighthouse', 'typescript'])
    expect(names).not.toContain(name);
});
