/** What every page is sent with (rules 1.6): no inline script, Trusted Types, frames only where they are allowed. */
import { nextBytes } from '#platform/random.ts';

/** Lets the one inline style of a page through; nothing else is inline. */
export const newNonce = (): string => nextBytes(12).toString('base64');

interface PageHeaders {
  nonce: string;
  /** Origins that may embed the page beside its own (RahmenHosts, G-07); `null` where nobody may, the own host neither. */
  frameHosts: readonly string[] | null;
  /** Whose frames the page may show: that of a captcha service (K-08), at the desk those of the brands. */
  framed?: string | undefined;
  /** Hosts of the mandant with photos of its agents (rules E-20) and logos of its agencies. */
  pictureHosts?: readonly string[];
  /** Of a CMS elsewhere, whose pictures are shown and which a living page asks. */
  cmsOrigin?: string | undefined;
  /** Of a consent manager of a third party, where the page has one (G-11). */
  managerHosts?: readonly string[] | undefined;
  /** Of a tracker elsewhere, to which hits go once a visitor has agreed. */
  trackerOrigin?: string | undefined;
  /** The address names a person. */
  isPersonal: boolean;
  /** What the page shows is for one person, or changes who is signed in. */
  isSignedIn?: boolean;
}

const from = (what: string, hosts: readonly string[] = []): string => [what, "'self'", ...hosts].join(' ');

export const pageHeaders = ({
  nonce,
  frameHosts,
  framed,
  pictureHosts = [],
  cmsOrigin,
  managerHosts,
  trackerOrigin,
  isPersonal,
  isSignedIn = false,
}: PageHeaders): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    from('script-src', managerHosts),
    // A manager writes its styles into the page itself, and a nonce would take back that it may.
    managerHosts ? from('style-src', ["'unsafe-inline'", ...managerHosts]) : from('style-src', [`'nonce-${nonce}'`]),
    from('img-src', ['data:', ...pictureHosts, ...(cmsOrigin ? [cmsOrigin] : []), ...(managerHosts ?? [])]),
    from('font-src', managerHosts),
    from('connect-src', [...[cmsOrigin, trackerOrigin].filter((one) => one !== undefined), ...(managerHosts ?? [])]),
    ...(framed === undefined && !managerHosts
      ? []
      : [['frame-src', ...(framed === undefined ? [] : [framed]), ...(managerHosts ?? [])].join(' ')]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameHosts === null ? "'none'" : ["'self'", ...frameHosts].join(' ')}`,
    // No manager there is knows of them.
    ...(managerHosts ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
  ...(isPersonal
    ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    : { 'referrer-policy': 'same-origin', 'cache-control': isSignedIn ? 'no-store' : 'private, no-cache' }),
});

/** Where a POST to a page may come from: this very host, by Sec-Fetch-Site or, where a browser sends none, by Origin. */
export function isOwnPost({
  'sec-fetch-site': site,
  origin,
  host,
}: {
  'sec-fetch-site'?: unknown;
  origin?: unknown;
  host?: unknown;
}): boolean {
  if (site !== undefined) return site === 'same-origin';
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host;
}
