/**
 * The product's own story on one brand: Anna recommends, Ben accepts, the contract is released, both get what was
 * decided. For each share and in both languages; once by keyboard alone, once without any script. Two of them are told in the
 * long proof only: the shares in the language and width that the others leave.
 */

import { Cast } from '../cast/cast.ts';
import { inProof } from '../in-proof.ts';
import { type Run, Story } from '../story.ts';
import { test } from '../test.ts';

const cast = new Cast();

const runs: readonly (readonly [title: string, run: Run, details?: typeof inProof])[] = [
  [
    'Anna keeps the whole premium, in German on a phone, by keyboard alone [S1-F002][S2-R035][S2-R036][S2-R040][S3-E096][S3-E098][S3-E099][S3-E100]',
    { share: 100, locale: 'de', width: 360, by: 'keyboard', axe: true },
  ],
  [
    'Anna keeps the whole premium, in English on a desk [S1-F025][S3-E097]',
    { share: 100, locale: 'en', width: 1280, axe: true },
  ],
  [
    'both share the premium, in German, until both are paid [S1-F004][S1-F005][S1-F018][S1-F019][S1-F020][S2-R042][S2-R045][S2-R046][S2-R047][S2-R048][S2-R049][S2-R050][S2-R051][S2-R053][S2-R054][S3-E216][S4-T037][S4-T038][S4-T039][S4-T040]',
    { share: 50, locale: 'de', width: 768, axe: true, paid: true },
  ],
  [
    'both share the premium, in English, and the page of the reward outlives a reload [S1-F026][S3-E216]',
    { share: 50, locale: 'en', width: 360 },
    inProof,
  ],
  ['the contact gets the whole premium, in German', { share: 0, locale: 'de', width: 1280 }, inProof],
  ['the contact gets the whole premium, in English [S1-F027]', { share: 0, locale: 'en', width: 768 }],
  [
    'both share the premium, in English, without any script [S1-F026]',
    { share: 50, locale: 'en', width: 360, script: false },
  ],
];

for (const [title, run, details = {}] of runs) {
  test(title, details, async ({ browser }) => {
    const story = new Story(browser, run, cast);
    const number = await story.annaRecommends();
    await story.benAccepts(number);
    await story.benConfirms(number);
    await cast.releases(await cast.confirms({ number, ben: story.ben }));
    if (run.share > 0) await story.annaCollects();
    if (run.paid) await story.bothArePaid(number);
  });
}
