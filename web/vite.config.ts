/**
 * Four builds of one source, chosen by `--mode`: `shell` (the small classic script before React), `portal` (the pages in
 * the browser), `server` (the pages and the operator's plain page for Node), each with a folder of its own in dist/.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { layerOrder } from './layer-order.ts';
import { precompress } from './precompress.ts';

/** Calls that only describe: without a user they leave the bundle. */
const descriptions = ['endpoint', 'wire', 'extend', 'optional', 'otherwise', 'codec', 'refine', 'text', 'line'];

const output = (folder: string): UserConfig['build'] => ({
  outDir: `dist/${folder}`,
  emptyOutDir: true,
  target: 'esnext',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: false,
  reportCompressedSize: false,
});

const builds: Record<string, UserConfig> = {
  shell: {
    plugins: [precompress()],
    build: {
      ...output('shell'),
      manifest: 'manifest.json',
      rolldownOptions: {
        input: 'src/shell/shell.ts',
        output: { format: 'iife', entryFileNames: 'assets/shell-[hash].js' },
      },
    },
  },
  portal: {
    plugins: [react(), layerOrder(), precompress()],
    build: {
      ...output('portal'),
      manifest: 'manifest.json',
      rolldownOptions: { input: 'src/portal/entry-client.tsx', treeshake: { manualPureFunctions: descriptions } },
    },
  },
  server: {
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ...output('server'),
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: { 'entry-server': 'src/portal/entry-server.tsx', 'operator-server': 'src/operator/entry-server.tsx' },
        // The server knows an endpoint by the object itself: both sides have to hold the same one.
        external: /^@weitersagen\/contract\//,
        output: { entryFileNames: '[name].js' },
      },
    },
  },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'test' ? 'test' : 'production') },
  ...builds[mode],
}));
