/**
 * Step of every start: a mandant whose content has no app yet gets one, and the pages that were texts of the language table move
 * there, word for word.
 */
import type { MandantRegistry } from '#platform/app-parts.ts';
import { globally, jobContext, type System } from '#platform/context.ts';
import { takePageTexts } from '#site/site.ts';
import { putContent } from './put.ts';
import * as sql from './sql.ts';

export async function settleContent(system: System, mandants: Pick<MandantRegistry, 'byId'>): Promise<void> {
  for (const id of await globally(system, sql.listWithoutApp)) {
    // One that is closed has its turn when it is open again.
    const mandant = await mandants.byId(id).catch(() => undefined);
    if (!mandant) continue;
    await jobContext(system, mandant, 'start').write(async (tx) => putContent(tx, await takePageTexts(tx)));
  }
}
