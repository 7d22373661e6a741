/** praemienuebersicht: every product with its premium, what the agency adds to it, and what its recommenders get (R-19, rules 4.5). */
import { listPremiumPlans } from '@weitersagen/contract/agency/plan/endpoints';
import type { PremiumPlan } from '@weitersagen/contract/agency/plan/schemas';
import { topOf } from '@weitersagen/contract/product/breadcrumb';
import { listCategories, listProducts } from '@weitersagen/contract/product/endpoints';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { day, money } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { type Column, Table } from '../../../ui/work/table.tsx';
import work from '../../../ui/work/work.module.css';
import { useFrame, useProductLanguage, useTitle } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import styles from '../area/area.module.css';
import { AreaPage } from '../area/area-frame.tsx';
import { None } from '../area/list/cells.tsx';

export const texts = ['agencyPremiums.', 'agencyArea.none'];
export const staysStill = true;

interface Row {
  id: number;
  name: string;
  category: string;
  isRecommendable: boolean;
  /** Of everybody. */
  valueCents: number;
  plan: PremiumPlan | null;
}

export async function load({ api, agencyUser }: Load) {
  const mayList = agencyUser?.rights.includes('premiumPlan') ?? false;
  const [products, categories, plans] = await Promise.all([
    api(listProducts),
    api(listCategories),
    mayList ? api(listPremiumPlans) : null,
  ]);
  const counting = plans ? need(plans).filter(({ status }) => status === 'valid') : [];
  const planOf = new Map(counting.map((plan) => [plan.productId, plan]));
  const tops = new Map(need(categories).map(({ id, breadcrumb }) => [id, topOf(breadcrumb)]));
  const rows: Row[] = need(products)
    .filter(({ valueCents }) => valueCents > 0)
    .map(({ id, name, categoryId, hasShopLink, valueCents }) => ({
      id,
      name,
      category: tops.get(categoryId ?? 0) ?? '',
      isRecommendable: hasShopLink,
      valueCents,
      plan: planOf.get(id) ?? null,
    }));
  // What the agency adds to comes first.
  return { rows: rows.toSorted((a, b) => Number(b.plan !== null) - Number(a.plan !== null)), isListed: mayList };
}

export default function AgencyPremiumsScreen() {
  const { rows, isListed } = useLoaderData<typeof load>();
  const t = useT();
  const { agencyUser } = useFrame();
  useTitle(t('agencyPremiums.title'));
  return (
    <AreaPage>
      <div className={work.apart}>
        <h1>{t('agencyPremiums.title')}</h1>
        {isListed && (
          <PageLink
            to="agency"
            values={{ tab: 'praemien' }}
            className={`${button.button} ${button.second} ${button.small}`}
          >
            {t(agencyUser?.rights.includes('addPremiumPlan') ? 'agencyPremiums.change' : 'agencyPremiums.plan')}
          </PageLink>
        )}
      </div>
      <p className={layout.read}>{t('agencyPremiums.lead')}</p>
      {agencyUser?.agencyStatus !== 'active' && <Notice>{t('agencyPremiums.notActive')}</Notice>}
      <div className={styles.brief}>
        <Table
          caption={t('agencyPremiums.caption', { count: rows.length })}
          columns={useColumns()}
          rows={rows}
          keyOf={({ id }) => id}
          empty={<p>{t('agencyPremiums.none')}</p>}
        />
      </div>
    </AreaPage>
  );
}

function useColumns(): Column<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { head: t('agencyPremiums.product'), kind: 'name', cell: (row) => <Product {...row} /> },
    { head: t('agencyPremiums.premium'), kind: 'sum', cell: ({ valueCents }) => money(valueCents, locale) },
    {
      head: t('agencyPremiums.extra'),
      kind: 'sum',
      cell: ({ plan }) => (plan ? <Addition plan={plan} /> : <None />),
    },
    {
      head: t('agencyPremiums.whole'),
      kind: 'sum',
      cell: ({ plan, valueCents }) => <b>{money(plan?.valueCents ?? valueCents, locale)}</b>,
    },
  ];
}

function Addition({ plan: { extraCents, validTo } }: { plan: PremiumPlan }) {
  const t = useT();
  const locale = useLocale();
  return (
    <span>
      {t('agencyPremiums.added', { amount: money(extraCents, locale) })}
      {validTo && <small>{t('agencyPremiums.until', { day: day(validTo, locale) })}</small>}
    </span>
  );
}

/** Leads to the form of recommending for the own agency. */
function Product({ id, name, category, isRecommendable }: Row) {
  const t = useT();
  const lang = useProductLanguage();
  const { agencyUser } = useFrame();
  const named = <span lang={lang}>{name}</span>;
  const { agencyNumber, employeeNumber } = agencyUser ?? {};
  const agentur = [agencyNumber, employeeNumber].filter(Boolean).join('-') || null;
  return (
    <span>
      {isRecommendable ? (
        <PageLink to="recommend" values={{ produktId: id, agentur }}>
          {named}
          <span className={layout.hush}> – {t('agencyPremiums.recommend')}</span>
        </PageLink>
      ) : (
        named
      )}
      {category && category !== name && <small lang={lang}>{category}</small>}
    </span>
  );
}
