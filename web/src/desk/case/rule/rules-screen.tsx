/** How often each rule fired and how often people said that it was right, so that its weight can be set. */
import { showRules } from '@weitersagen/contract/case/desk';
import { rulesMax } from '@weitersagen/contract/case/rules';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Table } from '../../../ui/work/table.tsx';
import { PageHead } from '../../../work/page-head.tsx';
import { useSeat } from '../../desk-context.ts';
import { BackToList } from '../../layout/back-to-list.tsx';
import { deskPath, type Load } from '../../screen.ts';
import { Meter } from '../meter.tsx';

/** The most telling first; those that never fired as the book lists them. */
export const load = async ({ api }: Load) => need(await api(showRules)).toSorted((a, b) => b.fired - a.fired);

export default function RulesScreen() {
  const t = useT();
  const locale = useLocale();
  const rules = useLoaderData<typeof load>();
  const { mandant } = useSeat();
  const most = Math.max(...rules.map(({ fired }) => fired), 1);
  const fired = rules.reduce((sum, rule) => sum + rule.fired, 0);
  return (
    <>
      <PageHead
        title={t('desk.case.rules')}
        lead={t('desk.case.rulesLead')}
        back={<BackToList href={deskPath(mandant.slug, 'faelle')}>{t('desk.nav.cases')}</BackToList>}
      />
      <Table
        caption={t('desk.case.rulesCount', { count: rules.length, fired })}
        rows={rules}
        keyOf={({ rule }) => rule}
        empty={null}
        columns={[
          { head: t('desk.case.rule'), kind: 'name', cell: ({ rule }) => t(`desk.case.ruleOf.${rule}`) },
          {
            head: t('desk.case.weight'),
            kind: 'sum',
            cell: ({ weight }) => (weight === 0 ? t('desk.case.off') : number(weight, locale)),
          },
          {
            head: t('desk.case.fired'),
            cell: (rule) => (
              <>
                {rule.fired < rulesMax
                  ? number(rule.fired, locale)
                  : t('desk.case.firedMany', { max: number(rulesMax, locale) })}
                <Meter value={rule.fired} of={most} />
              </>
            ),
          },
          {
            head: t('desk.case.right'),
            cell: ({ decided, right }) =>
              decided === 0 ? (
                <span className={layout.soft}>{t('desk.case.rightNone')}</span>
              ) : (
                <>
                  {t('desk.case.rightOf', {
                    right: number(right, locale),
                    decided: number(decided, locale),
                    percent: Math.round((right / decided) * 100),
                  })}
                  <Meter value={right} of={decided} />
                </>
              ),
          },
        ]}
      />
    </>
  );
}
