/**
 * Where the products of a mandant are from (E-09). Every kind is asked by the same calls, because the server has a copy of what a
 * provider keeps: a page only has to know that there is one.
 */
import type { PageMandant } from '@weitersagen/contract/page/page';

const productSources: Readonly<Record<PageMandant['productApi'], true>> = {
  standard: true,
  'anbieter-a': true,
  'anbieter-b': true,
};

/** What the page says of it, in its own words for whoever keeps the configuration. */
const unknown = 'Keine/Unbekannte Produkt-API in Mandantenkonfiguration definiert';

/** Throws for a source that nobody knows, and for none. */
export function requireProductSource(kind: string | null | undefined): void {
  if (!Object.hasOwn(productSources, kind ?? '')) throw Object.assign(new Error(unknown), { told: unknown });
}
