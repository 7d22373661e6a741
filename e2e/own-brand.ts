/** A brand of the journeys alone, like the first one of the demo but for what a journey is about. */
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import { demoFiles } from '../server/src/demo/brands.ts';
import { today } from '../server/src/platform/clock.ts';
import type { System } from '../server/src/platform/context.ts';
import { setUpMandant } from '../server/src/setup/setup.ts';

export async function setUpOwnBrand(
  system: System,
  {
    slug,
    name,
    config = {},
    features = {},
  }: { slug: string; name: string; config?: Partial<MandantConfig>; features?: Partial<MandantConfig['features']> },
): Promise<void> {
  const [like] = demoFiles(system.config.port, today(system.clock.now()));
  if (!like) throw new Error('there is no demo brand to begin with');
  await setUpMandant(system, {
    ...like,
    slug,
    name,
    hosts: [`${slug}.localhost`],
    apiKeys: [{ name: 'partner', key: `demo-api-key-${slug}` }],
    premiums: like.premiums.map((premium) => ({ ...premium, voucherCodes: [] })),
    config: {
      ...like.config,
      features: { ...like.config.features, ...features },
      mandantUrl: `http://${slug}.localhost:${system.config.port}`,
      ...config,
    },
  });
}
