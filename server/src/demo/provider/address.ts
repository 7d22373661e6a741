/** Where the demo's provider of products is (docs/providers.md): on this machine, at a port of its own. */
import type { Config } from '#platform/config.ts';

const portsAway = 1500;
const portMax = 65_535;

/** Where its tariffs are ordered. */
export const providerShopHost = 'shop.tarife.example';

/** Of the demo alone. */
export const demoProviderKey = 'demo-schluessel-der-tarife';

/** Undefined where the port of the program is too high for it. */
export const providerPort = (port: number): number | undefined =>
  port > 0 && port + portsAway <= portMax ? port + portsAway : undefined;

const hostOf = (port: number): string => `localhost:${port}`;

/** It speaks both protocols at one address, so that whoever tries one after the other types nothing. */
export function providerAddress(port: number): string | null {
  const own = providerPort(port);
  return own === undefined ? null : `http://${hostOf(own)}`;
}

/** Of whatever port. */
export const isDemoProvider = (address: string | null): boolean => address?.startsWith('http://localhost:') === true;

/** What a brand has of it; it keeps its products itself until somebody chooses otherwise at the desk. */
export const providedConfig = (port: number) => {
  const address = providerAddress(port);
  return {
    targetDomains: [providerShopHost],
    ...(address !== null && { providerAddress: address, providerKey: demoProviderKey }),
  };
};

/** The one address beside the public Internet that the demo may call. */
export function letProviderIn(config: Config): Config {
  const own = providerPort(config.port);
  if (own === undefined) return config;
  const { outgoingAllow } = config;
  return { ...config, outgoingAllow: { ...outgoingAllow, names: new Set([...outgoingAllow.names, hostOf(own)]) } };
}
