/**
 * `npm run check-settings [-- mandant.json …]`: whether this program would start with these settings, and serve every mandant.
 * It changes nothing and runs no migration, so that it can be asked before an upgrade while the older program serves
 * (docs/operations.md).
 */
import { checkSettings } from './setup/check/check.ts';

const findings = await checkSettings(process.env, process.argv.slice(2));
for (const { isRight, line } of findings)
  (isRight ? console.log : console.error)(`${isRight ? 'right' : 'WRONG'}  ${line}`);
if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
