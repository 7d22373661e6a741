/**
 * Makes a mandant out of one checked value: `npm run bootstrap`, demo data and tests all come through here. Everything
 * of a mandant is written in one transaction; the same value again changes nothing.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { addAgents } from '#agent/agent.ts';
import { putContent } from '#content/content.ts';
import { putMandant } from '#mandant/mandant.ts';
import { reserveMandant } from '#mandant/place.ts';
import { type Ctx, createContext, type Mandant, type System, type Tx } from '#platform/context.ts';
import { listExcesses, putPremiums } from '#premium/premium.ts';
import { putCatalogue } from '#product/product.ts';
import { putLanguages, putRoutes } from '#site/site.ts';
import { FileProblems } from './mandant-file.ts';

export async function setUpMandant(system: System, file: MandantFile, cell?: string): Promise<Mandant> {
  const ctx = await setupContext(system, file, cell);
  await ctx.write((tx) => writeMandant(tx, file));
  return ctx.mandant;
}

/** The mandant of a file, with the id it has or now gets, in its cell: where it lies already, or in the one that is named. */
export async function setupContext(system: System, { slug, name, config }: MandantFile, cell?: string): Promise<Ctx> {
  return createContext({
    system,
    mandant: { id: await reserveMandant(system, slug, cell), slug, name, config },
    actor: { kind: 'job', name: 'bootstrap' },
    locale: config.defaultLanguage,
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
}

/** `isForced`: the payout account and the keys of the file take the place of those that the desk has made since. */
export async function writeMandant(tx: Tx, file: MandantFile, isForced = false): Promise<void> {
  const before = await putMandant(tx, file, isForced);
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
