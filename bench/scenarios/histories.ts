/** Four hundred made-up lives in the real product: how many of the dishonest ones somebody looks at, how many honest ones are held wrongly. */
import type { Figure } from '../environment.ts';
import { historySets, scoreSet, toLines } from '../histories/run.ts';

export async function scenario(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const set of historySets) {
    const score = await scoreSet(set);
    for (const line of toLines(score)) console.log(line);
    const [caught, wrong] = [score.caughtOrSameIban / score.dishonest, score.wrong / score.honest];
    figures.push(
      { name: `${set}: caught`, value: caught * 100, unit: '%', ratio: caught, must: { atLeast: 0.9 } },
      { name: `${set}: wrongly held`, value: wrong * 100, unit: '%', ratio: wrong, must: { atMost: 0.02 } },
    );
  }
  return figures;
}
