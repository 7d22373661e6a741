/**
 * Two rules of exports that no linter knows. A name that is exported is used by another file. A file passes on what another one has (`export … from`) only as the front file of its feature.
 */
import { filesBelow, textOf } from '../files.ts';

interface Source {
  path: string;
  text: string;
}

const declared = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/** Names of screens and of calls are found by their file, not by an import. */
const isFound = (path: string): boolean =>
  /-screen[.]tsx$|[/](?:endpoints|desk|[\w-]+-endpoints?|words|tables)[.]ts$|[.]config[.]ts$/.test(path);

/** Exported names that no other file uses, not even a test. */
export function deadExports(sources: readonly Source[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [word] of text.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      const known = places.get(word);
      if (known) known.add(path);
      else places.set(word, new Set([path]));
    }
  const dead = sources
    .filter(({ path }) => !isFound(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => (places.get(name)?.size ?? 0) <= 1)
        .map((name) => `${path} ${name}`),
    );
  return dead.map((what) => `${what}: is exported and used by no other file`);
}

const passesOn = /^export (?:type )?(?:\*|\{[^}]*\}) from /m;

/** Files that pass on what another one has and are no front file `server/src/<feature>/<feature>.ts`. */
export const passingOn = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => passesOn.test(text) && !/^server[/]src[/]([\w-]+)[/]\1[.]ts$/.test(path))
    .map(({ path }) => `${path}: passes on what another file has; only a front file does`);

export const sourcesOfHouse = (): Source[] =>
  ['contract/src', 'server/src', 'web/src', 'tools', 'e2e', 'bench']
    .flatMap((folder) => filesBelow(folder, /[.]tsx?$/))
    .map((path) => ({ path, text: textOf(path) }));
