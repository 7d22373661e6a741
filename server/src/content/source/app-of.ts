/** Where the content of a mandant lies: in an app of the embedded CMS, or in one of a CMS elsewhere (CMS_BASE). */
import type { Mandant, System } from '#platform/context.ts';

/** The path of the embedded one. */
const embeddedBase = '/cms';
/** Whoever reads pages; anybody may have its secret (E-01). */
export const deliveryClient = 'delivery';

export interface OutsideCms {
  base: string;
  app: string;
  clientId: string;
  secret: string;
}

/** The CMS elsewhere, where the installation names one and the mandant its app there. */
export function outsideOf(
  { config }: Pick<System, 'config'>,
  { config: own }: Pick<Mandant, 'config'>,
): OutsideCms | undefined {
  const { cmsAppName: app, cmsClientId: clientId, cmsClientSecret: secret } = own;
  if (!config.cmsBase || !app || !clientId || !secret) return undefined;
  return { base: config.cmsBase, app, clientId, secret };
}

/** The mandant's app in the embedded CMS: it keeps one even while its pages are read elsewhere. */
export const appOf = (system: Pick<System, 'config'>, mandant: Pick<Mandant, 'slug' | 'config'>): string =>
  outsideOf(system, mandant) ? mandant.slug : (mandant.config.cmsAppName ?? mandant.slug);

/** Where a browser reads the mandant's content. */
export const cmsBaseOf = (system: Pick<System, 'config'>, mandant: Pick<Mandant, 'config'>): string =>
  outsideOf(system, mandant)?.base ?? embeddedBase;
