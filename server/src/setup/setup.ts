/**
 * Makes a mandant out of one checked value: `npm run bootstrap`, demo data and tests all come through here. Everything
 * of a mandant is written in one transaction; the same value again changes nothing.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { putMandant, reserveMandant } from '#mandant/mandant.ts';
import { createContext, type Mandant, type System } from '#platform/context.ts';
import { putPremiums } from '#premium/premium.ts';
import { putCatalogue } from '#product/product.ts';
import { putLanguages, putRoutes } from '#site/site.ts';

export async function setUpMandant(system: System, file: MandantFile): Promise<Mandant> {
  const { slug, name, config } = file;
  const mandant: Mandant = { id: await reserveMandant(system, slug), slug, name, config };
  const ctx = createContext({
    system,
    mandant,
    actor: { kind: 'job', name: 'setup' },
    locale: config.defaultLanguage,
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
  await ctx.write(async (tx) => {
    await putMandant(tx, file);
    await putRoutes(tx, file);
    await putLanguages(tx, file);
    await putCatalogue(tx, file);
    await putPremiums(tx, file);
  });
  return mandant;
}
