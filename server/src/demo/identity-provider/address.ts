/** Where the demo's provider of single sign-on is: on this machine, at a port of its own. */
import type { Config } from '#platform/config.ts';

const portsAway = 2000;
const portMax = 65_535;

/** Undefined where the port of the program is too high for it. */
export const identityProviderPort = (port: number): number | undefined =>
  port > 0 && port + portsAway <= portMax ? port + portsAway : undefined;

export function identityProviderAddress(port: number): string | null {
  const own = identityProviderPort(port);
  return own === undefined ? null : `http://localhost:${own}`;
}

/** Of whatever port. */
export const isDemoIssuer = (issuer: string): boolean => issuer.startsWith('http://localhost:');

/** One client a brand: each has a page of its own to come back to. */
export const clientIdOf = (slug: string): string => `weitersagen-${slug}`;

/** An address beside the public Internet that the demo may call. */
export function letIdentityProviderIn(config: Config): Config {
  const own = identityProviderPort(config.port);
  if (own === undefined) return config;
  const { outgoingAllow } = config;
  return {
    ...config,
    outgoingAllow: { ...outgoingAllow, names: new Set([...outgoingAllow.names, `localhost:${own}`]) },
  };
}
