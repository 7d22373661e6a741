/** What a tariff is said to cost today, with a device where one is wanted: the snapshot of a recommendation (rules 7.4). */
import { type Quote, quoteOf } from '@weitersagen/contract/product/quote';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import type { Device, Product } from '#product/product.ts';
import { fixedLineOf, mobileOf } from './tariff.ts';

export function quoteOfProduct(tx: Tx, product: Product, device: Device | null): Quote {
  const { config } = tx.mandant;
  // Both read it, each in a language of their own.
  const locale = config.defaultLanguage;
  const offered = { premiumsOf: () => [], pictureOf: () => null, today: today(tx.now), locale, config };
  return quoteOf(product.source === 'mobilfunk' ? mobileOf(product, device, offered) : fixedLineOf(product, offered));
}
