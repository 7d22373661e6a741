/**
 * The same story on the other brands, each once: own colours, own rules, in a language and a width of its own; the one with no rule of
 * its own in the long proof.
 */

import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { type Run, Story } from '../story.ts';
import { test } from '../test.ts';

const runs: readonly (readonly [title: string, run: Run & { brand: string }, details?: typeof inProof])[] = [
  [
    'an insurer caps what the contact gets of both shares, and the rest is the recommender’s',
    { brand: 'versicherung', share: 50, isCapped: true, locale: 'en', width: 768, axe: true },
  ],
  [
    'employees recommend in their intranet',
    { brand: 'intranet', share: 100, locale: 'de', width: 1280, axe: true },
    inProof,
  ],
];

for (const [title, run, details = {}] of runs) {
  test(title, details, async ({ browser }) => {
    const cast = new Cast(placeAt(run.brand));
    const story = new Story(browser, run, cast);
    const number = await story.annaRecommends();
    await story.benAccepts(number);
    await story.benConfirms(number);
    await cast.releases(await cast.confirms({ number, ben: story.ben }));
    await story.annaCollects();
  });
}
