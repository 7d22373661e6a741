/** `node bench/histories/unseen/main.ts`: how many lives there are, and what of them would be impossible. */
import { checkHistories } from '../check.ts';
import { unseenHistories } from './unseen.ts';

const counts = new Map<string, number>();
for (const { pattern = 'honest' } of unseenHistories) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
for (const [pattern, count] of counts) console.log(`${pattern}: ${count}`);

const wrong = checkHistories(unseenHistories);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
