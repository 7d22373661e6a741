/** A million recommendations, and whatever hangs on them: links, and searches at the desk. */
import type { Environment, Figure } from '../../environment.ts';
import { countFigures } from '../../million/figures.ts';
import { fillMandants, million } from '../../million/fill.ts';
import { linkFigures } from '../../million/links.ts';
import { searchFigures } from '../../million/searches.ts';

const fillMaxMs = 120_000;

export async function scenario(environment: Environment): Promise<Figure[]> {
  await (await environment.startServer()).stop();
  const from = performance.now();
  await fillMandants(environment, million);
  const filled = performance.now() - from;
  const counted = await countFigures(environment, million);
  const figures = await linkFigures(environment, million[0]?.count ?? 0);
  const server = await environment.startServer();
  figures.push(...(await searchFigures(environment, server)));
  await server.stop();
  return [
    {
      name: 'a million recommendations filled in',
      value: filled,
      unit: 'ms',
      ratio: filled,
      must: { atMost: fillMaxMs },
    },
    counted,
    ...figures,
  ];
}
