/**
 * Lets unused parts of the router leave the bundle: the names its components carry for developer tools, and calls of
 * `forwardRef` nobody marked as free of effects, hold all of them in it, and nobody instruments it (about 5 KB). The
 * loader of style sheets goes with them: a page has one, in its head. Where a new version reads otherwise, nothing is
 * replaced and the budget tells.
 */
import type { Plugin } from 'vite';

export const leanModules = (): Plugin => ({
  name: 'lean-modules',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/|vite\/preload-helper/ },
    handler(code, id) {
      if (id.includes('preload-helper')) return { code: 'export const __vitePreload = (load) => load();', map: null };
      const lean = code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)')
        .replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  },
});
