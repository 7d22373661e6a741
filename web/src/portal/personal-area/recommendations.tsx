/** The own recommendations, newest first, twenty a page; the pages are addresses, so they need no script. */
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import type { EntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useAddress } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { RecommendationCase } from './recommendation-case.tsx';

interface Props {
  items: readonly OwnRecommendation[];
  hasMore: boolean;
  /** Of a later page: the last number of the one before. */
  after: string | null;
  today: string;
  isSupport: boolean;
  /** Of the one whose entries are looked at. */
  numbers: EntryNumbers | null;
}

/** Where the list begins: a page of it opens there. */
const place = 'empfehlungen';

export function Recommendations({ items, hasMore, after, today, isSupport, numbers }: Props) {
  const t = useT();
  const isLater = after !== null;
  return (
    <section className={layout.stack} aria-labelledby={place}>
      <h2 id={place}>{t('area.where')}</h2>
      {items.length === 0 && !isLater && <Nothing />}
      {items.map((item, index) => (
        <RecommendationCase
          key={item.number}
          item={item}
          isFirst={index === 0 && numbers === null}
          today={today}
          isSupport={isSupport}
          numbers={numbers?.number === item.number ? numbers : null}
          after={after}
        />
      ))}
      {(hasMore || isLater) && <Pages after={hasMore ? items.at(-1)?.number : undefined} isLater={isLater} />}
    </section>
  );
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState
      spot="empty"
      title={t('area.emptyTitle')}
      action={
        <PageLink to="home" className={button.button}>
          {t('area.recommend')}
        </PageLink>
      }
    >
      {t('area.empty')}
    </EmptyState>
  );
}

function Pages({ after, isLater }: { after: string | undefined; isLater: boolean }) {
  const t = useT();
  const [next, newest] = [useAddress('personalArea', { nach: after }), useAddress('personalArea')];
  return (
    <nav className={layout.row} aria-label={t('area.pages')}>
      {isLater && (
        <a className={`${button.button} ${button.second}`} href={`${newest}#${place}`}>
          {t('area.newest')}
        </a>
      )}
      {after && (
        <a className={`${button.button} ${button.second}`} href={`${next}#${place}`}>
          {t('area.more')}
        </a>
      )}
    </nav>
  );
}
