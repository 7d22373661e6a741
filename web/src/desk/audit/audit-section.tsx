/** What an auditor takes along: a file for each year, or for the days that are chosen; nothing of a day that is not over. */
import { type AuditDays, downloadAudit } from '@weitersagen/contract/audit/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import { addressOf } from '../../api/client.ts';
import { TextFilter } from '../../form/filter-fields.tsx';
import { Filters } from '../../form/filters.tsx';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';

/** The days of the address, as the fields have them. */
interface Asked {
  from: string;
  to: string;
}

export const askedDays = (query: URLSearchParams): Asked => ({
  from: query.get('von') ?? '',
  to: query.get('bis') ?? '',
});

export function AuditSection({ days: { first, last }, asked }: { days: Value<typeof AuditDays>; asked: Asked }) {
  const t = useT();
  const { mandant } = useSeat();
  return (
    <section className={`${layout.card} ${layout.read}`} aria-labelledby="audit">
      <h2 id="audit">{t('desk.audit.title')}</h2>
      <p>{t('desk.audit.lead')}</p>
      {first === null ? (
        <p>{t('desk.audit.nothing')}</p>
      ) : (
        <>
          <ul className={layout.row} aria-label={t('desk.audit.years')}>
            {yearsOf(first, last).map(({ year, ...query }) => (
              <li key={year}>
                <FileLink href={addressOf(mandant.slug, downloadAudit, { query })}>
                  {query.to === last ? t('desk.audit.yearSoFar', { year }) : year}
                </FileLink>
              </li>
            ))}
          </ul>
          <h3>{t('desk.audit.some')}</h3>
          <Filters
            show={t('desk.audit.choose')}
            reset={t('desk.audit.reset')}
            resetHref={deskPath(mandant.slug, 'aufbewahrung')}
          >
            <TextFilter name="von" label={t('desk.audit.from')} type="date" value={asked.from} />
            <TextFilter name="bis" label={t('desk.audit.to')} type="date" value={asked.to} />
          </Filters>
          <Chosen last={last} {...asked} />
        </>
      )}
    </section>
  );
}

function Chosen({ from, to, last }: Asked & { last: string }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  if (from === '' && to === '') return null;
  const isWrong = ![from, to].every((one) => /^\d{4}-\d\d-\d\d$/.test(one)) || to < from || to > last;
  if (isWrong) return <Notice kind="warn">{t('desk.audit.wrong', { last: day(last, locale) })}</Notice>;
  return (
    <div>
      <FileLink href={addressOf(mandant.slug, downloadAudit, { query: { from, to } })} isFirst>
        {t('desk.audit.file', { from: day(from, locale), to: day(to, locale) })}
      </FileLink>
    </div>
  );
}

/** From the last one on; this year as far as it is over. */
function yearsOf(first: string, last: string): { year: string; from: string; to: string }[] {
  const [begin, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: end - begin + 1 }, (_, ago) => {
    const year = String(end - ago);
    return { year, from: `${year}-01-01`, to: `${year}-12-31` < last ? `${year}-12-31` : last };
  });
}
