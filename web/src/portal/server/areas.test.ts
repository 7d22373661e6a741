/** Every screen names the areas whose styles it shows, and none that the browser shows by itself has one. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { aliveScreens } from '../page/alive.ts';
import { type Area, areas, areasOf } from './areas.ts';

const portal = join(import.meta.dirname, '..');

/** Style sheets that a file brings along, through whatever it imports. */
function stylesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, found = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from |import\(|import )'(\.[^']+\.(?:tsx?|css))'/g,
  ))
    stylesFrom(join(dirname(file), found), seen);
  return seen;
}

const areasIn = (screen: string): Area[] => {
  const styles = [...stylesFrom(join(portal, `${screen}-screen.tsx`))]
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => relative(portal, file));
  return (Object.keys(areas) as Area[]).filter((area) =>
    areas[area].some((folder) => styles.some((style) => style.startsWith(folder))),
  );
};

const screens = globSync('**/*-screen.tsx', { cwd: portal }).map((file) => file.replace(/-screen\.tsx$/, ''));

test.each(screens)('%s has the sheets of the areas whose classes it names', (screen) => {
  expect([...areasOf(screen)].sort()).toEqual(expect.arrayContaining(areasIn(screen).sort()));
});

test('pages that the browser shows without a new document need no sheet of an area', () => {
  expect(Object.values(aliveScreens).filter((screen) => areasIn(screen).length > 0)).toEqual([]);
  expect(screens.filter((screen) => areasIn(screen).length > 0).length).toBeGreaterThan(10);
});
