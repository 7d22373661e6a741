/** What `/ready` and the log tell although all is served. */
import { hintAtFewDeciders } from '#desk/approval/few-deciders.ts';
import { hintAtMissingSecrets } from '#mandant/portal-secret.ts';
import type { AppParts } from '#platform/app-parts.ts';

/** What somebody should look at although all is served. */
export async function hintsOf({ system, mandants }: AppParts) {
  const open = await mandants.all();
  const told = [await hintAtFewDeciders(system, open), await hintAtMissingSecrets(system, open)];
  return told.filter((hint) => hint !== undefined);
}
