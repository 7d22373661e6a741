/**
 * Where the products of a mandant are from (E-09). Every kind is asked by the same calls, because the server has a copy of what a
 * provider keeps; what differs is who answers for a price.
 */
const productSources = {
  standard: { isProvider: false },
  'anbieter-a': { isProvider: true },
  'anbieter-b': { isProvider: true },
} as const;

/** What the page says of it, in its own words for whoever keeps the configuration. */
const unknown = 'Keine/Unbekannte Produkt-API in Mandantenkonfiguration definiert';

export function productSourceOf(kind: string | null | undefined): { isProvider: boolean } {
  const found = Object.entries(productSources).find(([name]) => name === kind);
  if (!found) throw Object.assign(new Error(unknown), { told: unknown });
  return found[1];
}
