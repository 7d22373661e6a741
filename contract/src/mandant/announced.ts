/**
 * What a mandant's configuration comes to in this build: a module or a feature whose capability is not there yet is off,
 * whatever the mandant switched on, and on by itself once the capability is built. A captcha that is switched on is told,
 * because every call that asks for one then takes nobody's word.
 */
import { type Capability, isBuilt } from './capability.ts';
import type { MandantConfig } from './schemas.ts';

const modules = {
  agentRecommendation: 'agent recommendation',
  companyRecommendation: 'company recommendation',
  offlineCodes: 'offline code',
  showsCategories: 'catalogue',
} as const satisfies Partial<Record<keyof MandantConfig, Capability>>;

const features = {
  externalConsentManager: 'consent',
  ownConsentManager: 'consent',
  salesPartners: 'sales partner',
  exitIntentPopup: 'exit intent',
  buttonUnderProducts: 'catalogue',
} as const satisfies Partial<Record<keyof MandantConfig['features'], Capability>>;

/** Those of them that are not built yet, each as off. */
const off = (needed: Readonly<Record<string, Capability>>): Record<string, false> =>
  Object.fromEntries(
    Object.entries(needed).flatMap(([name, capability]) => (isBuilt(capability) ? [] : [[name, false]])),
  );

export const announced = (config: MandantConfig): MandantConfig => ({
  ...config,
  ...off(modules),
  features: { ...config.features, ...off(features) },
});

/** Products that an agent sells are on offer where the mandant has agents, and the build has their part. */
export const offersAgents = ({ agentRecommendation }: Pick<MandantConfig, 'agentRecommendation'>): boolean =>
  agentRecommendation && isBuilt(modules.agentRecommendation);
