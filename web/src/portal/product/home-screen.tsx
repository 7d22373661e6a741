/**
 * Home: the promise, how it works, what can be recommended and what it earns, when the money comes, and what people ask
 * . What has neither a shop nor agents cannot be recommended. Its shelves are the pages of the categories, where the mandant shows them (E-07).
 */
import { failed } from '@weitersagen/contract/content/shown';
import { showPublicFigures } from '@weitersagen/contract/figure/endpoints';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
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
import { useAddress, useFrame, useTitle } from '../page/page-frame.ts';
import type { Load, Submit } from '../page/screen.ts';
import { Friends } from './friends.tsx';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import product from './product.module.css';
import { ProductCard } from './product-card.tsx';
import { Proof } from './proof.tsx';
import { Questions, WhenPaid } from './questions.tsx';
import { Ways } from './ways.tsx';

export const texts = ['home.', 'content.', ...campaignTexts];

/** Where blocks of the mandant stand: between the ways and the products, and after them. */
const placeAbove = 'home.oben';
const placeBelow = 'home.unten';

export async function load(given: Load) {
  const { api, query, content, mandant } = given;
  const reader = await content();
  const after = query.get('ab');
  const [shown, places, campaigns, figures] = await Promise.all([
    api(showShopWindow, { query: { all: after !== null || !mandant.showsCategories, isFull: true, after } }),
    reader.places('home', [placeAbove, placeBelow]),
    loadCampaigns(given),
    api(showPublicFigures),
  ]);
  return {
    ...need(shown),
    isWhole: after !== null,
    places,
    campaigns,
    // The page does without them.
    figures: figures.ok ? figures.value : null,
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

export const submit = (sent: Submit) => sendCampaign(sent, 'home');

export default function HomeScreen() {
  const shown = useLoaderData<typeof load>();
  const { highestCents = 0, splits = [], products, places, campaigns, figures } = shown;
  const Campaigns = campaignList();
  const t = useT();
  useTitle(t('home.title'), t('home.lead', { amount: shortMoney(highestCents, useLocale()) }));
  return (
    <>
      <HomeHero highestCents={highestCents} splits={splits} visual={places === failed ? null : places.keyVisual} />
      <Proof figures={figures} />
      <div className={styles.reading}>
        {Campaigns && campaigns.length > 0 && (
          <div className={`${layout.wrap} ${styles.proof}`}>
            <Campaigns campaigns={campaigns} />
          </div>
        )}
        <Ways />
        <PlacedBlocks places={places} place={placeAbove} />
        <Products {...shown} />
        <Friends products={products} />
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

/** Beside all of them and the way to the other categories. */
const namedShelves = 4;

function Products({ products, next, isWhole }: Pick<Loaded, 'products' | 'next' | 'isWhole'>) {
  const t = useT();
  /** Where the mandant wants none, the page has none. */
  const { shelves = [] } = useFrame();
  const campaign = useCampaign();
  const more = useAddress('home', { ...campaign, ab: next });
  const all = useAddress('home', { ...campaign, ab: '0' });
  const others = shelves.at(-1);
  return (
    <section className={`${styles.section} ${styles.band}`} id="produkte" aria-labelledby="products">
      <div className={`${layout.wrap} ${layout.wide}`}>
        <div className={layout.stack}>
          <h2 id="products">{t('home.products')}</h2>
          {others && (
            <Chips
              isRow
              label={t('home.filter')}
              chips={[
                { name: t('home.all'), href: `${all}#produkte`, isCurrent: isWhole },
                ...shelves.slice(0, -1).slice(0, namedShelves),
                { ...others, name: t('home.others') },
              ]}
            />
          )}
        </div>
        {products.length === 0 && <p>{t('home.none')}</p>}
        <ul className={next && !isWhole ? `${product.catalogue} ${product.few}` : product.catalogue}>
          {products.map((one) => (
            <ProductCard key={one.id} {...one} />
          ))}
        </ul>
        {next && (
          <a className={`${button.button} ${button.second}`} href={`${more}#produkte`}>
            {t('home.more')}
          </a>
        )}
        <p className={`${layout.small} ${layout.soft}`}>{t('home.note')}</p>
      </div>
    </section>
  );
}
