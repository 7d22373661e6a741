/** `node bench/histories/more/main.ts`: how many lives there are, and each act of them that is not possible. */
import { checkHistories } from '../check.ts';
import { moreHistories } from './more.ts';

const kinds = Object.groupBy(moreHistories, ({ pattern }) => pattern ?? 'honest');
console.table(Object.fromEntries(Object.entries(kinds).map(([kind, lives]) => [kind, lives.length])));
const wrong = checkHistories(moreHistories);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
