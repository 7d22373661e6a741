/**
 * `npm run proof`: what waits or is large, all of it: the server killed for minutes, many inputs for every call, every page
 * at every width in both languages, every journey. What came out is printed and kept in docs/proof.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { total } from './report.ts';
import { root } from './run.ts';
import { type Ended, perform, proofStages } from './stages.ts';

const begun = new Date();
const ended: Ended[] = [];
for (const stage of proofStages) ended.push(await perform(stage));

const { passed, failed } = total(ended.map(({ count }) => count));
const row = ({ name, seconds, count }: Ended): string =>
  `| ${name} | ${seconds.toFixed(0)} | ${count.passed} | ${count.failed} |`;
const told = (lines: readonly string[]): string => lines.map((line) => `- ${line}\n`).join('');
const seeds = ended.flatMap((stage) => stage.seeds.map((seed) => `${stage.name}: ${seed}`));
const flaky = ended.flatMap((stage) => stage.flaky.map((title) => `flaky: ${title}`));

writeFileSync(
  join(root, 'docs', 'proof.md'),
  `# The last long proof

Written by \`npm run proof\`: what waits or is large, and the bad days that last minutes. \`npm test\` has one example of each kind but these.

${begun.toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}: ${passed} passed, ${failed} failed.

| stage | seconds | passed | failed |
|---|---|---|---|
${ended.map(row).join('\n')}

${told([...seeds, ...flaky])}`,
);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
