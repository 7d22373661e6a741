/** Where the demo's page of a client is: another origin, and for a browser another site, than the portal it embeds. */

/** The brand that stands in it. */
export const hostedSlug = 'rahmen';
const hostName = 'partnerbank.localhost';
const portsAway = 1000;
const portMax = 65_535;

/** Undefined where the port of the program is too high for it. */
export const hostPort = (port: number): number | undefined =>
  port > 0 && port + portsAway <= portMax ? port + portsAway : undefined;

export function hostOrigin(port: number): string | undefined {
  const own = hostPort(port);
  return own === undefined ? undefined : `http://${hostName}:${own}`;
}

/** Of whatever port. */
export const isHostOrigin = (origin: string): boolean => origin.startsWith(`http://${hostName}:`);

/** What the brand has of it: who may embed it, and where its links lead. */
export function hostedConfig(port: number): { frameHosts: string[]; recommendWebPage?: string } {
  const origin = hostOrigin(port);
  return origin === undefined ? { frameHosts: [] } : { frameHosts: [origin], recommendWebPage: `${origin}/empfehlen` };
}
