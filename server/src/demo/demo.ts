/**
 * Demo mode (rules 1.11, 9): a start without keys fills an empty database with four brands, two operators, and
 * Anna with her story; test mode has neither her nor campaigns.
 * What somebody changed since is left alone; only the addresses follow the port. Never with ENVIRONMENT=production.
 */

import { changeConfig, moveMandant } from '#mandant/mandant.ts';
import { createMandantRegistry } from '#mandant/registry.ts';
import { today } from '#platform/clock.ts';
import { createContext, jobContext, type Mandant, type System } from '#platform/context.ts';
import { setUpMandant } from '../setup/setup.ts';
import { fillDemoAgencies, putDemoAgencies } from './agency/agencies.ts';
import { demoAddress, demoBrands, demoFiles, demoSlugs } from './brands.ts';
import { putDemoCampaigns } from './campaigns.ts';
import { putDemoContent } from './content/content.ts';
import { hostedConfig, hostedSlug, isHostOrigin } from './host/address.ts';
import { followDemoSso, putDemoSso } from './identity-provider/seed.ts';
import { type DemoOperator, putDemoOperators } from './operators.ts';
import { isDemoProvider, providerAddress } from './provider/address.ts';
import { tellStory } from './story.ts';

export async function seedDemo(system: System): Promise<DemoOperator[]> {
  const { config, clock } = system;
  if (!config.demo || config.environment === 'production') throw new Error('demo data belong to demo mode');
  const mandants = createMandantRegistry(system);
  const known = new Map((await mandants.all()).map((mandant) => [mandant.slug, mandant]));
  // One whose cell is away is there, and what was changed in it stays.
  const away = (await mandants.away()).flatMap((cell) => cell.mandants);
  const isMissing = (slug: string): boolean => !known.has(slug) && !away.includes(slug);
  if (demoSlugs.some(isMissing)) {
    const missing = demoFiles(config.port, today(clock.now())).filter(({ slug }) => isMissing(slug));
    for (const file of missing) {
      const mandant = await setUpMandant(system, file);
      const brand = demoBrands.find(({ slug }) => slug === file.slug);
      if (brand) await putDemoContent(system, mandant, brand);
      if (!config.testMode) await putDemoCampaigns(system, mandant);
      // The one of the company's sign-in is among them.
      await putDemoAgencies(system, mandant);
      await jobContext(system, mandant, 'demo').write((tx) => putDemoSso(tx, config.port));
    }
  }
  for (const slug of demoSlugs) {
    const mandant = known.get(slug);
    if (mandant) await follow(system, mandant, demoAddress(slug, config.port));
  }
  const operators = await putDemoOperators(system);
  if (config.testMode) return operators;
  await tellStory(system, await demoMandants(system));
  for (const mandant of await demoMandants(system)) await fillDemoAgencies(system, mandant);
  return operators;
}

const demoMandants = async (system: System): Promise<Mandant[]> =>
  (await createMandantRegistry(system).all()).filter(({ slug }) => demoSlugs.includes(slug));

/** The address of a brand has the port in it, which may be another one than last time. */
async function follow(system: System, mandant: Mandant, address: string): Promise<void> {
  const { config, slug } = mandant;
  if (config.mandantUrl === address || !config.mandantUrl.startsWith(`http://${slug}.localhost`)) return;
  const ctx = createContext({
    system,
    mandant,
    actor: { kind: 'job', name: 'demo' },
    locale: config.defaultLanguage,
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
  await ctx.write(async (tx) => {
    await moveMandant(tx, address);
    if (slug === hostedSlug && config.frameHosts.some(isHostOrigin))
      await changeConfig(tx, (before) => ({ ...before, ...hostedConfig(system.config.port) }));
    await followDemoSso(tx, system.config.port);
    if (isDemoProvider(config.providerAddress))
      await changeConfig(tx, (before) => ({ ...before, providerAddress: providerAddress(system.config.port) }));
  });
}
