/** Reports: how far recommendations came in some days, by one dimension at a time; the address says all of it. */
import { askForMail, removeView, saveView, showOwnReports, showReport } from '@weitersagen/contract/report/desk';
import { useLoaderData, useLocation } from 'react-router';
import { need } from '../../api/need.ts';
import { day, moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { addressWith } from '../../work/list/list-query.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { askedBy, valueField } from './asked.ts';
import { OwnReports, ownForms } from './own-reports.tsx';
import { Cohorts } from './part/cohorts.tsx';
import { Funnel } from './part/funnel.tsx';
import { Owed } from './part/owed.tsx';
import { QueryContext } from './part/panel.tsx';
import { Reasons } from './part/reasons.tsx';
import { Recommenders } from './part/recommenders.tsx';
import { Series } from './part/series.tsx';
import { Values, valueName } from './part/values.tsx';
import { Waits } from './part/waits.tsx';
import { placesOf } from './places.ts';
import styles from './report.module.css';
import { ReportFilter } from './report-filter.tsx';

export async function load({ api, operator, query }: Load) {
  const asked = askedBy(query, operator.today);
  const [report, own] = await Promise.all([api(showReport, { query: asked.query }), api(showOwnReports)]);
  return { asked, report: need(report), own: need(own) };
}

export function submit({ form, done, t }: Submit) {
  const [name, id] = (form.values._form ?? '').split('-');
  if (name === ownForms.save) return form.send(saveView, {}, () => done(t('desk.report.saved')));
  if (name === ownForms.remove)
    return form.send(removeView, { params: { id: Number(id) } }, () => done(t('desk.report.removed')));
  const isMailed = form.values.isMailed === 'yes';
  return form.send(askForMail, { instead: { isMailed: isMailed ? 'yes' : 'no' } }, () =>
    done(t(isMailed ? 'desk.report.mailAsked' : 'desk.report.mailEnded')),
  );
}

export default function ReportScreen() {
  const t = useT();
  const locale = useLocale();
  const { operator, mandant } = useSeat();
  const { asked, report, own } = useLoaderData<typeof load>();
  const address = new URLSearchParams(useLocation().search);
  const { query } = asked;
  const { dimension: by, value } = query;
  const narrowed = value === null ? null : by;
  const places = placesOf(mandant.slug, operator.role, query);
  const chosen = by && report.choices.find((one) => one.value === value);
  return (
    <QueryContext value={query}>
      <PageHead
        title={t('desk.report.title')}
        lead={t('desk.report.lead', {
          from: day(report.from, locale),
          until: day(report.until, locale),
          beforeFrom: day(report.beforeFrom, locale),
          beforeUntil: day(report.beforeUntil, locale),
          at: moment(report.countedAt, locale),
          of: by && chosen ? `${t(`desk.report.dimensionOf.${by}`)} ${valueName(chosen, by, t)}` : 'none',
        })}
      />
      <ReportFilter asked={asked} report={report} />
      <OwnReports own={own} />
      <div className={styles.panels}>
        <Funnel report={report} by={narrowed} places={places} />
        {by && value === null && (
          <Values
            report={report}
            by={by}
            hrefOf={(one) => addressWith(address, { [valueField(by)]: one })}
            places={places}
          />
        )}
        <Series report={report} by={narrowed} />
        <Waits report={report} />
        <Owed owed={report.owed} places={places} />
        <Reasons report={report} places={places} />
        <Cohorts report={report} places={places} />
        <Recommenders report={report} places={places} />
      </div>
    </QueryContext>
  );
}
