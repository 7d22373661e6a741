/** `npm run check`, the daily loop: types, lint, direction, tidy, build, tests; stops at the first that fails. */
import { checkStages, perform } from './stages.ts';

for (const stage of checkStages) {
  const { count } = await perform(stage);
  if (count.failed > 0) process.exit(1);
}
