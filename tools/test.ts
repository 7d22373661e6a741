/**
 * `npm test`, the gate: everything of `npm run check`, the server's tests again on PostgreSQL, the journeys in Chromium.
 * All stages run whatever happens, those of a round beside each other; a journey that passed when it was run once more is named; the last line is `N passed, N failed` over all of them.
 */
import { total } from './report.ts';
import { type Ended, perform, testRounds } from './stages.ts';

const ended: Ended[] = [];
for (const round of testRounds) ended.push(...(await Promise.all(round.map(perform))));

const flaky = ended.flatMap((stage) => stage.flaky);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky, named above: passed when run once more`);

const { passed, failed } = total(ended.map((stage) => stage.count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
