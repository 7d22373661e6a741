/**
 * What the addresses of the environment may be. Users and passwords stand in them, so no sentence repeats more of one
 * than protocol and host.
 */
import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

/** The parsed address, or nothing where none was given. */
export function addressOf(variable: string, value: string | undefined, protocols: readonly string[]): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol)) return url;
  const wanted = protocols.map((protocol) => `${protocol}//`).join(' or ');
  const given = url ? `not with ${url.protocol}` : 'and this is no address';
  throw new ConfigError(`${variable} must begin with ${wanted}, ${given}.`);
}

/** The base of links: an address to which a path is added. */
export function linkBaseOf(value: string | undefined, port: number): URL {
  const url = addressOf('LINK_BASE', value, ['https:', 'http:']) ?? new URL(`http://localhost:${port}`);
  if (url.search || url.hash || url.username || url.password)
    throw new ConfigError('LINK_BASE must be a plain address without query, fragment and user.');
  return url;
}

/** A CMS elsewhere; none for a path of our own, which is the embedded one. */
export function cmsBaseOf(value: string): string | undefined {
  if (/^\/[\w./-]*$/.test(value)) return undefined;
  const url = addressOf('CMS_BASE', value, ['https:', 'http:']);
  if (!url || url.search || url.hash || url.username || url.password)
    throw new ConfigError('CMS_BASE must be a path, or a plain address without query, fragment and user.');
  return url.href.replace(/\/+$/, '');
}

const own = ['localhost', '127.0.0.1', '[::1]', '::1', ''];

/** Whether what is sent there leaves the machine; of PostgreSQL an address may name the folder of a socket. */
export const isRemote = ({ hostname, searchParams }: URL): boolean => {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return !own.includes(host) && !host.startsWith('/') && !host.endsWith('.localhost');
};

const verified = ['require', 'verify-ca', 'verify-full'];

/** Whether a connection to PostgreSQL is made by TLS, and to nobody else. */
export const isDatabaseByTls = ({ searchParams }: URL): boolean => verified.includes(searchParams.get('sslmode') ?? '');

const ofTls = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure', 'tls'];

/** Whether a mail server is spoken to by TLS alone: decided here, never by a query that somebody left in the address. */
export function mailByTls(url: URL | undefined, plainHosts: readonly string[], isProduction: boolean): boolean {
  if (!url) return false;
  const left = [...url.searchParams.keys()].find((key) => ofTls.includes(key.split('.')[0] ?? ''));
  if (left) throw new ConfigError(`SMTP_URL must not say ${left}: SMTP_WITHOUT_TLS names hosts that have no TLS.`);
  return url.protocol === 'smtp:' && (isProduction || isRemote(url)) && !plainHosts.includes(url.hostname);
}

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, networks (`10.0.0.0/8`) and the three names of such; a host name is none. */
export function proxiesOf(list: readonly string[]): string[] {
  for (const entry of list) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const isNetwork =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128));
    if (names.includes(entry) || (version !== 0 && isNetwork && more.length === 0)) continue;
    throw new ConfigError(
      `TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.5 or 10.0.0.0/8: "${entry}" is none.`,
    );
  }
  return [...list];
}
