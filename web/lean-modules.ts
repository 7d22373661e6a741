/**
 * Lets what nobody here uses leave the bundle, about 12 KB. Of the router: the names its components carry for developer
 * tools, and calls of `forwardRef` nobody marked as free of effects, which hold all of them in it; instrumentation, view
 * transitions, fetchers, blockers, middleware, server components, warnings and the words of faults for developers, an
 * error page of its own, and routes that are found on the way. Of zod: the compiler of objects, since the page's policy
 * forbids eval. Of React: names that attributes of pictures have in HTML, but for those that a component of ours gives. Of the build: the loader of style sheets, since a page has one, in its head. Of the contract: what a call
 * says of itself to readers of the API document and to the server. Where a new version reads otherwise, nothing is
 * replaced and the budget tells.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Cuts = readonly (readonly [from: RegExp, to: string])[];

const router: Cuts = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)'],
  [/(?<![.\w])(?:future\.unstable_\w+|init\.patchRoutesOnNavigation)/g, 'false'],
  [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/, 'if (true)'],
  [/if \(renderDfd && pendingState && router\.window\)/, 'if (false)'],
  [/let isViewTransitionAvailable = .*;\n.*warnOnce\(viewTransitionOpts.*;/, ''],
  [/if \(isBrowser\) (?=\{\s+restoreAppliedTransitions)/, 'if (false) '],
  [/if \(pendingAction === "POP" && (?=[^{]*\{\s+let priorPaths)/, 'if (false && '],
  [/else if \(pendingViewTransitionEnabled\)/, 'else if (false)'],
  [
    /^\t\t(?:enableScrollRestoration|(?:fetch|(?:get|reset)Fetcher|(?:get|delete)Blocker|patchRoutes|_internalSetRoutes)),$/gm,
    '',
  ],
  [/^\t\tdeleteFetcher: queueFetcherForDeletion,$/m, ''],
  [/if \(isFogOfWar\) \{/g, 'if (false) {'],
  [/let runClientMiddleware = isStaticHandler \?/, 'let runClientMiddleware = true ?'],
  [/if \(!args\.matches\.some\(\(m\) => m\.route\.middleware\)\) (?=return)/, ''],
  [/let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[^}]*\}\);/, 'let lazyMiddlewarePromise;'],
  [/let lazyKeys = Object\.keys\(route\.lazy\);/, 'return {};'],
  [/if \(this\.context(?: && [^{]*)?\) /g, 'if (false) '],
  [/useIsRSCRouterContext\(\) \|\| /, ''],
  [/ \|\| defaultErrorElement/, ''],
  [/ \|\| parseHydrationData\(\)/g, ''],
  [/let blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, ''],
  [/if \(blockerKey\b/g, 'if (false'],
  [/if \(revalidatingFetchers\.length > 0\) /g, 'if (false) '],
  [
    /^(?=\t+(?:fetchLoadMatches|revalidatingFetchers|fetchersQueuedForDeletion|(?:un)?mountedFetchers|state\.(?:fetchers|blockers))\.forEach\()/gm,
    'if (false)',
  ],
  [/ = (?:markFetchRedirectsDone|abortStaleFetchLoads)\(.*\);/g, ' = false;'],
  [/^\t+warning(?:Once)?\(.*\);$/gm, ''],
  [/(\binvariant\(.*?), (?:".*"|`.*`)\);$/gm, '$1);'],
];

const zod: Cuts = [[/const jit = !core\.globalConfig\.jitless;/, 'const jit = false;']];

const pair = /^ +\["([\w-]+)", "[\w:-]+"\],?$/gm;

/** What no component names nobody gives: attributes are written out, here as everywhere. */
function react(): (code: string) => string {
  const components = globSync('src/**/*.tsx', { cwd: import.meta.dirname });
  const named = new Set(
    components.flatMap((path) => readFileSync(join(import.meta.dirname, path), 'utf8').match(/\b[a-z]\w*/g)),
  );
  return (code) => code.replace(pair, (line, name: string) => (named.has(name) ? line : ''));
}

const contract: Cuts = [
  [/^ {2}summary:\s+(['"]).*\1,$/gm, ''],
  [/^ {2}(?:access|refusals): \[[^\]]*\],$/gm, ''],
  [/^ {2}(?:acts|noSupport|signsIn): true,$/gm, ''],
  // Shapes that no page of the portal names.
  [
    /(?<!^\s*(?:\/?\*|\/\/).*|\/\*.*)(?<![.\w]|function )(wire|extend|labels|optional|otherwise|numberOf|eitherNumber|pageAmong)\(/gm,
    '/* @__PURE__ */ $1(',
  ],
  [/\s*\.register\(z\.globalRegistry, \{[^}]*\}\)/g, ''],
  // Hidden signs in a name nobody types by mistake: the server refuses them, at the field.
  [/ && !hidden\.test\(value\.replace\(needed, '\$1'\)\)/, ''],
];

/** What a tariff was said to cost is told by the server alone, on pages that are documents; the desk tells it itself. */
const told: Cuts = [[/^ {2}quote: \['Angebot', .*\],$/gm, '']];

export const leanModules = (lean = react()): Plugin => ({
  name: 'lean-modules',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /react-dom-client\.production|react-router\/dist\/production\/|zod\/v4\/core\/schemas|vite\/preload-helper|contract\/src\/.*\.ts/,
    },
    handler(code, id) {
      if (id.includes('preload-helper')) return { code: 'export const __vitePreload = (load) => load();', map: null };
      if (id.includes('react-dom-client')) return { code: lean(code), map: null };
      const ofContract = id.endsWith('/desk.ts') ? contract : [...contract, ...told];
      const cuts = id.includes('/contract/src/') ? ofContract : id.includes('/zod/') ? zod : router;
      return { code: cuts.reduce((left, [from, to]) => left.replace(from, to), code), map: null };
    },
  },
});
