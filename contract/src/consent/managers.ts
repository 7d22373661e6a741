/**
 * Consent managers of third parties that a mandant may name (ConsentManagerArt, G-11): where each one's script lies unless the mandant
 * says otherwise, what else its pages then load, and by which attribute it is told whose site it is. Without a choice the bundled
 * stand-in plays one.
 */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const consentManagerKind = labels({
  standIn: 'beispiel',
  usercentrics: 'usercentrics',
  cookiebot: 'cookiebot',
  oneTrust: 'onetrust',
  tcf: 'tcf',
});
type ConsentManagerKind = Value<typeof consentManagerKind>;

interface Manager {
  /** As the evidence names it. */
  source: string;
  /** As its maker documents it; whoever speaks TCF alone is known by its own address. */
  script: string | null;
  /** What that script loads and asks. */
  hosts: readonly string[];
}

const consentManagers = {
  usercentrics: {
    source: 'Usercentrics',
    script: 'https://web.cmp.usercentrics.eu/ui/loader.js',
    hosts: ['https://*.usercentrics.eu'],
  },
  cookiebot: { source: 'Cookiebot', script: 'https://consent.cookiebot.com/uc.js', hosts: ['https://*.cookiebot.com'] },
  oneTrust: {
    source: 'OneTrust',
    script: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    hosts: ['https://*.cookielaw.org', 'https://*.onetrust.com'],
  },
  tcf: { source: 'TCF', script: null, hosts: [] },
} as const satisfies Readonly<Record<Exclude<ConsentManagerKind, 'standIn'>, Manager>>;

/** The manager a mandant has, as its pages load it; `null` is the stand-in. */
export interface ConsentManagerUse {
  source: string;
  script: string;
  /** Whose site it is; TCF has no such word. */
  id: string | null;
  /** Whom the pages may load from and ask. */
  hosts: readonly string[];
}

interface Options {
  consentManager: ConsentManagerKind;
  consentManagerScript: string | null;
  consentManagerId: string | null;
  consentManagerHosts: readonly string[];
}

export function consentManagerOf(options: Options): ConsentManagerUse | null {
  const { consentManager: kind } = options;
  if (kind === 'standIn') return null;
  const script = options.consentManagerScript ?? consentManagers[kind].script;
  if (script === null) return null;
  const hosts = [
    (/^https?:\/\/[^/]+/i.exec(script) ?? [script])[0],
    ...consentManagers[kind].hosts,
    ...options.consentManagerHosts,
  ];
  return { source: consentManagers[kind].source, script, id: options.consentManagerId, hosts: [...new Set(hosts)] };
}

/** What a mandant may name beside: a host with or without `*.` in front, by https, or by http for tests. */
export const managerHost = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i;
export const managerScript = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[^\s"'<>;,]*$/i;
