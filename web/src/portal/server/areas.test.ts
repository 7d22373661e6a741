/** Every screen names the areas whose styles it shows, and none that the browser shows by itself has one. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { className, namesIn } from '../../../class-names.ts';
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

test('the styles of every screen stand in a sheet that was built, also where no script names them', () => {
  const web = join(portal, '../..');
  const sheets = globSync('dist/{portal,area-styles}/assets/*.css', { cwd: web });
  const built = sheets.map((file) => readFileSync(join(web, file), 'utf8')).join();
  const styles = new Set(screens.flatMap((screen) => [...stylesFrom(join(portal, `${screen}-screen.tsx`))]));
  const modules = [...styles].filter((file) => file.startsWith(portal) && file.endsWith('.module.css'));
  expect(sheets).toHaveLength(Object.keys(areas).length + 1);
  expect(modules.length).toBeGreaterThan(20);
  const isBuilt = (file: string): boolean => namesIn(file).some((name) => built.includes(className(name, file)));
  expect(modules.filter((file) => !isBuilt(file))).toEqual([]);
});
