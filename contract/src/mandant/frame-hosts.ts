/**
 * Who may embed the portal (RahmenHosts, G-07), as origins: what `frame-ancestors` names, whom a page in a frame talks to
 * and whom it listens to. By https, on a local machine by http, too; `*.` stands for every host below. What is no origin
 * counts for nobody.
 */
const pattern = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/;
const local = /(?:^|\.)localhost$/;
const ownPort: Readonly<Record<string, string>> = { https: '443', http: '80' };

/** `bank.example` is `https://bank.example`; undefined for what is no origin. */
export function frameOrigin(host: string): string | undefined {
  const [, scheme = 'https', name = '', port] = pattern.exec(host.trim().toLowerCase().replace(/\/$/, '')) ?? [];
  if (name === '' || (scheme === 'http' && !local.test(name))) return undefined;
  return `${scheme}://${name}${port === undefined || port === ownPort[scheme] ? '' : `:${port}`}`;
}

const kept = new WeakMap<readonly string[], readonly string[]>();

/** The same list for the same setting. */
export function frameOrigins(hosts: readonly string[]): readonly string[] {
  const origins = kept.get(hosts) ?? hosts.flatMap((host) => frameOrigin(host) ?? []);
  kept.set(hosts, origins);
  return origins;
}

/** Whether pages of an origin, as a browser writes it, are among them. */
export const mayFrame = (origin: string, origins: readonly string[]): boolean =>
  origins.some((one) => {
    const [start = '', end] = one.split('*.');
    if (end === undefined) return origin === one;
    return origin.startsWith(start) && origin.endsWith(`.${end}`) && origin.length > start.length + end.length + 1;
  });

/** In the address a frame begins with: what the page around asked for and did not get, by its name on the wire. */
export const leftOutName = 'ohne';
