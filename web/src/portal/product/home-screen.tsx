/**
 * Home: the promise, how it works, what can be recommended and what it earns, when the money comes, and what people ask
 * (R-04). What has neither a shop nor agents cannot be recommended. `?kategorie=` shows one shelf of the catalogue.
 */
import { failed } from '@weitersagen/contract/content/shown';
import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { listCategories, listProducts } from '@weitersagen/contract/product/endpoints';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Floating } from '../../ui/floating.tsx';
import layout from '../../ui/layout.module.css';
import { Chips } from '../../ui/work/chips.tsx';
import { campaignList, campaignTexts, loadCampaigns, sendCampaign } from '../campaign/campaigns.ts';
import { PlacedBlocks } from '../content/block.tsx';
import { Notes } from '../content/content-text.tsx';
import { useCampaign } from '../page/campaign.ts';
import { useAddress, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit } from '../page/screen.ts';
import { type Catalogue, catalogueOf, everything } from './catalogue.ts';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import product from './product.module.css';
import { ProductCard } from './product-card.tsx';
import { Questions, WhenPaid } from './questions.tsx';
import { Ways } from './ways.tsx';

export const texts = ['home.', 'content.', ...campaignTexts];

/** Where blocks of the mandant stand: between the ways and the products, and after them. */
const placeAbove = 'home.oben';
const placeBelow = 'home.unten';

export async function load(given: Load) {
  const { api, query, content } = given;
  const reader = await content();
  const [highest, products, categories, places, campaigns] = await Promise.all([
    api(showHighestPremium),
    api(listProducts),
    api(listCategories),
    reader.places('home', [placeAbove, placeBelow]),
    loadCampaigns(given),
  ]);
  const offered = need(products).filter(
    ({ hasShopLink, isAgent, valueCents }) => (hasShopLink || isAgent) && valueCents > 0,
  );
  return {
    highestCents: need(highest).valueCents,
    catalogue: catalogueOf(offered, need(categories), query.get('kategorie')),
    places,
    campaigns,
  };
}

export const submit = (sent: Submit) => sendCampaign(sent, 'home');

export default function HomeScreen() {
  const { highestCents, catalogue, places, campaigns } = useLoaderData<typeof load>();
  const Campaigns = campaignList();
  const t = useT();
  useTitle(t('home.title'), t('home.lead', { amount: shortMoney(highestCents, useLocale()) }));
  return (
    <>
      <HomeHero highestCents={highestCents} visual={places === failed ? null : places.keyVisual} />
      <div className={styles.reading}>
        {Campaigns && campaigns.length > 0 && (
          <div className={`${layout.wrap} ${layout.page}`}>
            <Campaigns campaigns={campaigns} />
          </div>
        )}
        <Ways />
        <PlacedBlocks places={places} place={placeAbove} />
        <Products {...catalogue} />
        <WhenPaid />
        <PlacedBlocks places={places} place={placeBelow} />
        <Floating>
          <a className={button.button} href="#produkte">
            {t('home.choose')}
          </a>
        </Floating>
      </div>
      <div className={styles.closing}>
        <Questions />
        {places !== failed && places.notes.length > 0 && (
          <div className={layout.wrap}>
            <Notes notes={places.notes} />
          </div>
        )}
      </div>
    </>
  );
}

function Products({ shelves, shown, cards }: Catalogue) {
  const t = useT();
  /** What the page began with needs no word; what a press brought does, for those who do not see it. */
  const [first] = useState(cards);
  const lang = useProductLanguage();
  const home = useAddress('home') ?? '';
  const campaign = useCampaign();
  const to = (slug?: string): string => {
    const query = new URLSearchParams({ ...campaign, ...(slug && { kategorie: slug }) });
    return `${home}${query.size > 0 ? `?${query}` : ''}#produkte`;
  };
  const chips = [
    { name: t('home.selection'), href: to(), isCurrent: shown === null },
    ...shelves.map(({ slug, name }) => ({ name, lang, href: to(slug), isCurrent: shown === slug })),
    { name: t('home.all'), href: to(everything), isCurrent: shown === everything },
  ];
  return (
    <section className={`${styles.section} ${styles.band}`} id="produkte" aria-labelledby="products">
      <div className={`${layout.wrap} ${layout.wide}`}>
        <div className={layout.stack}>
          <h2 id="products">{t('home.products')}</h2>
          {shelves.length > 0 && <Chips label={t('home.filter')} chips={chips} />}
          <p className={layout.hush} role="status">
            {cards !== first && t('home.shown', { count: cards.length })}
          </p>
        </div>
        {cards.length === 0 && <p>{t('home.none')}</p>}
        <ul className={product.catalogue}>
          {cards.map((card) => (
            <ProductCard key={card.id} {...card} />
          ))}
        </ul>
        <p className={`${layout.small} ${layout.soft}`}>{t('home.note')}</p>
      </div>
    </section>
  );
}
