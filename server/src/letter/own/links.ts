/** Where own words of a mail may lead: to the mandant, and to the hosts its BetreiberAdmin keeps (MailLinkHosts). */
import type { Mandant } from '#platform/context.ts';
import { hostsIn } from '#platform/stranger/typed-name.ts';

interface Refused {
  code: string;
  values?: Record<string, string>;
}

/** The address as it goes out, written anew from what was read; or why it does not. */
export function targetOf(mandant: Mandant, href: string): { address: string; host: string } | Refused {
  const url = URL.parse(href);
  if (!url) return { code: 'mail-link-broken' };
  const own = new URL(mandant.config.mandantUrl);
  const isPlain = url.protocol === 'http:' && url.host === own.host && own.protocol === 'http:';
  if (url.protocol !== 'https:' && !isPlain) return { code: 'mail-link-scheme', values: { name: url.protocol } };
  if (url.username || url.password) return { code: 'mail-link-broken' };
  const isUsualPort = url.port === '' || url.host === own.host;
  return isUsualPort && isKnown(mandant, url.hostname)
    ? { address: url.href, host: url.hostname }
    : { code: 'mail-link-host', values: { host: url.host } };
}

/** A host that a text names and that it may not, because a mail program makes a link of it. */
export const strangerIn = (mandant: Mandant, text: string): string | undefined => {
  const [, domain = ''] = mandant.config.supportEmail.split('@');
  return hostsIn(text).find((host) => !isKnown(mandant, nameOf(host)) && nameOf(host) !== plainName(domain));
};

/** A host that the words of a link name, and that is another than where it leads. */
export const disguiseIn = (text: string, host: string): string | undefined =>
  hostsIn(text).find((shown) => nameOf(shown) !== plainName(host));

const isKnown = ({ config }: Mandant, host: string): boolean =>
  [new URL(config.mandantUrl).hostname, ...config.mailLinkHosts].some((one) => plainName(one) === plainName(host));

/** As a browser reads the host of an address; what is none stays and is nobody's. */
const nameOf = (written: string): string => plainName(URL.parse(`https://${written}`)?.hostname ?? written);

const plainName = (host: string): string => host.toLowerCase().replace(/^www\./, '');
