/**
 * The product for search engines, in the words of schema.org: what it is, what it costs by when, for how long one is bound. It says
 * what the page says; a price on request is no offer (PAngV). The types are those of the vocabulary itself.
 */
import { showProductPicture } from '@weitersagen/contract/product/endpoints';
import { priceSpans } from '@weitersagen/contract/product/price';
import { isOnRequest, type Quote, quoteOf } from '@weitersagen/contract/product/quote';
import type { Tariff } from '@weitersagen/contract/product/schemas';
import type { BreadcrumbList, Offer as ListedOffer, Product, UnitPriceSpecification, WithContext } from 'schema-dts';
import { addressOf as apiAddress } from '../../../api/client.ts';
import { useLocale } from '../../../i18n/t.ts';
import { scriptJson } from '../../../page-script/document.ts';
import { useAddress, useFrame, withLocale } from '../../page/page-frame.ts';
import type { Offer } from '../card/offer.ts';
import { breadcrumbList } from '../structured-crumbs.ts';
import { crumbsOf } from '../tree.ts';
import type { Loaded } from './product-screen.tsx';

type Shown = Pick<Loaded, 'tariff' | 'category' | 'origin'> & {
  offer: Offer;
  /** With the tariff, where it is a device. */
  name: string;
};

export function StructuredProduct({ tariff, category, origin, offer, name }: Shown) {
  const { mandant, categories = [] } = useFrame();
  const locale = useLocale();
  const url = origin + (useAddress('product', offer.product) ?? '');
  const addressOf = (below: string): string => origin + withLocale(locale, below);
  const product = {
    ...productOf(tariff, offer, {
      name,
      url,
      seller: mandant.name,
      category: category?.name,
      picture: origin + apiAddress(mandant.id, showProductPicture, { params: { id: tariff.id } }),
    }),
    '@context': context,
  } as const;
  const crumbs = category ? crumbsOf(categories, category) : [];
  const way = { ...breadcrumbList(crumbs, addressOf, { name: offer.name, url }), '@context': context } as const;
  return (
    <>
      <Data of={product} />
      <Data of={way} />
    </>
  );
}

const context = 'https://schema.org';

const Data = ({ of }: { of: WithContext<Product> | WithContext<BreadcrumbList> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that no script element can be left with
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(JSON.stringify(of)) }} />
);

interface Around {
  name: string;
  url: string;
  seller: string;
  category: string | undefined;
  picture: string;
}

function productOf(tariff: Tariff, { facts }: Offer, { name, url, seller, picture, category }: Around): Product {
  const quote = quoteOf(tariff);
  return {
    '@type': 'Product',
    name,
    url,
    description: facts.join(' '),
    sku: quote.deviceId === null ? tariff.externalId : `${tariff.externalId}.${quote.deviceId}`,
    // The picture of a tariff is not that of its device.
    ...(quote.deviceId === null && { image: picture }),
    ...(category !== undefined && { category }),
    ...(quote.manufacturer !== null && { brand: { '@type': 'Brand', name: quote.manufacturer } }),
    ...(!isOnRequest(quote) && { offers: listedOffer(quote, url, seller) }),
  };
}

const listedOffer = (quote: Quote, url: string, seller: string): ListedOffer => ({
  '@type': 'Offer',
  url,
  seller: { '@type': 'Organization', name: seller },
  availability: 'https://schema.org/InStock',
  ...(quote.termMonths !== null &&
    quote.termMonths > 0 && {
      eligibleDuration: { '@type': 'QuantitativeValue', value: quote.termMonths, unitCode: 'MON' },
    }),
  priceSpecification: [
    ...priceSpans(quote).map(({ fromMonth, toMonth, cents }) => ({
      ...amount(cents, 'Subscription'),
      billingStart: fromMonth - 1,
      ...(toMonth !== null && { billingDuration: toMonth - fromMonth + 1 }),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } as const,
    })),
    ...(quote.onceCents === null ? [] : [amount(quote.onceCents, 'ActivationFee')]),
    ...(quote.deviceCents === null ? [] : [amount(quote.deviceCents, 'Downpayment')]),
  ],
});

const amount = (cents: number, kind: 'Subscription' | 'ActivationFee' | 'Downpayment') =>
  ({
    '@type': 'UnitPriceSpecification',
    price: cents / 100,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    priceComponentType: `https://schema.org/${kind}`,
  }) as const satisfies UnitPriceSpecification;
