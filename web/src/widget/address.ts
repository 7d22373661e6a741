/** Where the frame begins: `/widget` of the portal, which knows its own pages. */

/** By the names of the wire. */
export type Address = Record<
  'sprache' | 'seite' | 'produkt' | 'channel' | 'ziel' | 'nr' | 'h' | 'einsprungsquelle' | 'p',
  string | undefined
>;

export function addressOf(portal: string, values: Partial<Address>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${portal}/widget?${new URLSearchParams(given)}`;
}

const channels = ['channel', 'c', 'pk_campaign', 'mtm_campaign'];
const landing = ['nr', 'h', 'einsprungsquelle', 'p'] as const;

/** What a link of a recommendation or of a campaign has brought to the page around (E-02, R-33). */
export function fromAddress(search: string): Partial<Address> {
  const query = new URLSearchParams(search);
  const channel = channels.map((name) => query.get(name)).find(Boolean);
  const isLanding = query.has('nr') && query.has('h');
  return {
    ...(channel && { channel }),
    ...(isLanding && Object.fromEntries(landing.map((name) => [name, query.get(name) ?? undefined]))),
  };
}
