/**
 * Draws preview and story pictures: a worker of its own, so that layout and pixels hold up no request. It lives as long as
 * somebody asks (preview.ts), because loading the engines takes longer than a picture.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { brandOf } from '#brand/brand.ts';
import { answerTasks } from '#platform/thread/answer.ts';
import { codeSvg } from '../qr-code.ts';
import { type Box, type Preview, previewCard, size } from './card.ts';
import { type Story, storyCard, storySize } from './story-card.ts';

/** What one set of letters lacks is taken from the next: names of products are not all western. */
const sets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
const font = async (set: (typeof sets)[number], weight: 400 | 700) => ({
  name: set === 'latin' ? 'Text' : `Text ${set}`,
  weight,
  data: await readFile(
    fileURLToPath(import.meta.resolve(`@fontsource/roboto/files/roboto-${set}-${weight}-normal.woff`)),
  ),
});
const fonts = await Promise.all(sets.flatMap((set) => [font(set, 400), font(set, 700)]));

async function draw(asked: Preview | Story): Promise<Uint8Array> {
  const [tree, of]: [Box, { width: number; height: number }] =
    asked.kind === 'story'
      ? [storyCard(asked, await codeSvg(asked.words.link, brandOf(asked.brand).token('ink'))), storySize]
      : [previewCard(asked), size];
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], { ...of, fonts });
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

answerTasks(draw);
