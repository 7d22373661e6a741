/** `node bench/histories/fresh/main.ts`: how many lives there are, and what of them would be impossible. */
import { checkHistories } from '../check.ts';
import { freshHistories } from './fresh.ts';

const counts = new Map<string, number>();
for (const { pattern = 'honest' } of freshHistories) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
for (const [pattern, count] of counts) console.log(`${pattern}: ${count}`);

const wrong = checkHistories(freshHistories);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
