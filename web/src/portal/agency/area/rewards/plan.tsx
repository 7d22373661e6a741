/** The reward plan: its rows, a form that adds one, and the question before one ends. */
import { mayEndPlan } from '@weitersagen/contract/agency/plan/rules';
import { NewPremiumPlan, type PremiumPlan } from '@weitersagen/contract/agency/plan/schemas';
import { SelectField } from '../../../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../../../form/field/text-field.tsx';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import { PageLink } from '../../../shell/link/page-link.tsx';
import styles from '../area.module.css';
import { Leave, Question } from '../question.tsx';
import type { RewardData } from './rewards.tsx';

const tab = 'praemien';
const kinds: Record<PremiumPlan['status'], BadgeKind> = { coming: 'info', valid: 'good', over: 'open', ended: 'open' };

export function Plan({ plans, products, mayAdd, mayEnd }: RewardData) {
  const t = useT();
  const columns = useColumns(mayEnd);
  return (
    <section className={layout.stack} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('agencyPlan.title')}</h2>
      <p className={`${layout.soft} ${layout.read}`}>
        {t('agencyPlan.lead')} <PageLink to="agencyPremiums">{t('agencyPlan.all')}</PageLink>
      </p>
      <div className={mayAdd ? styles.columns : undefined}>
        <Table
          caption={t('agencyPlan.caption', { count: plans.length })}
          columns={columns}
          rows={plans}
          keyOf={({ id }) => id}
          empty={<EmptyState title={t('agencyPlan.emptyTitle')}>{t('agencyPlan.empty')}</EmptyState>}
        />
        {mayAdd && <Add products={products} />}
      </div>
    </section>
  );
}

function useColumns(mayEnd: boolean): Column<PremiumPlan>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { head: t('agencyPlan.product'), kind: 'name', cell: ({ product }) => <b>{product}</b> },
    { head: t('agencyPlan.extra'), kind: 'sum', cell: ({ extraCents }) => money(extraCents, locale) },
    { head: t('agencyPlan.value'), kind: 'sum', cell: ({ valueCents }) => money(valueCents, locale) },
    { head: t('agencyPlan.from'), cell: ({ validFrom }) => day(validFrom, locale) },
    { head: t('agencyPlan.to'), cell: ({ validTo }) => (validTo ? day(validTo, locale) : t('agencyPlan.open')) },
    {
      head: t('agencyPlan.status'),
      cell: ({ status }) => <Badge kind={kinds[status]}>{t(`agencyPlan.statusOf.${status}`)}</Badge>,
    },
    ...(mayEnd
      ? [
          {
            head: t('agencyPlan.actions'),
            kind: 'action',
            cell: ({ id, status, product }) =>
              mayEndPlan(status) && (
                <div className={styles.deeds}>
                  <PageLink
                    to="agency"
                    values={{ tab, beenden: id }}
                    className={`${button.button} ${button.quiet} ${styles.deed}`}
                  >
                    {t('agencyPlan.end')}
                    <span className={layout.hush}> – {product}</span>
                  </PageLink>
                </div>
              ),
          } satisfies Column<PremiumPlan>,
        ]
      : []),
  ];
}

function Add({ products }: Pick<RewardData, 'products'>) {
  const t = useT();
  return (
    <section className={`${layout.card} ${layout.stack}`} aria-labelledby="plan-add">
      <h3 id="plan-add">{t('agencyPlan.add')}</h3>
      <Form name="add" schema={NewPremiumPlan}>
        <SelectField name="productId" label={t('agencyPlan.product')} options={products} />
        <TextField
          name="euros"
          label={t('agencyPlan.euros')}
          hint={t('agencyPlan.eurosHint')}
          autoComplete="off"
          width="short"
        />
        <TextField
          name="validFrom"
          label={t('agencyPlan.from')}
          hint={t('agencyPlan.dayHint')}
          autoComplete="off"
          width="middle"
        />
        <TextField name="validTo" label={t('agencyPlan.to')} autoComplete="off" width="middle" optional />
        <div className={layout.row}>
          <Submit>{t('agencyPlan.submit')}</Submit>
        </div>
      </Form>
    </section>
  );
}

export function EndQuestion({ plan: { id, product } }: { plan: PremiumPlan }) {
  const t = useT();
  return (
    <Question title={t('agencyPlan.endTitle', { product })}>
      <p>{t('agencyPlan.endText')}</p>
      <Form name="end">
        <HiddenField name="id" value={id} />
        <div className={layout.row}>
          <Submit isDangerous>{t('agencyPlan.endSubmit')}</Submit>
          <Leave values={{ tab }} />
        </div>
      </Form>
    </Question>
  );
}
