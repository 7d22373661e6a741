/** Draws one preview picture and ends: a worker of its own, so that layout and pixels hold up no request and leave no memory. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { card, type Preview, size } from './card.ts';

const font = async (weight: 400 | 700) => ({
  name: 'Text',
  weight,
  data: await readFile(
    fileURLToPath(import.meta.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`)),
  ),
});

const tree = card(workerData as Preview) as unknown as Parameters<typeof satori>[0];
const svg = await satori(tree, { ...size, fonts: [await font(400), await font(700)] });
const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
parentPort?.postMessage(new Uint8Array(png));
