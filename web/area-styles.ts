/**
 * The style sheets of the areas (src/portal/server/areas.ts). The portal keeps the names of their classes and leaves out the
 * styles; a build of its own makes a sheet of each, with all there is: what the server alone draws no script names.
 */
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { className, namesIn } from './class-names.ts';
import { type Area, areas } from './src/portal/server/areas.ts';

const portal = join(import.meta.dirname, 'src', 'portal');
const isOf = (area: Area, path: string): boolean => areas[area].some((folder) => path.startsWith(folder));
const stylesOf = (area: Area): string[] =>
  globSync('{.,../ui}/**/*.module.css', { cwd: portal })
    .filter((path) => isOf(area, path))
    .sort();
const all = Object.keys(areas) as Area[];

/** Names of the entries by their areas. */
export const areaEntries = (): Record<Area, string> =>
  Object.fromEntries(all.map((area) => [area, `area:${area}`])) as Record<Area, string>;

export const areaStyles = (): Plugin => ({
  name: 'area-styles',
  apply: 'build',
  resolveId: (id) => (id.startsWith('area:') ? id : undefined),
  load: (id) =>
    id.startsWith('area:')
      ? stylesOf(id.slice('area:'.length) as Area)
          .map((path) => `import ${JSON.stringify(join(portal, path))};`)
          .join('\n')
      : undefined,
});

/** Keeps the styles that an entry imports and names nothing of. */
export const everyStyle = (): Plugin => ({
  name: 'every-style',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
});

/** Class names in place of the styles of the areas. */
export const withoutAreaStyles = (): Plugin => ({
  name: 'without-area-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.endsWith('.module.css')) return;
    const path = join(dirname(importer), source);
    return all.some((area) => isOf(area, relative(portal, path))) ? `${named}${path.replace(/\.css$/, '')}` : undefined;
  },
  load(id) {
    if (!id.startsWith(named)) return;
    const path = `${id.slice(named.length)}.css`;
    const names = namesIn(path);
    // One by one, so that a name nobody uses leaves the bundle.
    const each = names.map((name, place) => `const n${place} = ${JSON.stringify(className(name, path))};`);
    return `${each.join('\n')}\nexport default { ${names.map((name, place) => `${JSON.stringify(name)}: n${place}`).join(', ')} };`;
  },
});

const named = '\0names:';
