/** Writes a brotli 11 file beside every built text file, so that the server compresses nothing twice. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

export const brotli = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = join(dir ?? '.', 'assets');
    for (const file of await readdir(folder)) {
      if (!/\.(?:js|css|svg)$/.test(file)) continue;
      await writeFile(join(folder, `${file}.br`), brotli(await readFile(join(folder, file))));
    }
  },
});
