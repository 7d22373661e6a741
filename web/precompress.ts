/** Writes a brotli 11 file beside every built text file, so that the server compresses nothing twice. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** The shortest of what the encoder makes of a few ways to write distances: some ten bytes a file. */
export const brotli = (content: Uint8Array): Buffer =>
  distances
    .map(([postfix, direct]) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    )
    .reduce((best, one) => (one.length < best.length ? one : best));

const distances = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 24],
  [2, 0],
  [3, 8],
] as const;

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
