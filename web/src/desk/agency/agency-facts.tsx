/** What is known of an agency, and how much stands under its number. */
import { countMax } from '@weitersagen/contract/basics/list';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { ReactNode } from 'react';
import { wordOf } from '../../form/filter-words.ts';
import { day, moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Parted } from '../../ui/work/parted.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { agencyField } from './agency-field.ts';
import type { Detail } from './decisions.ts';

interface Props {
  detail: Detail;
  isBeside?: boolean;
}

interface FactsProps extends Props {
  /** Of the company's single sign-on; null where there is none. */
  departments?: readonly string[] | null;
}

export function AgencyFacts({ detail, isBeside, departments = null }: FactsProps) {
  const t = useT();
  const locale = useLocale();
  const none = t('desk.agency.none');
  const address = [
    [detail.street, detail.houseNumber],
    [detail.postcode, detail.city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
  const facts: (readonly [string, ReactNode])[] = [
    [t('desk.agency.legalForm'), detail.legalForm ?? none],
    [t('desk.agency.address'), address || none],
    [t('desk.agency.email'), <Parted key="email" text={detail.email} />],
    [t('desk.agency.phone'), detail.phone ?? none],
    [t('desk.agency.tax'), [detail.vatId, detail.taxNumber].filter(Boolean).join(', ') || none],
    [t('desk.agency.buyerReference'), detail.buyerReference ?? none],
    [t('desk.agency.logo'), detail.logo ? <Parted key="logo" text={detail.logo} /> : none],
    [t('desk.agency.bank'), detail.maskedIban ?? t('desk.agency.noBank')],
    ...(departments
      ? [[t('desk.agency.departments'), departments.join(', ') || t('desk.agency.noDepartment')] as const]
      : []),
    [t('desk.agency.since'), day(detail.createdAt, locale)],
    [t('desk.agency.lastLogin'), detail.lastLoginAt ? moment(detail.lastLoginAt, locale) : t('desk.agency.never')],
  ];
  return (
    <section className={isBeside ? layout.stack : layout.card} aria-labelledby="agency-facts">
      <h2 id="agency-facts">{t('desk.agency.facts')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** What is counted, and the list of the desk that shows it: what stands under the number there, or on this page. */
const counted = {
  people: '#agency-people',
  recommenders: 'empfehler',
  recommendations: 'empfehlungen',
  contacts: null,
  orders: 'auftraege',
  waitingOrders: 'auftraege',
  rewards: 'praemien',
  invitations: 'einladungen',
  plans: '#agency-plans',
} as const;
type Counted = keyof typeof counted;

export function AgencyCounts({ detail, isBeside }: Props) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { number: own, counts, people } = detail;
  const many = { ...counts, people };
  const hrefOf = (kind: Counted): string | undefined => {
    const list = counted[kind];
    const page = deskPath(slug, 'agenturen', own);
    if (kind === 'invitations') return deskPath(slug, 'agenturen', own, 'einladungen');
    if (list === null) return undefined;
    if (list.startsWith('#')) return isBeside ? `${page}${list}` : list;
    const status = kind === 'waitingOrders' ? `&status=${wordOf(orderStatus, 'confirmed')}` : '';
    return `${deskPath(slug, list)}?${agencyField}=${own}${status}`;
  };
  return (
    <section className={isBeside ? layout.stack : layout.card} aria-labelledby="agency-counts">
      <h2 id="agency-counts">{t('desk.agency.counts')}</h2>
      <Facts
        facts={(Object.keys(counted) as Counted[]).map((kind) => {
          const name = t(`desk.agency.count.${kind}`);
          const [count, href] = [manyText(many[kind], t, locale), hrefOf(kind)];
          return [
            name,
            href && many[kind] !== 0 ? (
              <a key={kind} href={href}>
                {count}
                <span className={layout.hush}> {name}</span>
              </a>
            ) : (
              count
            ),
          ];
        })}
      />
    </section>
  );
}

export const manyText = (count: number | null, t: ReturnType<typeof useT>, locale: string): string =>
  count === null ? t('desk.agency.many', { count: number(countMax, locale) }) : number(count, locale);

export function AgencyMerges({ detail: { number: own, merges } }: Pick<Props, 'detail'>) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const over = merges.filter(({ into, finishedAt }) => into === own && finishedAt !== null);
  if (over.length === 0) return null;
  return (
    <section className={layout.card} aria-labelledby="agency-merges">
      <h2 id="agency-merges">{t('desk.agency.absorbed')}</h2>
      <Facts
        facts={over.map(({ from, moved, startedAt }) => [
          day(startedAt, locale),
          <>
            <a href={deskPath(slug, 'agenturen', from)}>{from}</a> {t('desk.agency.movedRows', { count: moved })}
          </>,
        ])}
      />
    </section>
  );
}
