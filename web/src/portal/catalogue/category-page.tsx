import type { ListedCategory } from '@weitersagen/contract/page/page';
import { useLoaderData } from 'react-router';
import { shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import layout from '../../ui/layout.module.css';
import { Chips } from '../../ui/work/chips.tsx';
import { PlacedBlocks } from '../content/block.tsx';
import { Notes } from '../content/content-text.tsx';
import { useFrame, useTitle, withLocale } from '../page/page-frame.ts';
import styles from './catalogue.module.css';
import { useCategoryAddress } from './category-address.ts';
import type { Loaded } from './category-screen.tsx';
import { Crumbs } from './crumbs.tsx';
import { isNarrowed } from './filter/asked.ts';
import { FilterForm } from './filter/filter-form.tsx';
import { SetFilters } from './filter/set-filters.tsx';
import { TariffList } from './tariff-list.tsx';
import { familyOf } from './tree.ts';

interface Props {
  placesOf: (slug: string) => readonly [above: string, below: string];
}

export function CategoryPage({ placesOf }: Props) {
  const loaded = useLoaderData<Loaded>();
  const { category, asked, choice, manufacturers, places, notes } = loaded;
  const t = useT();
  const address = withLocale(useLocale(), `/${category.slug}`);
  const { count, total } = choice;
  const [above, below] = placesOf(category.slug);
  useTitle(category.title, t('category.description', { title: category.title }));
  return (
    <>
      <Head category={category} choice={choice} />
      <PlacedBlocks places={places} place={above} />
      <section className={`${layout.wrap} ${layout.page} ${layout.wide}`} aria-labelledby="offers">
        <h2 id="offers" className={layout.hush}>
          {t(manufacturers.length > 0 ? 'category.devices' : 'category.tariffs')}
        </h2>
        <Family category={category} />
        {total > 1 && <FilterForm asked={asked} choice={choice} manufacturers={manufacturers} address={address} />}
        <p role="status">{t(isNarrowed(asked) ? 'category.found' : 'category.count', { count, total })}</p>
        <SetFilters asked={asked} address={address} />
        <TariffList {...loaded} address={address} />
      </section>
      <PlacedBlocks places={places} place={below} />
      {notes.length > 0 && (
        <div className={`${layout.wrap} ${styles.notes}`}>
          <Notes notes={notes} />
        </div>
      )}
    </>
  );
}

/** What the category is, and what it earns in the words of K-04. */
function Head({ category, choice }: Pick<Loaded, 'category' | 'choice'>) {
  const t = useT();
  const locale = useLocale();
  const { banknotes } = useFrame().mandant.features;
  const { valueFromCents, valueCents } = choice;
  const amount = shortMoney(valueCents, locale);
  const isOne = valueFromCents === valueCents;
  const lang = category.language === locale ? undefined : category.language;
  return (
    <div className={layout.hero}>
      <div className={layout.wrap}>
        <div className={layout.stack}>
          <Crumbs category={category} />
          <h1 lang={lang}>{category.title}</h1>
          {category.subtitle && (
            <p className={layout.lead} lang={lang}>
              {category.subtitle}
            </p>
          )}
          {valueCents > 0 && <p>{t(isOne ? 'category.reward' : 'category.rewardUpTo', { amount })}</p>}
        </div>
        {banknotes && valueCents > 0 && (
          <div className={styles.note}>
            <Lifted
              above={t(isOne ? 'category.premium' : 'category.premiumUpTo')}
              amount={amount}
              below={t('category.forYou')}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The categories below the same top. */
function Family({ category }: { category: ListedCategory }) {
  const t = useT();
  const locale = useLocale();
  const { categories = [] } = useFrame();
  const addressOf = useCategoryAddress();
  const chips = familyOf(categories, category).map(({ slug, name, language }) => ({
    name,
    lang: language === locale ? undefined : language,
    href: addressOf(slug),
    isCurrent: slug === category.slug,
  }));
  return chips.length > 0 && <Chips isRow label={t('catalogue.family')} chips={chips} />;
}
