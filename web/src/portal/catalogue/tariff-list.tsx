/** What can be recommended of a category: its cards, and the way to the rest. */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useCampaign } from '../page/campaign.ts';
import product from '../product/product.module.css';
import { PageLink } from '../shell/link/page-link.tsx';
import { offerOf } from './card/offer.ts';
import { TariffCard } from './card/tariff-card.tsx';
import type { Loaded } from './category-screen.tsx';
import { ChosenBefore, useChosenBefore } from './compare/chosen-before.tsx';
import { CompareBar, useCompareForm } from './compare/compare-bar.tsx';
import { addressOf, isNarrowed } from './filter/asked.ts';

interface Props extends Pick<Loaded, 'category' | 'asked' | 'choice' | 'tariffs' | 'marks'> {
  /** Of the category. */
  address: string;
}

export function TariffList({ category, asked, choice, tariffs, marks, address }: Props) {
  const t = useT();
  const before = useChosenBefore();
  const compare = useCompareForm(tariffs.length + before.length);
  const keys = tariffs.map((tariff) => offerOf(tariff, category).key);
  return (
    <>
      {tariffs.length === 0 ? (
        <Nothing asked={asked} address={address} />
      ) : (
        <ul className={product.catalogue}>
          {tariffs.map((tariff, index) => (
            <TariffCard
              key={keys[index]}
              tariff={tariff}
              category={category}
              mark={marks[index]}
              compareForm={compare}
              isChosen={before.includes(keys[index] ?? '')}
              isFirst={index < 2}
            />
          ))}
          {compare && <ChosenBefore keys={before.filter((key) => !keys.includes(key))} />}
          {compare && <CompareBar />}
        </ul>
      )}
      <Further asked={asked} next={choice.next} address={address} />
      {tariffs.length > 0 && <p className={`${layout.small} ${layout.soft}`}>{t('category.note')}</p>}
    </>
  );
}

/** What to do about it: take off what narrows the list, or look elsewhere. */
function Nothing({ asked, address }: Pick<Props, 'asked' | 'address'>) {
  const t = useT();
  const campaign = useCampaign();
  const look = `${button.button} ${button.second}`;
  return isNarrowed(asked) ? (
    <EmptyState
      title={t('category.nothing')}
      action={
        <a className={look} href={addressOf(address, {}, {}, campaign)}>
          {t('category.reset')}
        </a>
      }
    >
      {t('category.nothingText')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('category.empty')}
      action={
        <PageLink to="categories" values={campaign} className={look}>
          {t('catalogue.all')}
        </PageLink>
      }
    >
      {t('category.emptyText')}
    </EmptyState>
  );
}

function Further({ asked, next, address }: Pick<Props, 'asked' | 'address'> & { next: string | null }) {
  const t = useT();
  const campaign = useCampaign();
  if (next === null && asked.ab === undefined) return null;
  return (
    <nav className={layout.row} aria-label={t('category.pages')}>
      {asked.ab !== undefined && (
        <a className={`${button.button} ${button.second}`} href={addressOf(address, asked, {}, campaign)}>
          {t('category.start')}
        </a>
      )}
      {next !== null && (
        <a className={`${button.button} ${button.second}`} href={addressOf(address, asked, { ab: next }, campaign)}>
          {t('category.more')}
        </a>
      )}
    </nav>
  );
}
