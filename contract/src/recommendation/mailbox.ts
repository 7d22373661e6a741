/**
 * Two addresses of one mailbox (V-04): the big providers deliver `m.ax+1@googlemail.com` to `max@gmail.com`. Compared only for
 * the rules that nobody recommends to the own self and nobody comes twice; what is stored and mailed stays as it was typed.
 */

interface Provider {
  /** All of them lead to one mailbox; the first stands for the others. */
  domains: readonly string[];
  /** Dots in the local part mean nothing. */
  ignoresDots?: true;
}

/** Providers that deliver what stands after a plus sign to the mailbox before it. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignoresDots: true },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...['outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de', 'msn.com'].map((domain) => ({
    domains: [domain],
  })),
  ...['fastmail.com', 'mailbox.org', 'posteo.de', 'zoho.com', 'tuta.com', 'tutanota.com'].map((domain) => ({
    domains: [domain],
  })),
];
const byDomain: ReadonlyMap<string, Provider> = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** The address that stands for all of a mailbox; of an unknown provider the one that was given, in small letters. */
export function mailboxOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const provider = byDomain.get(plain.slice(at + 1));
  if (!provider) return plain;
  const [local = ''] = plain.slice(0, at).split('+');
  return `${provider.ignoresDots ? local.replaceAll('.', '') : local}@${provider.domains[0]}`;
}

export const isSameMailbox = (a: string, b: string): boolean => mailboxOf(a) === mailboxOf(b);
