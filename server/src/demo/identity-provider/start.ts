/** Starts the provider beside the demo, for its four brands. */
import type { Config } from '#platform/config.ts';
import { demoAddress, demoSlugs } from '../brands.ts';
import { clientIdOf, identityProviderAddress, identityProviderPort } from './address.ts';
import { openIdentityProvider } from './identity-provider.ts';

/** The pages that a client may be sent back to, as the portal of a mandant has them. */
export const clientOf = (slug: string, portal: string) => ({
  client_id: clientIdOf(slug),
  redirect_uris: [`${portal}/de/sso`],
  post_logout_redirect_uris: [`${portal}/de/agentur/login`],
});

/** Undefined where the port is taken: the demo does without. */
export async function startIdentityProvider({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<{ address: string; close: () => void } | undefined> {
  const [own, address] = [identityProviderPort(port), identityProviderAddress(port)];
  if (own === undefined || address === null) return undefined;
  const clients = demoSlugs.map((slug) => clientOf(slug, demoAddress(slug, port)));
  const provider = await openIdentityProvider({ port: own, host, clients }).catch(() => undefined);
  return provider && { address, close: () => void provider.close() };
}
