/** What somebody has to know of an agency before anything else: why it ended, where its number leads, what is on its way. */
import { day, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Detail } from './decisions.ts';

export function AgencyNotices({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { status, statusReason, mergedInto, merges } = detail;
  return (
    <>
      {mergedInto && (
        <Notice kind="warn">
          {t('desk.agency.mergedInto')} <a href={deskPath(slug, 'agenturen', mergedInto)}>{mergedInto}</a>
        </Notice>
      )}
      {statusReason && (status === 'inactive' || status === 'rejected') && (
        <Notice kind="warn">{t(`desk.agency.because.${status}`, { reason: statusReason })}</Notice>
      )}
      {merges
        .filter(({ finishedAt }) => finishedAt === null)
        .map(({ from, into, moved, startedAt }) => (
          <Notice key={from} kind="info">
            {t('desk.agency.merging', {
              from,
              into,
              moved: number(moved, locale),
              day: day(startedAt, locale),
            })}
          </Notice>
        ))}
    </>
  );
}
