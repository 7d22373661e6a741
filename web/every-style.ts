/**
 * Keeps the styles of what the server alone draws (`Still`) in the one style sheet: no script of the browser names their
 * classes, so the build would leave them out. Whole pages of that kind stand in the folder named here.
 */
import type { Plugin } from 'vite';

export const everyStyle = (): Plugin => ({
  name: 'every-style',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/portal\/catalogue\/.*\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
});
