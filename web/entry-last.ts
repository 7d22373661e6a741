/**
 * No file of the portal imports the entry: the entry waits for its screen, and a screen that waits for the entry would
 * never come. It happens without a fault where a file all screens share imports one that only the entry brings along.
 */
import type { Plugin } from 'vite';

export const entryLast = (): Plugin => ({
  name: 'entry-last',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
    for (const { fileName, imports } of chunks)
      if (imports.includes(entry)) this.error(`${fileName} imports the entry: what both need belongs to the kit`);
  },
});
