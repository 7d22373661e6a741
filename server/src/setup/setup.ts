/**
 * Makes a mandant out of one checked value: `npm run bootstrap`, demo data and tests all come through here. Everything
 * of a mandant is written in one transaction; the same value again changes nothing.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { addAgents } from '#agent/agent.ts';
import { putContent } from '#content/content.ts';
import { putMandant, reserveMandant } from '#mandant/mandant.ts';
import { type Ctx, createContext, type Mandant, type System, type Tx } from '#platform/context.ts';
import { listExcesses, putPremiums } from '#premium/premium.ts';
import { putCatalogue } from '#product/product.ts';
import { putLanguages, putRoutes } from '#site/site.ts';
import { FileProblems } from './mandant-file.ts';

export async function setUpMandant(system: System, file: MandantFile): Promise<Mandant> {
  const ctx = await setupContext(system, file);
  await ctx.write((tx) => writeMandant(tx, file));
  return ctx.mandant;
}

/** The mandant of a file, with the id it has or now gets. */
export async function setupContext(system: System, { slug, name, config }: MandantFile): Promise<Ctx> {
  return createContext({
    system,
    mandant: { id: await reserveMandant(system, slug), slug, name, config },
    actor: { kind: 'job', name: 'bootstrap' },
    locale: config.defaultLanguage,
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
}

/** `putsDebtor`: the payout account of the file takes the place of the one that is there. */
export async function writeMandant(tx: Tx, file: MandantFile, putsDebtor = false): Promise<void> {
  const before = await putMandant(tx, file, putsDebtor);
  await putRoutes(tx, file);
  await putLanguages(tx, file, before);
  await putContent(tx, Object.fromEntries(file.languages.map(({ language, texts }) => [language, texts])));
  await putCatalogue(tx, file);
  await putPremiums(tx, file);
  await addAgents(tx, file.agents);
  const excesses = await listExcesses(tx);
  if (excesses.length > 0)
    throw new FileProblems(
      excesses.map(
        (id) =>
          `Produkte ${id}: an insurance, and a premium that is offered with it gives a recipient more than the limit: a BetreiberAdmin has to say why (UeberGrenzeGrund)`,
      ),
    );
}
