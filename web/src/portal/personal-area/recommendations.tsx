/**
 * The own recommendations: what the person can do first, then what goes on, then what is over; twenty a page. Groups and pages
 * are addresses, so they need no script.
 */
import type { AskedGroup, OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import type { EntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Chips } from '../../ui/work/chips.tsx';
import { useAddress } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { Still } from '../shell/still.tsx';
import { askedGroups, groupMark, slugOf } from './groups.ts';
import { RecommendationCase } from './recommendation-case.tsx';

interface Props {
  items: readonly OwnRecommendation[];
  hasMore: boolean;
  /** Of a later page: the last number of the one before. */
  after: string | null;
  /** Which of them are asked for. */
  group: AskedGroup;
  /** Whether there is any recommendation at all. */
  hasAny: boolean;
  today: string;
  isSupport: boolean;
  /** Of the one whose entries are looked at. */
  numbers: EntryNumbers | null;
}

/** Where the list begins: a page of it opens there. */
const place = 'empfehlungen';

export function Recommendations({ items, hasMore, after, group, hasAny, today, isSupport, numbers }: Props) {
  const t = useT();
  const isLater = after !== null;
  // What waits with money opens first, whatever else there is to do.
  const first = numbers ? undefined : (items.find(({ ownReward }) => ownReward?.token) ?? items[0]);
  const grouped = Map.groupBy(items, (item) => item.group);
  return (
    <section className={layout.stack} aria-labelledby={place}>
      <h2 id={place}>{t('area.where')}</h2>
      <Still>
        {import.meta.env.SSR &&
          (hasAny ? <Groups group={group} isEmpty={items.length === 0 && !isLater} /> : <Nothing />)}
      </Still>
      <div className={layout.wide}>
        {[...grouped].map(([name, own]) => (
          <section key={name} className={layout.stack} aria-label={t(`area.group.${name}`)}>
            {group === 'all' && <h3>{t(`area.group.${name}`)}</h3>}
            {own.map((item) => (
              <RecommendationCase
                key={item.number}
                item={item}
                isFirst={item === first}
                today={today}
                isSupport={isSupport}
                numbers={numbers?.number === item.number ? numbers : null}
                after={after}
                slug={slugOf(group)}
              />
            ))}
          </section>
        ))}
      </div>
      <Still>
        {import.meta.env.SSR && (hasMore || isLater) && (
          <Pages after={hasMore ? items.at(-1)?.number : undefined} isLater={isLater} group={group} />
        )}
      </Still>
    </section>
  );
}

function Groups({ group, isEmpty }: Pick<Props, 'group'> & { isEmpty: boolean }) {
  const t = useT();
  const address = useAddress('personalArea') ?? '';
  const chips = askedGroups.map((one) => {
    const slug = slugOf(one);
    return {
      name: t(`area.group.${one}`),
      href: `${address}${slug ? `?${groupMark}=${slug}` : ''}#${place}`,
      isCurrent: one === group,
    };
  });
  return (
    <>
      <Chips isRow label={t('area.groups')} chips={chips} />
      {isEmpty && group !== 'all' && <p className={layout.soft}>{t(`area.none.${group}`)}</p>}
    </>
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

function Pages({ after, isLater, group }: { after: string | undefined; isLater: boolean; group: AskedGroup }) {
  const t = useT();
  const slug = slugOf(group);
  const next = useAddress('personalArea', { [groupMark]: slug, nach: after });
  const first = useAddress('personalArea', { [groupMark]: slug });
  return (
    <nav className={layout.row} aria-label={t('area.pages')}>
      {isLater && (
        <a className={`${button.button} ${button.second}`} href={`${first}#${place}`}>
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
