/**
 * Puts the order of the layers on top of the built style sheet. The build joins the styles of its chunks in an order of
 * its own; with the layers named first, that order means nothing.
 */
import type { Plugin } from 'vite';

/** Weakest first. */
const order = '@layer reset,tokens,ui,screens,theme;';

export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source);
      }
    },
  },
});
