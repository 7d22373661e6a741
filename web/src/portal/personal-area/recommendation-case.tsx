/**
 * One recommendation: product, sum, day, contact and what happens with the own money in its head; opened, what happened and what comes, and what the person can do about it. The browser's own disclosure: it opens without script.
 */
import { truncate } from '@weitersagen/contract/basics/text';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import type { EntryNumbers } from '@weitersagen/contract/recommendation/entry-numbers';
import { useActionData } from 'react-router';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import type { FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { day, fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { Timeline } from '../../ui/state/timeline.tsx';
import { useAddress, useProductLanguage } from '../page/page-frame.ts';
import { Chosen } from '../product/price/chosen.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { Still } from '../shell/still.tsx';
import { caseEvents, mayBeShared } from './case-events.ts';
import { entriesMark, entryChart } from './entries.ts';
import styles from './personal-area.module.css';

const badges = {
  open: 'open',
  ok: 'info',
  released: 'good',
  paid: 'good',
  expired: 'warn',
  cancelled: 'bad',
} as const satisfies Record<OwnRecommendation['status'], BadgeKind>;

interface Props {
  item: OwnRecommendation;
  isFirst: boolean;
  today: string;
  isSupport: boolean;
  /** Who came by its link, where that was asked for. */
  numbers: EntryNumbers | null;
  /** Of the page of the list. */
  after: string | null;
  /** Of the list, where it is narrowed. */
  slug: string | null;
}

/** Where they are shown. */
const entriesPlace = 'einspruenge';

export function RecommendationCase({ item, isFirst, today, isSupport, numbers, after, slug }: Props) {
  const t = useT();
  const locale = useLocale();
  const mailForm = `mail-${item.number}`;
  const EntryChart = entryChart();
  const isAnswered = useActionData<FormState>()?.form === mailForm;
  return (
    <Fold className={styles.case} isOpen={isFirst || isAnswered || numbers !== null} summary={<Head item={item} />}>
      <div className={layout.stack}>
        {item.company !== null && (
          <p>
            {t('area.company')} <bdi>{item.company}</bdi>
          </p>
        )}
        <Still>{import.meta.env.SSR && item.quote && <Chosen quote={item.quote} isPromised />}</Still>
        <Timeline label={t('area.timeline')} events={caseEvents(item, t, locale)} />
        <div className={layout.row}>
          <Actions item={item} today={today} />
        </div>
        <p className={`${layout.small} ${layout.soft}`}>
          {t('area.label', { number: item.number, status: t(`area.label.${item.status}`) })}
        </p>
        {EntryChart && numbers ? (
          <EntryChart numbers={numbers} id={entriesPlace} />
        ) : (
          <EntriesLink item={item} after={after} slug={slug} />
        )}
        {item.ownReward?.status === 'ready' && !isSupport && (
          <Form name={mailForm}>
            <HiddenField name="number" value={item.number} />
            <div className={layout.row}>
              <Submit second>{t('area.mailAgain')}</Submit>
            </div>
          </Form>
        )}
      </div>
    </Fold>
  );
}

/** The numbers are loaded when somebody wants to see them; those of a follow-up stand with the one whose link it was. */
function EntriesLink({ item, after, slug }: Pick<Props, 'item' | 'after' | 'slug'>) {
  const t = useT();
  const address = useAddress('personalArea', { gruppe: slug, nach: after, [entriesMark]: item.number });
  if (item.rootNumber !== null || item.entries === 0) return null;
  return (
    <p>
      <a href={`${address}#${entriesPlace}`}>{t('area.entries.show')}</a>
    </p>
  );
}

function Head({ item }: { item: OwnRecommendation }) {
  const t = useT();
  const locale = useLocale();
  const { product, status, createdAt, recipient, rewardCents } = item;
  const on = day(createdAt, locale);
  // Two initials stay on one line.
  const contact = recipient && fullName(`${recipient.firstName}\u00a0${recipient.lastInitial}`);
  const isLost = rewardCents === 0 || status === 'expired' || status === 'cancelled';
  return (
    <>
      <span lang={useProductLanguage()}>{truncate(product.name)}</span>
      <span className={layout.money}>{isLost ? '–' : money(rewardCents, locale)}</span>
      <span className={styles.line}>
        {contact ? t('area.fromTo', { day: on, contact }) : t('area.from', { day: on })}
      </span>
      <Badge kind={badges[status]}>{t(`area.status.${status}`)}</Badge>
      <span className={styles.gist}>{item.standing}</span>
      <i aria-hidden="true">{recipient ? initialsOf(recipient) : <Icon name="talk" />}</i>
    </>
  );
}

/** Of "B." and "M." the letters. */
const initialsOf = ({ firstName, lastInitial }: NonNullable<OwnRecommendation['recipient']>): string =>
  [firstName, lastInitial].map((name) => [...name][0] ?? '').join('');

function Actions({ item, today }: Pick<Props, 'item' | 'today'>) {
  const t = useT();
  const token = item.ownReward?.token;
  const action = item.stop?.action;
  const second = `${button.button} ${button.second} ${button.small}`;
  return (
    <>
      {token && (
        <PageLink to="rewardChoice" values={{ token }} className={`${button.button} ${button.small}`}>
          {t('area.collect')}
        </PageLink>
      )}
      {action && action !== 'rewardChoice' && (
        <PageLink to={action} className={second}>
          {t(`area.do.${action}`)}
        </PageLink>
      )}
      {mayBeShared(item, today) && (
        <PageLink to="share" values={{ empfehlungsnummer: item.number }} className={second}>
          <Icon name="talk" />
          {t('area.share')}
        </PageLink>
      )}
    </>
  );
}
