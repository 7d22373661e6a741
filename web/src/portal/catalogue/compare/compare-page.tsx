import { useLoaderData } from 'react-router';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Notes } from '../../content/content-text.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { useTitle, withLocale } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { offerOf } from '../card/offer.ts';
import type { Loaded } from './compare-screen.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedMax } from './compared.ts';

export function ComparePage() {
  const { offers, notes, gone, tooMany } = useLoaderData<Loaded>();
  const t = useT();
  useTitle(t('compare.title'), t('compare.lead'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('compare.title')}</h1>
        <p className={layout.lead}>{t('compare.lead')}</p>
        {tooMany > 0 && <Notice kind="warn">{t('compare.tooMany', { max: comparedMax, more: tooMany })}</Notice>}
        {gone > 0 && <Notice kind="warn">{t('compare.gone', { count: gone })}</Notice>}
      </div>
      {offers.length === 0 ? <Nothing /> : <CompareTable offers={offers} />}
      {offers.length > 0 && offers.length < comparedMax && <More offers={offers} />}
      {notes.length > 0 && <Notes notes={notes} />}
    </div>
  );
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState
      level="h2"
      title={t('compare.nothing')}
      action={
        <PageLink to="categories" values={useCampaign()} className={`${button.button} ${button.second}`}>
          {t('catalogue.all')}
        </PageLink>
      }
    >
      {t('compare.nothingText')}
    </EmptyState>
  );
}

/** Where the last one was from there are others; those that stand here come along. */
function More({ offers }: Pick<Loaded, 'offers'>) {
  const t = useT();
  const locale = useLocale();
  const campaign = useCampaign();
  const category = offers.at(-1)?.category;
  if (!category) return null;
  const kept = new URLSearchParams([
    ...offers.map(({ tariff }) => ['produkt', offerOf(tariff, category).key]),
    ...Object.entries(campaign),
  ]);
  return (
    <p>
      <a className={`${button.button} ${button.second}`} href={withLocale(locale, `/${category.slug}?${kept}`)}>
        {t('compare.more')}
      </a>
    </p>
  );
}
